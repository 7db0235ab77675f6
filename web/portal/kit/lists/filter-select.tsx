import { useSearch } from '@tanstack/react-router';
import { valueAt } from '#shared/kit/fields/field-values.ts';
import { type Field, type Fields, filterFields } from '#shared/kit/fields/fields.ts';
import { say } from '#shared/kit/text/say.ts';
import { optionsOf } from '#web/portal/kit/forms/select-options.ts';
import { FilterChip } from './filter-chip.tsx';
import { type ListSearch, searchWords, useListChange } from './list-search.ts';

interface FilterSelectProps<V extends string> {
  /** Accessible name: 'Year'. */
  label: string;
  /** The option without a filter: 'All years'. */
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
  // Long names, such as those of fees, are cut where the space is narrow.
  const mayShrink = [all, ...options.map((option) => option.label)].some((text) => text.length > 20);
  const chosen = options.find((option) => option.value === value);
  return (
    <>
      {chosen && <FilterChip text={chosen.label} onClear={() => onChange(undefined)} />}
      {/* On a phone two of them fill a line. */}
      <label className={`flex max-sm:flex-[1_1_8rem] ${mayShrink ? 'min-w-0' : ''}`}>
        <span className="sr-only">{say(label)}</span>
        <select
          value={value ?? ''}
          onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value)}
          className={`min-h-11 rounded-sm border border-ink-soft bg-white px-3 max-sm:flex-1 sm:max-w-60 ${mayShrink ? 'min-w-0' : ''}`}
        >
          <option value="">{say(all)}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {say(option.label)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

interface ListFilterProps extends Omit<FilterSelectProps<string>, 'value' | 'onChange'> {
  /** The parameter of the address that has the value. */
  name: string;
}

/** A filter of the list that the screen shows. */
export function ListFilter({ name, ...select }: ListFilterProps) {
  const address: Record<string, unknown> = useSearch({ strict: false });
  const change = useListChange<ListSearch & Record<string, unknown>>();
  return (
    <FilterSelect
      {...select}
      value={searchWords(address[name])}
      onChange={(value) => change({ [name]: value })}
    />
  );
}

/** The props of a field's filter, without its value. */
export function filterOptions<const F extends Field>(field: F) {
  const { all = '', suffix = '' } = field.filter ?? {};
  const options = optionsOf(field).map(({ value, label }) => ({ value, label: label + suffix }));
  type Value = F extends { choices: readonly (infer Choice extends string)[] } ? Choice : string;
  return { label: field.label, all, options: options as { value: Value; label: string }[] }; // its own choices
}

interface FieldFiltersProps {
  fields: Fields;
  /** The choices of fields whose table of fields has none: they come from the settings. */
  choices?: Readonly<Record<string, readonly string[]>>;
  search: object;
}

/** The filters of a list: one for each field of choices that its API can filter by. */
export function FieldFilters({ fields, choices, search }: FieldFiltersProps) {
  return filterFields(fields).map(([key, field]) => {
    const value = valueAt(search, key) as string | undefined; // one of the choices, or none
    const own = choices?.[key] ?? field.choices ?? [];
    // An address may name a value that is no longer among the choices.
    const all = value && !own.includes(value) ? [...own, value] : own;
    return <ListFilter key={key} name={key} {...filterOptions({ ...field, choices: all })} />;
  });
}
