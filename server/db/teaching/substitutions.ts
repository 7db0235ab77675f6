import { snakeCased } from '#server/db/row-names.ts';
import { deleteRows, insertRow } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import type { Substitution, SubstitutionInput } from '#shared/teaching/timetable.ts';
import { plannedColumns, toPlanned } from './planned-classes.ts';

function selectSubstitutions(db: Database) {
  return db
    .selectFrom('substitutions')
    .innerJoin('subjects', 'subjects.id', 'substitutions.subject_id')
    .leftJoin('faculty', 'faculty.id', 'substitutions.faculty_id')
    .select(plannedColumns)
    .select(['substitutions.id', 'substitutions.year', 'day', 'is_cancelled', 'reason']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectSubstitutions>['executeTakeFirstOrThrow']>>;
const toSubstitution = (row: Row): Substitution => ({
  ...toPlanned(row),
  isCancelled: row.is_cancelled === 1,
});

export async function listSubstitutions(
  db: Database,
  { from, to }: { from: string; to: string },
): Promise<Substitution[]> {
  const rows = await selectSubstitutions(db)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('period')
    .orderBy('substitutions.id')
    .execute();
  return rows.map(toSubstitution);
}

export async function findSubstitution(db: Database, id: string): Promise<Substitution | undefined> {
  const row = await selectSubstitutions(db).where('substitutions.id', '=', id).executeTakeFirst();
  return row && toSubstitution(row);
}

export async function insertSubstitution(tx: Tx, input: SubstitutionInput): Promise<string> {
  return insertRow(tx, 'substitutions', snakeCased(input));
}

export const deleteSubstitution = (tx: Tx, id: string) => deleteRows(tx, 'substitutions', [id]);
