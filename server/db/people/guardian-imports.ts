import { sql } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import { camelCased, snakeCased } from '#server/db/row-names.ts';
import { chunksOf, findRow, insertRows, listRows, updateWhere } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import type { GuardianImport } from '#shared/people/guardian-imports.ts';
import { isCurrent } from './current-students.ts';

/** The current students with a parent's phone that no guardian of theirs has. */
export async function listParents(db: Database) {
  return db
    .selectFrom('students')
    .select(['students.id', 'first_name', 'last_name', 'enrollment_number', 'parent_phone'])
    .select(['father_first_name', 'father_last_name', 'mother_first_name', 'mother_last_name'])
    .where('parent_phone', '!=', '')
    .where(isCurrent)
    .where(
      sql<boolean>`not exists (select 1 from guardian_students inner join guardians on guardians.id = guardian_id
        where student_id = students.id and guardians.phone = parent_phone)`,
    )
    .orderBy('students.last_name_key')
    .orderBy('students.first_name_key')
    .orderBy('students.id')
    .execute();
}
export type Parents = Awaited<ReturnType<typeof listParents>>[number];

const most = 20;

export async function listGuardianImports(db: Database): Promise<GuardianImport[]> {
  const rows = await db
    .selectFrom('guardian_imports')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(camelCased);
}

export interface ImportedLink {
  guardianId: string;
  studentId: string;
  isNew: boolean;
}

export async function insertGuardianImport(
  tx: Tx,
  { actor, created, now }: { actor: string; created: number; now: Date },
  links: readonly ImportedLink[],
): Promise<GuardianImport> {
  const at = now.toISOString();
  const done = { id: nextId(), at, actor, created, linked: links.length, undoneAt: null };
  await insertRows(tx, 'guardian_imports', [snakeCased(done)]);
  await insertRows(
    tx,
    'guardian_import_rows',
    links.map(({ guardianId, studentId, isNew }) =>
      snakeCased({ importId: done.id, guardianId, studentId, isNew }),
    ),
  );
  return done;
}

/** @returns undefined where it is unknown, or was undone before */
export async function markGuardianImportUndone(tx: Tx, id: string, now: Date) {
  const undone = { undone_at: now.toISOString() };
  if ((await updateWhere(tx, 'guardian_imports', { id, undone_at: null }, undone)) === 0) return undefined;
  const row = await findRow(tx, 'guardian_imports', { id });
  return row && camelCased(row);
}

export async function listImportedLinks(db: Database, id: string): Promise<ImportedLink[]> {
  const rows = await listRows(db, 'guardian_import_rows', { import_id: id });
  return rows.map(({ is_new, ...row }) => ({ ...camelCased(row), isNew: is_new === 1 }));
}

export async function deleteLinks(tx: Tx, links: readonly ImportedLink[]): Promise<void> {
  for (const [guardianId, of] of Map.groupBy(links, (link) => link.guardianId))
    for (const chunk of chunksOf(of))
      await tx
        .deleteFrom('guardian_students')
        .where('guardian_id', '=', guardianId)
        .where(
          'student_id',
          'in',
          chunk.map(({ studentId }) => studentId),
        )
        .execute();
}
