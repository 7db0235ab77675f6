// What the forms of a class ask for.
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { classKindLabels, classKinds } from '#shared/teaching/class-kinds.ts';
import { callQuery } from '#web/api/call-query.ts';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { useTeacherOptions } from '#web/portal/people/faculty/all-faculty-query.ts';
import { SelectField } from '#web/ui/fields.tsx';

type FieldProps = Pick<ComponentProps<typeof SelectField>, 'value' | 'error' | 'onChange'>;

export function TeacherField({ value, error, onChange }: FieldProps) {
  const teachers = useTeacherOptions();
  return (
    <SelectField label="Teacher" placeholder="None yet" options={teachers} {...{ value, error, onChange }} />
  );
}

/** One of the college's rooms. @param stored the room of the class as stored: offered although it may have left the college's list */
export function RoomField({ value, error, onChange, stored }: FieldProps & { stored?: string | undefined }) {
  const { data } = useQuery(callQuery('readDayPlan'));
  const rooms = new Set([...(data?.rooms ?? []), ...(stored ? [stored] : [])]);
  return (
    <SelectField
      label="Room"
      placeholder="None"
      options={selectOptions([...rooms])}
      {...{ value, error, onChange }}
    />
  );
}

export function KindField(field: FieldProps) {
  return (
    <SelectField label="Kind" required options={selectOptions(classKinds, classKindLabels)} {...field} />
  );
}
