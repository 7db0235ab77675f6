import { sql } from 'kysely';
import { lockUntilCommit } from '#server/db/driver/dialect.ts';
import { findRow } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { indiaDate } from '#shared/kit/format.ts';

/** @returns the next numbers, `VCP<yy><nnn>`, starting after the highest of the year; after 999 they have four digits */
export async function nextEnrollmentNumbers(tx: Tx, prefix: string, now: Date, count: number) {
  const start = enrollmentStart(prefix, now);
  await lockUntilCommit(tx, 'enrollment numbers');
  const last = await findLastEnrollment(tx, start);
  return Array.from({ length: count }, (_, index) => enrollmentNumber(start, last + 1 + index));
}

/** 'VCP26' */
export const enrollmentStart = (prefix: string, now: Date) => prefix + indiaDate(now).slice(2, 4);
/** 'VCP26001' */
export const enrollmentNumber = (start: string, number: number) => start + String(number).padStart(3, '0');

/** The last number that was given, by itself or by hand, or left out by a restore; 0 where there is none. */
export async function findLastEnrollment(db: Database, start: string): Promise<number> {
  const leftOut = await findRow(db, 'counters', { series: 'enrollment', year: start });
  return Math.max(
    leftOut?.last ?? 0,
    ...(await highestNumbers(db, 'students', start)),
    // Deleted students can be restored and then need their number again.
    ...(await highestNumbers(db, 'deleted_records', start)),
  );
}

/** @returns the highest number of each length, 0 where there is none */
async function highestNumbers(db: Database, table: 'students' | 'deleted_records', start: string) {
  // One index lookup per length: an `order by length` would read all numbers of the year.
  const lengths = Array.from({ length: 9 }, (_, digits) => sql`(${sql.lit(start.length + 1 + digits)})`);
  const { rows } = await sql<{ highest: string | null }>`
    select (
      select enrollment_number from ${sql.table(table)}
      where length(enrollment_number) = given.column1
        and enrollment_number > ${start} and enrollment_number < ${`${start}~`}
        -- A number typed by hand may carry letters; it does not count.
        and rtrim(enrollment_number, '0123456789') = ${start.replace(/(?<!\d)\d+$/, '')}
      order by enrollment_number desc limit 1
    ) as highest
    from (values ${sql.join(lengths)}) as given`.execute(db);
  return rows.map(({ highest }) => Number(highest?.slice(start.length) ?? 0));
}
