import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useContext } from 'react';
import type { PasswordRequest } from '#shared/account/password-requests.ts';
import { counted, formatCount, formatDate, formatMoment, formatRupees } from '#shared/kit/format.ts';
import { amountOf } from '#shared/kit/sums.ts';
import type { Analytics } from '#shared/office/analytics.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callQuery } from '#web/api/call-query.ts';
import { lazyPartBelow } from '#web/portal/kit/shell/lazy-part.tsx';
import { namedEntries, PortalMenu } from '#web/portal/kit/shell/menu.ts';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { useMay } from '#web/portal/kit/shell/use-permissions.ts';
import { InviteButton } from '#web/portal/people/person/invite-button.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Approvals } from './approvals.tsx';
import { ClockQuestion } from './clock-question.tsx';
import { Today } from './office-tasks.tsx';
import { PayeeChanges } from './payee-changes.tsx';

const LastChanges = lazyPartBelow(() => import('./last-changes.tsx'));

/** product §2.13: these eight, in this order; each with what an admin does there. */
const tileTexts: Readonly<Record<string, string>> = {
  Students: 'Enter, edit, invite, import',
  Faculty: 'Enter, edit, invite, import',
  'Contact Info': 'Email and phone of all people',
  'Personal Info': 'Birth dates, addresses and more',
  'Academic Calendar': 'Dates of every year',
  Events: 'Camps, workshops and meets, with photos',
  Analytics: 'Counts, events ahead, fees due',
  Settings: 'Password, devices, deleted records',
};

