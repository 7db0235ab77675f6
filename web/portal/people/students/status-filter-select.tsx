import { statusLabels, studentStatuses } from '#shared/people/student-status.ts';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { ListFilter } from '#web/portal/kit/lists/filter-select.tsx';

const statuses = [{ value: 'ALL', label: 'All students' }, ...selectOptions(studentStatuses, statusLabels)];

/** Without a choice a list shows the current students. */
export const StatusFilterSelect = () => (
  <ListFilter name="status" label="Status" all="Current students" options={statuses} />
);
