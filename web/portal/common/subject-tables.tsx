import { useQuery } from '@tanstack/react-query';
import { type Year, yearLabels, years } from '#shared/years.ts';
import { callApi } from '#web/lib/api.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { LoadFailure } from './load-failure.tsx';

/** The subjects of one year, or of all four, to be read. */
export function SubjectTables({ year }: { year?: Year }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['subjects', 'of', year ?? 'all years'],
    queryFn: ({ signal }) => callApi('listSubjects', { signal, query: { year } }),
  });
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return years
    .filter((candidate) => !year || candidate === year)
    .map((shown) => (
      <section key={shown} className="mb-8">
        <h2 className="mb-2 text-xl">{yearLabels[shown]} Year Subjects</h2>
        <DataTable
          caption={`${yearLabels[shown]} Year Subjects`}
          rows={data?.filter((subject) => subject.year === shown) ?? []}
          rowKey={({ id }) => id}
          empty={`No subjects found for ${yearLabels[shown]} year.`}
          isLoading={isPending}
          skeletonRows={3}
          columns={[
            { header: 'Code', isTitle: true, width: 'w-40', cell: ({ code }) => code },
            { header: 'Name of the Subject', isTitle: true, cell: ({ name }) => name },
          ]}
        />
      </section>
    ));
}
