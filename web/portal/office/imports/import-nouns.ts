import { counted } from '#shared/kit/format.ts';
import { inSentence, recordTypes } from '#shared/kit/record-types.ts';
import type { ImportNoun } from '#shared/office/imports.ts';

/** The words for imported records: singular, plural, and the field by which an existing record is recognised. */
export function importWords(noun: ImportNoun): { one: string; many: string; key: string } {
  const one = inSentence(noun);
  return { one, many: `${one}s`, key: recordTypes[noun].importedBy };
}

/** '1 row with a mistake was left out' */
export const rowsLeftOut = (count: number): string =>
  counted(count, 'row with a mistake was left out', 'rows with mistakes were left out');

/** 1 → '1 student', 3 → '3 students' */
export function countOf(count: number, noun: ImportNoun): string {
  const { one, many } = importWords(noun);
  return counted(count, one, many);
}
