import { readDay } from '#shared/kit/days.ts';
import { DateField } from '#web/ui/date-field.tsx';

interface DayFieldProps {
  label: string;
  /** 'YYYY-MM-DD' */
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** A day in the toolbar of a list, which changes only with a whole one. */
export function DayField({ label, value = '', onChange }: DayFieldProps) {
  const change = (typed: string) => {
    if (typed === '' || readDay(typed)) onChange(typed || undefined);
  };
  return (
    <DateField
      label={label}
      required
      means="search"
      value={value}
      onChange={({ target }) => change(target.value)}
      isBare
      className="w-40"
    />
  );
}
