import { valueAt } from '#shared/kit/fields/field-values.ts';
import { type Fields, fieldKey } from '#shared/kit/fields/fields.ts';
import { shownValue } from '#web/portal/kit/forms/shown-value.ts';
import { PhoneLinks } from '#web/portal/kit/rows/phone-links.tsx';
import type { Column } from '#web/ui/data-table.tsx';

/** product §8: the text for a missing value. */
export const notProvided = 'Not Provided';

/** The column of a table that shows a field, sorted by it where the list has such an order. @param more overrides of the column */
export function fieldColumn<Row extends object, F extends Fields = Fields>(
  fields: F,
  path: keyof F & string,
  more: Partial<Column<Row>> = {},
): Column<Row> {
  const field = (fields as Fields)[path];
  return {
    header: field?.label ?? path,
    sortKey: fieldKey(path),
    isNumber: field?.control === 'rupees',
    cell: (row) => {
      const value = valueAt(row, path);
      if (value === null || value === undefined || value === '') return notProvided;
      if (field?.control === 'tel' && typeof value === 'string') return <PhoneLinks phone={value} />;
      return shownValue(value, field);
    },
    ...more,
  };
}
