import { snakeCased } from '#server/db/row-names.ts';
import { saveRow } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import type { DeskClearance, DeskClearanceInput } from '#shared/office/papers/no-dues.ts';
import { deskKey } from '#shared/office/papers/paper-settings.ts';
import { readCollegeSettings } from './college-settings.ts';

/** One for each desk of the settings, in their order. */
export async function listNoDues(db: Database, studentId: string): Promise<DeskClearance[]> {
  const { desks } = (await readCollegeSettings(db)).papers;
  const rows = await db.selectFrom('no_dues').selectAll().where('student_id', '=', studentId).execute();
  return desks.map((name): DeskClearance => {
    const row = rows.find(({ desk }) => desk === deskKey(name));
    const state = row ? (row.cleared ? 'cleared' : 'refused') : 'open';
    return {
      desk: deskKey(name),
      name,
      state,
      cleared: state === 'cleared',
      reason: row?.reason ?? '',
      by: row?.decided_by ?? '',
      on: row?.decided_on ?? null,
    };
  });
}

export async function saveNoDues(
  tx: Tx,
  place: { studentId: string; desk: string },
  { cleared, reason }: DeskClearanceInput,
  { on, by }: { on: string; by: string },
): Promise<void> {
  const said = { cleared: cleared ? 1 : 0, reason: cleared ? '' : reason, decided_on: on, decided_by: by };
  await saveRow(tx, 'no_dues', snakeCased(place), said);
}
