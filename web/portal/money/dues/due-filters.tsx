import { useQuery } from '@tanstack/react-query';
import { studentFields } from '#shared/people/students.ts';
import { callQuery } from '#web/api/call-query.ts';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { FilterSelect, filterOptions } from '#web/portal/kit/lists/filter-select.tsx';
import type { DueListSearch } from './due-list-search.ts';

interface DueFiltersProps {
  search: DueListSearch;
  onChange: (change: Partial<DueListSearch>) => void;
}

const times = [
  { value: 'true', label: 'Overdue' },
  { value: 'false', label: 'Due later' },
] as const;

const governments = [{ value: 'government', label: 'The government' }] as const;

/** Which fee, which class, and since when. */
export function DueFilters({ search, onChange }: DueFiltersProps) {
  const { data: heads = [] } = useQuery(callQuery('listDueHeads'));
  const labels = heads.map(({ head }) => head);
  // A fee of which nothing is open any more stays chosen until another one is.
  if (search.head && !labels.includes(search.head)) labels.unshift(search.head);
  return (
    <>
      <FilterSelect
        label="Fee"
        all="All fees"
        value={search.head}
        options={selectOptions(labels)}
        onChange={(head) => onChange({ head })}
      />
      <FilterSelect
        {...filterOptions(studentFields.year)}
        value={search.year}
        onChange={(year) => onChange({ year })}
      />
      <FilterSelect
        {...filterOptions(studentFields.quota)}
        value={search.quota}
        onChange={(quota) => onChange({ quota })}
      />
      <FilterSelect
        label="Due"
        all="Overdue and later"
        value={search.overdue}
        options={times}
        onChange={(overdue) => onChange({ overdue })}
      />
      <FilterSelect
        label="To be paid by"
        all="Students"
        value={search.payableBy}
        options={governments}
        onChange={(payableBy) => onChange({ payableBy })}
      />
    </>
  );
}