/** What needs doing today, tiles to the sections, and the last changes. */
export function OfficeHomeScreen() {
  const menu = useContext(PortalMenu);
  const { data } = useQuery(callQuery('readAnalytics'));
  const tasks = useQuery(callQuery('listOfficeTasks', {}, useIndiaDay()));
  // Tiles shown before the lines of today, whose number only the server knows, would move away under the finger.
  if (tasks.isPending)
    return (
      <>
        <ScreenHeader title="Dashboard" />
        <Loading text="Loading…" />
      </>
    );
  return (
    <>
      <ScreenHeader title="Dashboard" />
      {tasks.data ? (
        <>
          {tasks.data.clockJump && <ClockQuestion {...tasks.data.clockJump} />}
          <PayeeChanges payeeChanges={tasks.data.payeeChanges} />
          <Approvals />
          <PasswordRequests requests={tasks.data.passwordRequests} />
          <MoneyFigures />
          <Today waiting={tasks.data} />
        </>
      ) : (
        <Alert>What needs doing today could not be loaded. Please open this page again in a moment.</Alert>
      )}
      <ul aria-label="Sections" className="grid grid-cols-2 gap-2 sm:gap-3 xl:grid-cols-4">
        {namedEntries(menu, Object.keys(tileTexts)).map(({ label, path, icon: Icon }) => (
          <li key={path}>
            <Link
              to={path}
              className="flex h-full items-center gap-3 rounded-lg border border-line bg-white p-3 transition-colors hover:border-teal hover:bg-sea-pale"
            >
              <span className="grid size-9 flex-none place-items-center rounded-full bg-sea-pale text-teal max-xs:hidden">
                <Icon className="size-5" aria-hidden="true" />
              </span>
              <span className="min-w-0">
                <span className="block leading-tight font-semibold">{label}</span>
                <span className="line-clamp-2 text-sm leading-snug text-ink-soft">
                  {figureOf(path, data) ?? tileTexts[label]}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {tasks.data && <LastChanges changes={tasks.data.changes} />}
    </>
  );
}

/** The figure of a tile; empty until the counts have loaded. */
function figureOf(path: string, analytics: Analytics | undefined): string | undefined {
  if (!analytics) return undefined;
  const { students, faculty, events, fees } = analytics;
  const [next] = events.next;
  const figures: Record<string, string | undefined> = {
    [portalRoutes.admin('students')]: `${formatCount(students.total)} in four years`,
    [portalRoutes.admin('faculty')]: counted(faculty.total, 'member'),
    [portalRoutes.admin('events')]: next && `${formatDate(next.eventDate)}: ${next.eventTitle}`,
    [portalRoutes.admin('analytics')]: fees && `${formatRupees(fees.due)} of fees due`,
  };
  return figures[path];
}

const calls = {
  student: 'createStudentInvite',
  faculty: 'createFacultyInvite',
  guardian: 'createGuardianInvite',
  admin: 'createAdminInvite',
} as const satisfies Record<PasswordRequest['role'], string>;

/** Who has forgotten the password, each with a link to send or copy. A row stays until the password is chosen. */
function PasswordRequests({ requests }: { requests: readonly PasswordRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <section className="mb-8" aria-labelledby="password-requests">
      <h2 id="password-requests" className="mb-3 text-xl">
        Forgotten passwords
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-white">
        {requests.map(({ role, recordId, name, phone, askedAt, linkUntil }) => (
          <li key={recordId} className="flex min-h-12 flex-wrap items-center gap-x-3 px-4 py-2">
            <span className="min-w-0 grow">
              <span className="block font-medium break-words">{name}</span>
              <span className="block text-sm text-ink-soft">
                {linkUntil
                  ? `Link made, good until ${formatMoment(linkUntil)}`
                  : `Asked on ${formatMoment(askedAt)}`}
              </span>
            </span>
            <InviteButton call={calls[role]} id={recordId} name={name} phone={phone} isQuiet />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The money of today and of this month, and what is open: each figure leads to its list. Nothing for those who may not read it. */
function MoneyFigures() {
  const may = useMay();
  const [seesPayments, seesDues] = [may('payment.list', true), may('due.list', true)];
  const today = useIndiaDay();
  const month = { from: `${today.slice(0, 7)}-01`, to: today };
  // The sums are of all pages. Not by the lists of the screens: their tables of fields are no part of the first load.
  const row = { page: 1, pageSize: 1 };
  const payments = callQuery('listPayments', { query: { ...month, ...row } });
  const { data: book } = useQuery({ ...payments, enabled: seesPayments });
  const { data: dues } = useQuery({ ...callQuery('listDues', { query: row }), enabled: seesDues });
  if (!seesPayments && !seesDues) return null;
  const taken = (day?: string) => book && amountOf(book.sums.filter(({ paidOn }) => !day || paidOn === day));
  return (
    <section aria-labelledby="money" className="mb-6">
      <h2 id="money" className="sr-only">
        Money
      </h2>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
        {seesPayments && (
          <>
            <Figure
              label="Taken today"
              to="payments"
              search={{ from: today, to: today }}
              amount={taken(today)}
            />
            <Figure label="Taken this month" to="payments" search={month} amount={taken()} />
          </>
        )}
        {seesDues && (
          <>
            <Figure label="Open dues" to="dues" search={{ sort: '-open' }} amount={dues?.sums.open} />
            <Figure
              label="Of it overdue"
              to="dues"
              search={{ overdue: 'true', sort: '-open' }}
              amount={dues?.sums.overdue}
              isLate
            />
          </>
        )}
      </ul>
    </section>
  );
}

interface FigureProps {
  label: string;
  /** Below /admin-dashboard. */
  to: string;
  search?: Record<string, string>;
  /** Whole rupees; undefined while it loads. */
  amount: number | undefined;
  isLate?: boolean;
}

function Figure({ label, to, search, amount, isLate = false }: FigureProps) {
  return (
    <li className="bg-white">
      <Link
        to={portalRoutes.admin(to)}
        search={search ?? {}}
        className="block h-full px-4 py-3 hover:bg-sea-pale"
      >
        <span className="block text-sm text-ink-soft">{label}</span>
        <span
          className={`tabular block text-xl leading-tight font-semibold sm:text-2xl ${isLate && amount ? 'text-madder' : ''}`}
        >
          {amount === undefined ? '…' : formatRupees(amount)}
        </span>
      </Link>
    </li>
  );
}
