import { camelCased, snakeCased } from '#server/db/row-names.ts';
import { findRow, saveRow } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import {
  type AcademicYear,
  type AcademicYearInput,
  usualAcademicYear,
} from '#shared/office/academic-years.ts';

/** What the office has set for the year; the usual values, with version 0, until it has set any. */
export async function findAcademicYear(db: Database, id: string): Promise<AcademicYear> {
  const row = await findRow(db, 'academic_years', { id });
  return row ? camelCased(row) : usualAcademicYear(id);
}

/** Called under a lock, with the version that was read. */
export async function saveAcademicYear(tx: Tx, id: string, input: AcademicYearInput, version: number) {
  await saveRow(tx, 'academic_years', { id }, snakeCased({ ...input, version: version + 1 }));
}
