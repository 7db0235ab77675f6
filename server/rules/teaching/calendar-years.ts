// An entry of the academic calendar that holds for the whole college is an entry of each year of study.

import type { Context } from '#server/context.ts';
import { lockRecords } from '#server/db/locks.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import { insertDeletedRecord } from '#server/db/office/deleted-records.ts';
import { deleteRows, idsOf } from '#server/db/rows.ts';
import type { Tx } from '#server/db/schema.ts';
import { calendarRows, listSameEntries, type StoredEntry } from '#server/db/teaching/academic-calendar.ts';
import { records } from '#server/records/record-types.ts';
import { years } from '#shared/kit/study-years.ts';

/** Four years at most. @param before the entry until now: those that equal it in other years are changed with it */
export async function saveInOtherYears(
  tx: Tx,
  { author, clock }: Pick<Context<never>, 'author' | 'clock'>,
  { year: own, date, event, kind }: StoredEntry,
  before: Pick<StoredEntry, 'year' | 'date' | 'event'> = { year: own, date, event },
): Promise<void> {
  const same = await listSameEntries(tx, before);
  for (const year of years) {
    if (year === own || year === before.year) continue;
    const entry = { year, date, event, kind };
    const found = same.find((entry) => entry.year === year);
    if (found && found.date === date && found.event === event && found.kind === kind) continue;
    if (found) await calendarRows.update(tx, found.id, entry, undefined);
    const recordId = found?.id ?? (await calendarRows.insert(tx, entry));
    const after = await calendarRows.find(tx, recordId);
    const change = { noun: 'academic-calendar', recordId, after } as const;
    await insertAudit(
      tx,
      author,
      found ? { ...change, action: 'update', before: found } : { ...change, action: 'create' },
      clock(),
    );
  }
}

/** The same entries of the other years; each can be restored by itself. */
export async function deleteInOtherYears(
  tx: Tx,
  { author, clock }: Pick<Context<never>, 'author' | 'clock'>,
  entry: Pick<StoredEntry, 'year' | 'date' | 'event'>,
): Promise<void> {
  const same = await listSameEntries(tx, entry);
  const noun = 'academic-calendar';
  const ids = idsOf(same);
  await lockRecords(tx, noun, ids);
  for (const before of same) {
    const recordId = before.id;
    const kept = { noun, recordId, label: records[noun].label(before) } as const;
    await insertDeletedRecord(tx, { ...kept, deletedBy: author.accountId, now: clock() });
    await insertAudit(tx, author, { action: 'delete', noun, recordId, before }, clock());
  }
  await deleteRows(tx, 'academic_calendar', ids);
}
