import { valueAt } from '#shared/kit/fields/field-values.ts';
import type { FormField } from '#shared/kit/fields/fields.ts';
import { textAt } from './save-error.ts';
import { shownValue } from './shown-value.ts';

export type ShownBy = Readonly<Record<string, (value: unknown) => string>>;

/**
 * The fields in which two versions of a record differ, as the screens format them: a typed '50,000' equals a stored 50000.
 * @param show formats a value where the default would show an id
 */
export function recordDifferences(
  fields: Readonly<Record<string, FormField>>,
  show: ShownBy = {},
  theirs: unknown,
  mine: unknown,
) {
  return Object.entries(fields)
    .map(([path, field]) => {
      const own = show[path];
      const shown = (record: unknown) =>
        own ? own(valueAt(record, path)) : shownValue(textAt(record, path), field);
      // Compared as JSON, because a value may be a list (the photos of an event).
      const isSame = own && JSON.stringify(valueAt(theirs, path)) === JSON.stringify(valueAt(mine, path));
      return { label: field.label, theirs: shown(theirs), mine: shown(mine), isSame };
    })
    .filter((field) => !(field.isSame ?? field.theirs === field.mine));
}
