import { useQuery } from '@tanstack/react-query';
import { studentFields } from '#shared/people/students.ts';
import { callQuery } from '#web/api/call-query.ts';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { filterOptions, ListFilter } from '#web/portal/kit/lists/filter-select.tsx';
import type { DueListSearch } from './due-list-search.ts';

const times = [
  { value: 'true', label: 'Overdue' },
  { value: 'false', label: 'Due later' },
] as const;

const governments = [{ value: 'government', label: 'The government' }] as const;

/** Which fee, which class, and since when. */
export function DueFilters({ search: { head: chosen } }: { search: Pick<DueListSearch, 'head'> }) {
  const { data: heads = [] } = useQuery(callQuery('listDueHeads'));
  const labels = heads.map(({ head }) => head);
  // A fee of which nothing is open any more stays chosen until another one is.
  if (chosen && !labels.includes(chosen)) labels.unshift(chosen);
  return (
    <>
      <ListFilter name="head" label="Fee" all="All fees" options={selectOptions(labels)} />
      <ListFilter name="year" {...filterOptions(studentFields.year)} />
      <ListFilter name="quota" {...filterOptions(studentFields.quota)} />
      <ListFilter name="overdue" label="Due" all="Overdue and later" options={times} />
      <ListFilter name="payableBy" label="To be paid by" all="Students" options={governments} />
    </>
  );
}
