import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { counted, formatTime } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { routes } from '#shared/routes.ts';
import { nowAndNext, phaseOf } from '#shared/teaching/now-and-next.ts';
import type { DayClass, TimetableDay } from '#shared/teaching/timetable.ts';
import { weekdayLabel, weekdayOf } from '#shared/teaching/weekdays.ts';
import { callQuery } from '#web/api/call-query.ts';
import { readViewing } from '#web/api/view-as.ts';
import { useIndiaTime } from '#web/portal/kit/shell/use-india-time.ts';
import { isHeld, laterClassQuery } from '#web/portal/teaching/timetable/timetable-queries.ts';
import { TitleAndDetails } from '#web/portal/teaching/timetable/title-and-details.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { ClosedYears, WrongDate } from './day-notices.tsx';
import { QueuedRegisters } from './queued-registers.tsx';
import { isRegisterOf, useWaitingRegisters } from './register-outbox.ts';
import { registersDueQuery, useToday } from './register-queries.ts';
import { usePortalUser } from './use-portal-user.ts';
import { useReadyOffline } from './use-ready-offline.ts';

const loadList = () => import('./registers-screen.tsx');

/** The teacher's first screen: the class that is on, the next one, the registers to take and the marks to enter. */
export function TeacherToday() {
  const user = usePortalUser();
  const time = useIndiaTime();
  const { day, lastKnown, data, isError } = useToday(user.facultyId);
  const queue = useWaitingRegisters(user.id);
  useReadyOffline(user.facultyId, data, loadList);
  const due = useQuery(registersDueQuery(day, user.facultyId));
  if (!data && isError) return <QueuedRegisters userId={user.id} />;
  // As high as the tiles: meanwhile the parts below, which are loaded when they are seen, must not be in sight.
  if (!data) return <div className="mb-6 min-h-[33rem] sm:min-h-80 2xl:min-h-52" aria-busy="true" />;
  const own = data.classes.filter((one) => isHeld(one) && one.faculty?.id === user.facultyId);
  const { now, next } = nowAndNext(own, data.periods, time);
  // One that waits on this device is taken: the bar above says that it is still to be sent.
  const isOpen = (one: DayClass, on = day) => !one.held && !queue.some(isRegisterOf(on, one));
  const begun = own.filter((one) => isOpen(one) && phaseOf(one, data.periods, time) !== 'later');
  const open = begun.length + (due.data?.filter((one) => isOpen(one, one.day)).length ?? 0);
  const takeable = now && isOpen(now) ? now : begun.at(-1);
  const pathOf = (one: DayClass) => user.pathOf(`registers/${data.day}/${one.period}/${one.year}`);
  return (
    <section aria-label="Today" className="mb-6">
      <WrongDate day={day} lastKnown={lastKnown} />
      <QueuedRegisters userId={user.id} />
      <ClosedYears day={data} />
      <ul className="grid gap-3 sm:grid-cols-2 2xl:grid-cols-4">
        <Tile title="Now">
          {now ? <ClassLine one={now} day={data} /> : (data.closed ?? 'You have no class now.')}
          {takeable && !readViewing() && (
            <Link to={pathOf(takeable)} className={buttonClass('primary', 'mt-3 w-full')}>
              Take the register{takeable !== now && `, period ${takeable.period}`}
            </Link>
          )}
        </Tile>
        <Tile title="Next">
          {next ? <ClassLine one={next} day={data} /> : <LaterClass day={day} isFree={own.length === 0} />}
        </Tile>
        <Tile title="Registers">
          {open === 0
            ? 'No registers to take now.'
            : `${counted(open, 'register is', 'registers are')} not taken yet.`}
          <Link to={user.pathOf('registers')} className={buttonClass('plain', 'mt-3 w-full')}>
            Open the registers
          </Link>
        </Tile>
        <Tile title="Marks">
          <MarksToEnter today={day} />
        </Tile>
      </ul>
      <p className="mt-3">
        <a href={routes.examTab('resources')} className={buttonClass('plain')}>
          Study material for students
        </a>
      </p>
    </section>
  );
}

function LaterClass({ day, isFree }: { day: string; isFree: boolean }) {
  const { facultyId } = usePortalUser();
  const { data } = useQuery(laterClassQuery(day, { facultyId }));
  return (
    <>
      <span className="block">{isFree ? 'You have no class today.' : 'No further class today.'}</span>
      {data && <ClassLine {...data} weekday={`${weekdayLabel(weekdayOf(data.day.day))}, `} />}
    </>
  );
}

function Tile({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="rounded-lg border border-line bg-white p-4">
      <h2 className="mb-1 text-sm font-semibold text-ink-soft">{title}</h2>
      <div className="leading-snug">{children}</div>
    </li>
  );
}

function ClassLine({ one, day, weekday = '' }: { one: DayClass; day: TimetableDay; weekday?: string }) {
  const from = day.periods[one.period - 1]?.from;
  const details = [`${yearLabels[one.year]} year`, from && weekday + formatTime(from), one.room];
  return <TitleAndDetails title={one.subject.name} details={details} />;
}

const shown = 3;

/** The papers whose marks the teacher has to enter, each with the number that is missing. @param today papers of later days are not held yet */
function MarksToEnter({ today }: { today: string }) {
  const { pathOf } = usePortalUser();
  const { data, error } = useQuery(
    callQuery('listExamSessions', { query: { state: 'open', sort: '-date' } }),
  );
  if (!data) return error ? 'This could not be loaded just now.' : <span aria-busy="true">…</span>;
  const open = data.flatMap(({ id, name, students = 0, papers }) =>
    papers
      .filter(({ mayEnter, date, entered = 0 }) => mayEnter && date <= today && entered < students)
      .map((paper) => ({ id, name, subject: paper.subject, missing: students - (paper.entered ?? 0) })),
  );
  if (open.length === 0) return 'No marks to enter now.';
  return (
    <>
      <ul className="grid gap-1">
        {open.slice(0, shown).map(({ id, name, subject, missing }) => (
          <li key={`${id} ${subject.id}`}>
            <Link
              to={pathOf(`marks/${id}`)}
              search={{ subject: subject.id }}
              className="inline-flex min-h-6 items-center font-semibold link-alone"
            >
              {subject.name}
            </Link>
            <span className="block text-sm text-ink-soft">
              {name} · {counted(missing, 'mark')} to enter
            </span>
          </li>
        ))}
      </ul>
      {open.length > shown && (
        <Link to={pathOf('marks')} className="mt-1 inline-flex min-h-6 items-center link-alone">
          All {open.length} papers
        </Link>
      )}
    </>
  );
}
