import { counted } from '#shared/kit/format.ts';
import type { ImportNoun } from '#shared/office/imports.ts';

/** The words for imported records: singular, plural, and the field by which an existing record is recognised. */
export const importWords: Readonly<Record<ImportNoun, { one: string; many: string; key: string }>> = {
  student: { one: 'student', many: 'students', key: 'enrolment number or e-mail' },
  faculty: { one: 'faculty member', many: 'faculty members', key: 'e-mail' },
  subject: { one: 'subject', many: 'subjects', key: 'code' },
  fee: { one: 'fee', many: 'fees', key: 'enrolment number, fee and academic year of the due date' },
  guardian: { one: 'guardian', many: 'guardians', key: 'mobile number' },
};

/** '1 row with a mistake was left out' */
export const rowsLeftOut = (count: number): string =>
  counted(count, 'row with a mistake was left out', 'rows with mistakes were left out');

/** 1 → '1 student', 3 → '3 students' */
export function countOf(count: number, noun: ImportNoun): string {
  return counted(count, importWords[noun].one, importWords[noun].many);
}
