import { statusLabels, studentStatuses } from '#shared/people/student-status.ts';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { FilterSelect } from '#web/portal/kit/lists/filter-select.tsx';
import type { StudentListSearch } from './student-list-search.ts';

type Status = StudentListSearch['status'];

const statuses = [
  { value: 'ALL' as const, label: 'All students' },
  ...selectOptions(studentStatuses, statusLabels),
];

/** Without a choice a list shows the current students. */
export function StatusFilterSelect({
  value,
  onChange,
}: {
  value: Status;
  onChange: (status: Status) => void;
}) {
  return (
    <FilterSelect
      label="Status"
      all="Current students"
      value={value}
      options={statuses}
      onChange={onChange}
    />
  );
}
