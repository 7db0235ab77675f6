import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#web/api/call-query.ts';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { SelectField } from '#web/ui/fields.tsx';

interface RoomFieldProps {
  value: string;
  /** The room of the class as stored: offered although it may have left the college's list. */
  stored: string;
  error: string | undefined;
  onChange: (room: string) => void;
}

/** The choice of one of the college's rooms. */
export function RoomField({ value, stored, error, onChange }: RoomFieldProps) {
  const { data } = useQuery(callQuery('readDayPlan'));
  const rooms = new Set([...(data?.rooms ?? []), ...(stored ? [stored] : [])]);
  return (
    <SelectField
      label="Room"
      placeholder="None"
      options={selectOptions([...rooms])}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
