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

/** Which fee, which class, and since when. */
export function DueFilters({ search, onChange }: DueFiltersProps) {
  const { data: heads = [] } = useQuery(callQuery('listDueHeads'));
  const labels = heads.map(({ head }) => head);
  // A fee of which nothing is open any more stays chosen until another one is.
  if (search.head && !labels.includes(search.head)) labels.unshift(search.head);
  const filters = {
    head: { label: 'Fee', all: 'All fees', options: selectOptions(labels) },
    year: filterOptions(studentFields.year),
    quota: filterOptions(studentFields.quota),
    overdue: {
      label: 'Due',
      all: 'Overdue and later',
      options: [
        { value: 'true', label: 'Overdue' },
        { value: 'false', label: 'Due later' },
      ],
    },
    payableBy: {
      label: 'To be paid by',
      all: 'Students',
      options: [{ value: 'government', label: 'The government' }],
    },
  };
  const keys = Object.keys(filters) as (keyof typeof filters)[];
  return keys.map((key) => (
    <FilterSelect<string>
      key={key}
      {...filters[key]}
      value={search[key]}
      onChange={(value) => onChange({ [key]: value })}
    />
  ));
}
