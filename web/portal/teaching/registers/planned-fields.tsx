import { useQuery } from '@tanstack/react-query';
import { fullName } from '#shared/people/full-name.ts';
import { callQuery } from '#web/api/call-query.ts';
import { allFacultyQuery } from '#web/portal/people/faculty/all-faculty-query.ts';
import { SelectField, TextField } from '#web/ui/fields.tsx';

interface Planned {
  facultyId: string;
  room: string;
  reason: string;
}

interface PlannedFieldsProps {
  value: Planned;
  errors: Record<string, string>;
  onChange: (value: Planned) => void;
}

/** What is entered of an extra class ahead of its day. */
export function PlannedFields({ value, errors, onChange }: PlannedFieldsProps) {
  const faculty = useQuery(allFacultyQuery);
  const plan = useQuery(callQuery('readDayPlan'));
  return (
    <>
      <SelectField
        label="Teacher"
        placeholder="None yet"
        options={(faculty.data ?? []).map((one) => ({ value: one.id, label: fullName(one) }))}
        value={value.facultyId}
        error={errors.facultyId}
        onChange={({ currentTarget }) => onChange({ ...value, facultyId: currentTarget.value })}
      />
      <SelectField
        label="Room"
        placeholder="None"
        options={(plan.data?.rooms ?? []).map((room) => ({ value: room, label: room }))}
        value={value.room}
        error={errors.room}
        onChange={({ currentTarget }) => onChange({ ...value, room: currentTarget.value })}
      />
      <TextField
        label="Reason"
        required
        value={value.reason}
        error={errors.reason}
        onChange={({ currentTarget }) => onChange({ ...value, reason: currentTarget.value })}
      />
    </>
  );
}
