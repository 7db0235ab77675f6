import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { formatTime } from '#shared/format.ts';
import type { DayClass, TimetableDay } from '#shared/timetable.ts';
import { addDays } from '#shared/weekdays.ts';
import { queryClient } from '#web/api/query-client.ts';
import { dayLabel } from '#web/portal/calendar/month.ts';
import { FilterSelect } from '#web/portal/lists/filter-select.tsx';
import { lazyDialog } from '#web/portal/shell/lazy-part.tsx';
import { LoadFailure } from '#web/portal/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/shell/screen-header.tsx';
import { isHeld } from '#web/portal/timetable/timetable-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { ClassCard } from './class-card.tsx';
import { QueuedRegisters } from './queued-registers.tsx';
import { dayQuery, registersDueQuery, rosterQuery, useToday } from './register-queries.ts';
import { isRegisterOf, useQueue } from './register-queue.ts';
import { registerSearch } from './register-search.ts';
import { usePortalUser } from './use-portal-user.ts';
import { WrongDate } from './wrong-date.tsx';

const ExtraClassDialog = lazyDialog(() => import('./extra-class-dialog.tsx'), 'ExtraClassDialog');
const SubstitutionDialog = lazyDialog(
  () => import('#web/portal/timetable/substitution-dialog.tsx'),
  'SubstitutionDialog',
);

/** The classes of a day and their registers: a teacher's own, or the whole college's for the office. */
export function RegistersScreen() {
  const { day: chosen } = registerSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const user = usePortalUser();
  const queue = useQueue();
  const [isAdding, setAdding] = useState(false);
  const [isMissingOnly, setMissingOnly] = useState(false);
  const [changing, setChanging] = useState<{ one: DayClass; day: string }>();
  const now = useToday(user.facultyId);
  const day = chosen ?? now.day;
  const { data, error, refetch } = useQuery(dayQuery(day, user.facultyId));
  const due = useQuery(registersDueQuery(now.day, user.facultyId));
  useReadyOffline(user.facultyId, data);
  const goTo = (next: string) =>
    void navigate({ to: '.', search: (next === now.day ? {} : { day: next }) as never }); // the screen's only parameter
  const cardOf = (one: DayClass, on: string, hasDay = false) => (
    <ClassCard
      key={`${on} ${one.period} ${one.year}`}
      one={one}
      day={on}
      to={user.pathOf}
      periods={data?.periods ?? []}
      queued={queue.find(isRegisterOf(on, one))}
      hasDay={hasDay}
      isOffice={!user.facultyId}
      isFuture={on > now.day}
      onChange={user.facultyId || one.held ? undefined : () => setChanging({ one, day: on })}
    />
  );
  return (
    <>
      <ScreenHeader title={user.facultyId ? 'Registers' : 'Registers of the day'}>
        {data && !data.closed && <Button onClick={() => setAdding(true)}>Further class</Button>}
      </ScreenHeader>
      <WrongDate day={now.day} />
      <QueuedRegisters userId={user.id} />
      <div className="mb-3 flex items-center gap-1">
        <DayButton label="Previous day" onClick={() => goTo(addDays(day, -1))}>
          <ChevronLeft className="size-5" aria-hidden="true" />
        </DayButton>
        <h2 className="min-w-48 text-center text-lg">
          {day === now.day && 'Today, '}
          {dayLabel(day)}
        </h2>
        <DayButton label="Next day" onClick={() => goTo(addDays(day, 1))}>
          <ChevronRight className="size-5" aria-hidden="true" />
        </DayButton>
      </div>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading text="Loading…" />}
      {data?.closed && <p className="mb-6">{data.closed}</p>}
      {data && !user.facultyId && (
        <Taken
          classes={data.classes.filter(isHeld)}
          isMissingOnly={isMissingOnly}
          onMissingOnly={setMissingOnly}
        />
      )}
      {data && !data.closed && (
        <>
          {data.classes.length === 0 && (
            <p className="text-ink-soft">
              {user.facultyId
                ? 'You have no class on this day.'
                : 'No class is planned for this day. The week of each year is planned under ‘Timetable’.'}
            </p>
          )}
          {user.facultyId ? (
            <List isOffice={false}>{data.classes.map((one) => cardOf(one, day))}</List>
          ) : (
            byPeriod(data, isMissingOnly).map(({ period, label, classes }) => (
              <section key={period} className="mb-4">
                <h3 className="mb-1 text-sm text-ink-soft">{label}</h3>
                <List isOffice>{classes.map((one) => cardOf(one, day))}</List>
              </section>
            ))
          )}
        </>
      )}
      {isAdding && data && (
        <ExtraClassDialog day={day} periods={data.periods} user={user} onClose={() => setAdding(false)} />
      )}
      {changing && <SubstitutionDialog {...changing} onClose={() => setChanging(undefined)} />}
      {due.data && due.data.length > 0 && (
        <section aria-labelledby="due">
          <h2 id="due" className="mt-8 mb-2 text-lg">
            Not taken in the last seven days
          </h2>
          <List isOffice={!user.facultyId}>{due.data.map((one) => cardOf(one, one.day, true))}</List>
        </section>
      )}
    </>
  );
}

/** How far the whole college's day is, and the choice to see what is missing alone. */
function Taken({
  classes,
  isMissingOnly,
  onMissingOnly,
}: {
  classes: readonly DayClass[];
  isMissingOnly: boolean;
  onMissingOnly: (isOn: boolean) => void;
}) {
  if (classes.length === 0) return null;
  const taken = classes.filter(({ held }) => held).length;
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
      <p>
        {taken} of {classes.length} registers {classes.length === 1 ? 'is' : 'are'} taken.
      </p>
      {taken > 0 && taken < classes.length && (
        <FilterSelect
          label="Registers"
          all="All registers"
          value={isMissingOnly ? 'missing' : undefined}
          options={[{ value: 'missing', label: 'Not taken' }]}
          onChange={(value) => onMissingOnly(value === 'missing')}
        />
      )}
    </div>
  );
}

/** Loads what the next registers need while there is a line: the service worker keeps it. */
function useReadyOffline(facultyId: string | undefined, data: TimetableDay | undefined): void {
  useEffect(() => {
    if (!facultyId || !data) return;
    void import('./register-screen.tsx');
    for (const year of new Set(data.classes.map((one) => one.year)))
      void queryClient.query({ ...rosterQuery(year), staleTime: 60_000 }).catch(() => undefined);
    for (const days of [1, 2, 3])
      void queryClient
        .query({ ...dayQuery(addDays(data.today, days), facultyId), staleTime: 3_600_000 })
        .catch(() => undefined);
  }, [facultyId, data]);
}

/** The classes of the years that a period has at once, below its time. */
function byPeriod({ classes, periods }: TimetableDay, isMissingOnly: boolean) {
  const shown = classes.filter((one) => !isMissingOnly || (isHeld(one) && !one.held));
  return [...Map.groupBy(shown, ({ period }) => period)].map(([period, together]) => {
    const from = periods[period - 1]?.from;
    return { period, label: `Period ${period}${from ? `, ${formatTime(from)}` : ''}`, classes: together };
  });
}

function List({ children, isOffice }: { children: ReactNode[]; isOffice: boolean }) {
  if (children.length === 0) return null;
  const columns = isOffice ? 'lg:grid-cols-2 lg:[&>:last-child:nth-child(odd)]:col-span-2' : '';
  return (
    <ul className={`grid gap-px overflow-hidden rounded-lg border border-line bg-line ${columns}`}>
      {children}
    </ul>
  );
}

function DayButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-sm hover:bg-sand"
    >
      {children}
    </button>
  );
}
