// Wrong values that several rows have ('V year' in forty of them) are corrected once for all.
import { firstCharacters } from '#shared/kit/text/characters.ts';
import { sameKey } from '#shared/office/import-fields.ts';
import { type ImportCorrections, type ImportRepeat, importRepeatLimit } from '#shared/office/imports.ts';
import type { Cells } from './cells.ts';
import type { AnyImportType } from './import-type.ts';

/** The question of each row names another person. */
const sameForAll = 'Answer here for all of them, or for each below';

/** @returns what replaces the values that the user has corrected for all rows, and finds those that can be */
export function repeatedValues({ uniqueColumns, nameFields }: AnyImportType, corrections: ImportCorrections) {
  const forAll = new Map<string, ImportRepeat>();
  for (const { from, field, value } of corrections) {
    if (from === undefined) continue;
    forAll.set(JSON.stringify([field, from]), { field, value: from, to: value, message: '', count: 0 });
  }
  const wrongValues = new Map<string, ImportRepeat>();
  // Rows that share these are no rows with the same mistake.
  const ownFields = new Set(['', ...uniqueColumns, ...nameFields]);
  return {
    replace: (cells: Cells) => {
      for (const repeat of forAll.values()) {
        if ((cells[repeat.field] ?? '') !== repeat.value) continue;
        cells[repeat.field] = repeat.to;
        repeat.count += 1;
      }
    },
    note: (cells: Cells, wrong: ReadonlyMap<string, string>) => {
      for (const [field, message] of wrong) {
        const value = cells[field] ?? '';
        for (const repeat of forAll.values()) {
          if (repeat.field === field && repeat.to === value) repeat.message = message;
        }
        if (ownFields.has(field)) continue;
        const key = JSON.stringify([field, value]);
        const said = field === sameKey ? sameForAll : message;
        const repeat = wrongValues.get(key) ?? { field, value, to: value, message: said, count: 0 };
        repeat.count += 1;
        wrongValues.set(key, repeat);
      }
    },
    found: () =>
      [
        ...forAll.values(),
        // What has replaced a value, and is wrong too, is shown at the value.
        ...[...wrongValues.values()]
          .filter(
            ({ field, value, count }) =>
              count > 1 &&
              ![...forAll.values()].some((forItem) => forItem.field === field && forItem.to === value),
          )
          .sort((a, b) => b.count - a.count),
      ]
        .slice(0, importRepeatLimit)
        .map((repeat) => ({
          ...repeat,
          value: firstCharacters(repeat.value, 1000),
          to: firstCharacters(repeat.to, 1000),
        })),
  };
}
