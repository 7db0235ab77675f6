import { type Year, yearLabels, years } from '#shared/study-years.ts';

interface FilterSelectProps<V extends string> {
  /** What is chosen, for screen readers: 'Year'. */
  label: string;
  /** Stands for no filter: 'All years'. */
  all: string;
  value: V | undefined;
  options: readonly { value: V; label: string }[];
  onChange: (value: V | undefined) => void;
}

export function FilterSelect<V extends string>({
  label,
  all,
  value,
  options,
  onChange,
}: FilterSelectProps<V>) {
  return (
    <label className="min-w-0">
      <span className="sr-only">{label}</span>
      <select
        value={value ?? ''}
        onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value)}
        className="min-h-11 max-w-60 rounded-sm border border-ink-soft bg-white px-3"
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** For values that are their own labels. */
export function optionsOf<V extends string>(values: readonly V[]) {
  return values.map((value) => ({ value, label: value }));
}

export const yearOptions = years.map((value) => ({ value, label: yearLabels[value] }));
const yearFilterOptions = years.map((value) => ({ value, label: `${yearLabels[value]} year` }));

export function YearFilter({
  year,
  onChange,
}: {
  year: Year | undefined;
  onChange: (year: Year | undefined) => void;
}) {
  return (
    <FilterSelect label="Year" all="All years" value={year} options={yearFilterOptions} onChange={onChange} />
  );
}
