import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useContext } from 'react';
import { formatCount, formatDate, formatRupees } from '#shared/kit/format.ts';
import type { Analytics } from '#shared/office/analytics.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callApi } from '#web/api/calls.ts';
import { lazyPartBelow } from '#web/portal/kit/shell/lazy-part.tsx';
import { namedEntries, PortalMenu } from '#web/portal/kit/shell/menu.ts';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { analyticsQuery } from '#web/portal/office/analytics/analytics-query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Approvals } from './approvals.tsx';
import { ClockQuestion } from './clock-question.tsx';
import { MoneyFigures } from './money-figures.tsx';
import { Today } from './office-tasks.tsx';
import { PasswordRequests } from './password-requests.tsx';
import { PayeeChanges } from './payee-changes.tsx';

const LastChanges = lazyPartBelow(() => import('./last-changes.tsx'), 'LastChanges');

/** @param today the server knows it: a new day asks it again */
const officeTasksQuery = (today: string) =>
  queryOptions({
    queryKey: ['office tasks', today],
    queryFn: ({ signal }) => callApi('listOfficeTasks', { signal }),
  });

/** product §2.13: these eight, in this order; each with what an admin does there. */
const tileTexts: Readonly<Record<string, string>> = {
  Students: 'Enter, edit, invite, import',
  Faculty: 'Enter, edit, invite, import',
  'Contact Info': 'E-mail and phone of all people',
  'Personal Info': 'Birth dates, addresses and more',
  'Academic Calendar': 'Dates of every year',
  Events: 'Camps, workshops and meets, with photos',
  Analytics: 'Counts, events ahead, fees due',
  Settings: 'Password, devices, deleted records',
};

/** What needs doing today, tiles to the sections, and the last changes. */
export function OfficeHomeScreen() {
  const menu = useContext(PortalMenu);
  const { data } = useQuery(analyticsQuery);
  const tasks = useQuery(officeTasksQuery(useIndiaDay()));
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
    [portalRoutes.admin('faculty')]:
      `${formatCount(faculty.total)} ${faculty.total === 1 ? 'member' : 'members'}`,
    [portalRoutes.admin('events')]: next && `${formatDate(next.eventDate)}: ${next.eventTitle}`,
    [portalRoutes.admin('analytics')]: fees && `${formatRupees(fees.due)} of fees due`,
  };
  return figures[path];
}
