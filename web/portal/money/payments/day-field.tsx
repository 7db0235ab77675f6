interface DayFieldProps {
  label: string;
  /** 'YYYY-MM-DD' */
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** A day in the toolbar of a list. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <label className="flex items-center gap-2">
      <span className="text-ink-soft">{label}</span>
      <input
        type="date"
        value={value ?? ''}
        // A half-typed date has no value: the list changes only with a whole one.
        onChange={(event) => onChange(event.target.value || undefined)}
        className="min-h-11 rounded-sm border border-ink-soft bg-white px-2"
      />
    </label>
  );
}
