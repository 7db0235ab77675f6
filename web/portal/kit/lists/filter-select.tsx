import { type FilterField, type FilterFields, filterFields } from '#shared/kit/fields/fields.ts';
import { say } from '#shared/kit/text/say.ts';
import { optionsOf } from '#web/portal/kit/forms/select-options.ts';
import { FilterChip } from './filter-chip.tsx';
import type { ShownList } from './list-of.ts';

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

/** The props of a field's filter, without its value. */
export function filterOptions<const F extends FilterField>(field: F) {
  const { all = '', suffix = '' } = field.filter ?? {};
  const options = optionsOf(field).map(({ value, label }) => ({ value, label: label + suffix }));
  type Value = F extends { choices: readonly (infer Choice extends string)[] } ? Choice : string;
  return { label: field.label, all, options: options as { value: Value; label: string }[] }; // its own choices
}

type Options = FilterSelectProps<string>['options'];

export interface ListFiltersProps {
  list: Pick<ShownList, 'search' | 'update' | 'filters'>;
  /** Left out: all of them. */
  filters?: FilterFields;
  /** The choices of filters whose table has none: they come from the server. */
  options?: Readonly<Record<string, Options>> | undefined;
}

/** The filters of a list. */
export function ListFilters({ list, filters = list.filters, options }: ListFiltersProps) {
  return filterFields(filters).map(([key, field]) => {
    const { options: own, ...select } = filterOptions(field);
    const value = (list.search as Record<string, string | undefined>)[key]; // a filter of its search
    const known = options?.[key] ?? own;
    const isKnown = !value || known.some((option) => option.value === value);
    return (
      <FilterSelect
        key={key}
        {...select}
        // An address may name a value that is no longer among the choices.
        options={isKnown ? known : [...known, { value, label: value }]}
        value={value}
        onChange={(chosen) => list.update({ [key]: chosen })}
      />
    );
  });
}
