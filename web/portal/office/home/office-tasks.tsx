// What needs doing today, and the first steps of a new college.
import { Link } from '@tanstack/react-router';
import {
  CircleCheck,
  CircleDashed,
  ClipboardCheck,
  ClipboardPen,
  FileClock,
  FilePen,
  KeyRound,
  type LucideIcon,
  Megaphone,
  PhoneIncoming,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { counted, formatDate, formatRupees, withoutBreaks } from '#shared/kit/format.ts';
import {
  mostNamed,
  type OfficeTaskKind,
  type SetUpStep,
  setUpSteps,
  setUpTable,
} from '#shared/office/office-task-kinds.ts';
import type { OfficeTask, OfficeTasks } from '#shared/office/office-tasks.ts';
import { portalRoutes } from '#shared/routes.ts';
import { endingDays } from '#shared/website/notices/notice-ends.ts';
import { callApi } from '#web/api/calls.ts';
import { RowAction } from '#web/portal/kit/rows/row-action.tsx';
import { Pill } from '#web/ui/pill.tsx';

interface TaskOnScreen {
  icon: LucideIcon;
  /** The screen on which the task is done, below /admin-dashboard. */
  to: string;
  sentence: (task: OfficeTask) => string;
}

const tasksOnScreen: Readonly<Record<OfficeTaskKind, TaskOnScreen>> = {
  'registers-not-taken': {
    icon: ClipboardCheck,
    to: 'registers',
    sentence: ({ count }) => `${counted(count, 'register')} not taken`,
  },
  'marks-not-entered': {
    icon: ClipboardPen,
    to: 'marks?state=open',
    sentence: ({ count }) => `Marks of ${counted(count, 'paper', 'papers')} to be entered`,
  },
  'certificates-asked': {
    icon: FilePen,
    to: 'certificates',
    sentence: ({ count }) => `${counted(count, 'certificate', 'certificates')} asked for`,
  },
  'enquiries-to-follow-up': {
    icon: PhoneIncoming,
    to: 'enquiries?due=now',
    sentence: ({ count }) => `${counted(count, 'enquiry', 'enquiries')} to follow up`,
  },
  'fees-overdue': {
    icon: Wallet,
    to: 'dues?overdue=true',
    sentence: ({ count, amount = 0 }) =>
      `${counted(count, 'student owes', 'students owe')} ${formatRupees(amount)} past the due date`,
  },
  'students-not-invited': {
    icon: KeyRound,
    to: 'students?invited=no',
    sentence: ({ count }) => `${counted(count, 'student is', 'students are')} not invited to the portal yet`,
  },
  'notices-ending': {
    icon: Megaphone,
    to: 'notices?state=published&time=now',
    sentence: ({ count }) => `${counted(count, 'notice ends', 'notices end')} within ${endingDays} days`,
  },
  'facts-old': {
    icon: FileClock,
    to: 'facts',
    sentence: ({ count }) => `${counted(count, 'fact')} of the website checked more than a year ago`,
  },
};

/** What waits today, and on the first days what to begin with. */
export function Today({ waiting }: { waiting: OfficeTasks }) {
  return (
    <>
      {waiting.setUp.length > 0 && <SetUp steps={waiting.setUp} />}
      <section className="mb-8" aria-labelledby="today">
        <h2 id="today" className="mb-3 text-xl">
          Today
        </h2>
        {waiting.tasks.length === 0 ? (
          <p>Nothing is waiting.</p>
        ) : (
          <ul className={listClass}>
            {byUrgency(waiting.tasks).map((task) => {
              const { sentence, ...row } = tasksOnScreen[task.kind];
              return (
                <Row key={task.kind} {...row} text={sentence(task)} who={task.who}>
                  {isLate(task) && <Pill tone="bad">Since {formatDate(task.since ?? '')}</Pill>}
                  {task.until && <Pill tone="waiting">Until {formatDate(task.until)}</Pill>}
                </Row>
              );
            })}
          </ul>
        )}
      </section>
    </>
  );
}

/** A fact that was checked long ago is not late. */
const isLate = ({ kind, since }: OfficeTask) => since !== undefined && kind !== 'facts-old';

/** What is late, then what has a day, each in the server's order. */
function byUrgency(tasks: readonly OfficeTask[]): OfficeTask[] {
  const place = (task: OfficeTask) => (isLate(task) ? 0 : task.until ? 1 : 2);
  return tasks.toSorted((a, b) => place(a) - place(b));
}

const listClass = 'divide-y divide-line overflow-hidden rounded-lg border border-line bg-white';

/** What is done is reckoned by the server; the list goes when all is, or when an admin puts it away. */
function SetUp({ steps: open }: { steps: readonly SetUpStep[] }) {
  const done = setUpSteps.filter((step) => !open.includes(step));
  return (
    <section className="mb-8" aria-labelledby="set-up">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="set-up" className="text-xl">
          To begin with: {done.length} of {setUpSteps.length} done
        </h2>
        <RowAction
          variant="quiet"
          name="Put away this list"
          run={() => callApi('updateCollegeSettings', { body: { isSetUp: true } })}
          done="The list is put away"
        >
          Put away
        </RowAction>
      </div>
      <ol className={listClass}>
        {open.map((step) => (
          <Row key={step} icon={CircleDashed} {...setUpTable[step]} />
        ))}
      </ol>
      {done.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer py-2 font-medium text-teal">What is done</summary>
          <ul className={listClass}>
            {done.map((step) => (
              <Row key={step} icon={CircleCheck} {...setUpTable[step]} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

interface RowProps {
  icon: LucideIcon;
  to: string;
  text: string;
  /** One more than are named where there are more. */
  who?: readonly string[] | undefined;
  /** Its day. */
  children?: ReactNode;
}

function Row({ icon: Icon, to, text, who, children }: RowProps) {
  return (
    <li>
      <Link
        to={portalRoutes.admin(to)}
        className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 hover:bg-sea-pale"
      >
        <Icon className="size-5 flex-none text-teal" />
        <span className="min-w-0 flex-1">
          <span className="font-medium">{withoutBreaks(text)}</span>
          {who && (
            <span className="block text-sm leading-snug wrap-anywhere text-ink-soft">
              {who.slice(0, mostNamed).join(', ')}
              {who.length > mostNamed && ' and others'}
            </span>
          )}
        </span>
        <span className="flex-none empty:hidden max-sm:w-full max-sm:pl-8">{children}</span>
      </Link>
    </li>
  );
}
