// Full names in one column: they are split where the user can see it, in a way that prints as the file has them.
import { fieldKey, writtenFields } from '#shared/kit/fields/fields.ts';
import { importFields, wholeNames } from '#shared/office/import-fields.ts';
import type { ImportNoun, ImportReport } from '#shared/office/imports.ts';
import type { Cells } from './cells.ts';

/** 'Kolli Lakshmi Devi' → ['Kolli Lakshmi', 'Devi']; one word has no last name. */
export function splitName(name: string, isLastFirst: boolean): [first: string, last: string] {
  const words = name
    .replace(/\.(?=\p{L}{2})/gu, '. ')
    .split(/\s+/)
    .filter(Boolean);
  if (words.length < 2) return [words.join(' '), ''];
  return isLastFirst
    ? [words.slice(1).join(' '), words.slice(0, 1).join(' ')]
    : [words.slice(0, -1).join(' '), words.slice(-1).join(' ')];
}

/** Fills the names of the row from its columns of whole names; one word is a person's one name. @returns what was split */
export function splitNames(noun: ImportNoun, line: number, cells: Cells): ImportReport['splits'] {
  return wholeNames(noun).flatMap(({ key, first, last, isLastFirst }) => {
    const name = cells[key];
    if (name === undefined) return [];
    [cells[first], cells[last]] = splitName(name, isLastFirst);
    const [tick] = writtenFields(importFields[noun]).find(([, { lets }]) => lets === last) ?? [];
    if (tick && name && !cells[last]) cells[fieldKey(tick)] = 'yes';
    return name ? [{ line, name, first: cells[first] ?? '', last: cells[last] ?? '' }] : [];
  });
}
