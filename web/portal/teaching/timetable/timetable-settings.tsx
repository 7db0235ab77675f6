import { useQuery } from '@tanstack/react-query';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { callQuery } from '#web/api/call-query.ts';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { Loading } from '#web/ui/loading.tsx';
import { AcademicYearForm } from './academic-year-form.tsx';
import { DayPlanForm } from './day-plan-form.tsx';

/** The periods and rooms, and the days and the rule of the running academic year. */
export function TimetableSettings() {
  const id = academicYearOf(useIndiaDay());
  const plan = useQuery(callQuery('readDayPlan'));
  const year = useQuery(callQuery('findAcademicYear', { params: { academicYear: id } }));
  const error = plan.error ?? year.error;
  if (error && !(plan.data && year.data))
    return <LoadFailure error={error} onRetry={() => void Promise.all([plan.refetch(), year.refetch()])} />;
  if (!plan.data || !year.data) return <Loading text="Loading…" />;
  return (
    <div className="grid max-w-2xl gap-10">
      <DayPlanForm key={`plan ${plan.data.version}`} plan={plan.data} />
      <AcademicYearForm key={`year ${year.data.version}`} year={year.data} />
    </div>
  );
}
