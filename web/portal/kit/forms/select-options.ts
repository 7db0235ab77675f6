import type { FormField } from '#shared/kit/fields/fields.ts';

/** The options of a select. @param labels of the values that are not shown as they are */
export function selectOptions<const V extends string>(
  values: readonly V[],
  labels?: Readonly<Partial<Record<V, string>>>,
): { value: V; label: string }[] {
  return values.map((value) => ({ value, label: labels?.[value] ?? value }));
}

/** The choices of a field, with their labels. */
export function optionsOf({ choices = [], choiceLabels }: FormField) {
  return selectOptions(choices, choiceLabels);
}
