import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { dayLabel } from '#shared/teaching/month.ts';
import { type Phase, phaseOf } from '#shared/teaching/now-and-next.ts';
import { correctionDays } from '#shared/teaching/register-marks.ts';
import type { DayClass } from '#shared/teaching/timetable.ts';
import { addDays } from '#shared/teaching/weekdays.ts';
import { readViewing } from '#web/api/view-as.ts';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { useIndiaTime } from '#web/portal/kit/shell/use-india-time.ts';
import { StepSwitch } from '#web/portal/teaching/timetable/step-switch.tsx';
import { Button } from '#web/ui/button.tsx';
import { ClassCard, ClassList } from './class-card.tsx';
import { CollegeDay } from './college-day.tsx';
import { ClosedYears, WrongDate } from './day-notices.tsx';
import { QueuedRegisters } from './queued-registers.tsx';
import { isRegisterOf, useWaitingRegisters } from './register-outbox.ts';
import { dayQuery, registersDueQuery, useToday } from './register-queries.ts';
import { registerSearch } from './register-search.ts';
import { usePortalUser } from './use-portal-user.ts';
import { useReadyOffline } from './use-ready-offline.ts';

const ExtraClassDialog = lazyDialog(() => import('./extra-class-dialog.tsx'));
const SubstitutionDialog = lazyDialog(() => import('#web/portal/teaching/timetable/substitution-dialog.tsx'));

/** The classes of a day and their registers: a teacher's own, or the whole college's for the office. */
export function RegistersScreen() {
  const { day: chosen, only } = registerSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const user = usePortalUser();
  const queue = useWaitingRegisters(user.id);
  const [isAdding, setAdding] = useState(false);
  const [changing, setChanging] = useState<{ one: DayClass; day: string }>();
  const now = useToday(user.facultyId);
  const day = chosen ?? now.day;
  const { data, error, refetch } = useQuery(dayQuery(day, user.facultyId));
  const due = useQuery(registersDueQuery(now.day, user.facultyId));
  useReadyOffline(user.facultyId, data);
  const time = useIndiaTime();
  const phaseOn = (on: string, one: DayClass): Phase => {
    if (on !== now.day) return on < now.day ? 'over' : 'later';
    return phaseOf(one, data?.periods ?? [], time);
  };
  const goTo = (next: string, shown = only) =>
    void navigate({ to: '.', search: { day: next === now.day ? undefined : next, only: shown } });
  /** A teacher: whether the own class is held, as long as its register could be taken. */
  const mayChange = ({ held, faculty, substitution }: DayClass, on: string) =>
    !held &&
    (!user.facultyId ||
      (faculty?.id === user.facultyId &&
        on >= addDays(now.day, -correctionDays) &&
        (!substitution || substitution.isCancelled) &&
        !readViewing()));
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
      phase={phaseOn(on, one)}
      onChange={mayChange(one, on) ? () => setChanging({ one, day: on }) : undefined}
    />
  );
  return (
    <>
      <ScreenHeader title={user.facultyId ? 'Registers' : 'Registers of the day'}>
        {data && !data.closed && (day <= now.day || !user.facultyId) && !readViewing() && (
          <Button onClick={() => setAdding(true)}>Extra class</Button>
        )}
      </ScreenHeader>
      <WrongDate day={now.day} lastKnown={now.lastKnown} />
      <QueuedRegisters userId={user.id} />
      <div className="mb-3">
        <StepSwitch unit="day" onStep={(by) => goTo(addDays(day, by))}>
          {day === now.day && 'Today, '}
          {dayLabel(day)}
        </StepSwitch>
      </div>
      {!data && <LoadState {...{ error, refetch }} />}
      {data?.closed && <p className="mb-6">{data.closed}</p>}
      {data && !data.closed && (
        <>
          <ClosedYears day={data} />
          {data.classes.length === 0 && (
            <p className="text-ink-soft">
              {user.facultyId
                ? 'You have no class on this day.'
                : 'No class is planned for this day. The week of each year is planned under ‘Timetable’.'}
            </p>
          )}
          {user.facultyId ? (
            <ClassList isOffice={false}>{data.classes.map((one) => cardOf(one, day))}</ClassList>
          ) : (
            <CollegeDay
              data={data}
              phaseOf={(one) => phaseOn(day, one)}
              isMissingOnly={only === 'missing'}
              onMissingOnly={(isOn) => goTo(day, isOn ? 'missing' : undefined)}
              cardOf={(one) => cardOf(one, day)}
            />
          )}
        </>
      )}
      {isAdding && data && (
        <ExtraClassDialog
          day={day}
          isAhead={day > now.day}
          periods={data.periods}
          user={user}
          onClose={() => setAdding(false)}
        />
      )}
      {changing && (
        <SubstitutionDialog
          {...changing}
          isTeacher={Boolean(user.facultyId)}
          onClose={() => setChanging(undefined)}
        />
      )}
      {due.data && due.data.length > 0 && (
        <section aria-labelledby="due">
          <h2 id="due" className="mt-8 mb-2 text-lg">
            Not taken in the last seven days
          </h2>
          <ClassList isOffice={!user.facultyId}>
            {due.data.map((one) => cardOf(one, one.day, true))}
          </ClassList>
        </section>
      )}
    </>
  );
}
