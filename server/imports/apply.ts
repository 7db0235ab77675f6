// Takes a planned import in, and undoes one: each in one transaction, with the audit rows.
import { type Author, insertAudits } from '#server/db/audit-log.ts';
import { type ImportRow, insertImport, listImportRows, markImportUndone } from '#server/db/imports.ts';
import { lockRecords } from '#server/db/locks.ts';
import type { Tx } from '#server/db/schema.ts';
import { ApiError } from '#server/errors.ts';
import { records } from '#server/records/record-types.ts';
import type { Import } from '#shared/imports.ts';
import type { AnyImportKind, ImportContext, Versioned } from './kinds.ts';
import type { ImportPlan } from './plan.ts';

type Change = ImportContext & { author: Author };

/** @returns the id of the import */
export async function applyImport(
  tx: Tx,
  kind: AnyImportKind,
  plan: ImportPlan,
  { fileName, ...change }: Change & { fileName: string },
): Promise<string> {
  const { noun } = kind;
  const { author, now } = change;
  const created = await kind.insert(tx, plan.inserts, change);
  const updated = await kind.update(tx, plan.updates, change);
  if (updated !== plan.updates.length) {
    throw new ApiError(409, 'Somebody changed one of these records meanwhile. Please try again.');
  }
  const befores = new Map(plan.updates.map(({ before }) => [before.id, before]));
  const afters = await kind.read(tx, [...created, ...befores.keys()]);
  const rows = afters.map(({ id, version }) => ({ recordId: id, version, before: befores.get(id) }));
  const counts = { created: created.length, updated, skipped: plan.skipped };
  const summary = { noun, fileName, at: now.toISOString(), actor: author.label, ...counts };
  const recordId = await insertImport(tx, summary, rows);
  const changes = afters.map((after) => {
    const before = befores.get(after.id);
    const action = before ? ('update' as const) : ('create' as const);
    return { action, noun, recordId: after.id, label: fileName, before, after };
  });
  const own = { action: 'create', noun: 'import', recordId, label: fileName, after: counts } as const;
  await insertAudits(tx, author, [...changes, own], now);
  return recordId;
}

/** @throws 409 where it was undone already, is too old, or a record was changed since */
export async function undoImport(
  tx: Tx,
  kind: AnyImportKind,
  { id, fileName, created, updated }: Import,
  change: Change,
): Promise<void> {
  const { noun } = kind;
  const { author, now } = change;
  if (!(await markImportUndone(tx, id, now))) throw new ApiError(409, 'This import was undone already.');
  const rows = await listImportRows(tx, id);
  if (rows.length < created + updated) {
    throw new ApiError(409, 'This import is too old to be undone.');
  }
  const ids = rows.map(({ recordId }) => recordId);
  await lockRecords(tx, noun, ids);
  const current = new Map((await kind.read(tx, ids)).map((record) => [record.id, record]));
  const made = rows.filter(({ before }) => !before).map(({ recordId }) => recordId);
  const used = new Set(await kind.inUse(tx, made));
  for (const row of rows) refuseChanged(kind, row, current.get(row.recordId), used);

  await kind.remove(tx, made);
  const earlier = rows.flatMap(({ before, version }) =>
    before ? [{ ...(before as Versioned), version }] : [],
  ); // insertImport kept what the kind had read
  if ((await kind.putBack(tx, earlier, change)) !== earlier.length) {
    throw new ApiError(409, 'Somebody changed one of these records meanwhile. Please try again.');
  }
  const changes = rows.flatMap(({ recordId, before }) => {
    const now = current.get(recordId);
    const action = before ? ('update' as const) : ('delete' as const);
    return now ? [{ action, noun, recordId, label: fileName, before: now, after: before }] : [];
  });
  const own = { action: 'delete', noun: 'import', recordId: id, label: fileName } as const;
  await insertAudits(tx, author, [...changes, own], now);
}

/** A record that the import made and somebody has deleted since is just gone; everything else must be as it was left. */
function refuseChanged(
  { noun }: AnyImportKind,
  { version, before, recordId }: ImportRow,
  current: Versioned | undefined,
  used: ReadonlySet<string>,
): void {
  if (!current && !before) return;
  if (current?.version === version && !used.has(recordId)) return;
  const name = records[noun].label((current ?? before) as never); // both are records of that noun
  const what = used.has(recordId) ? 'is in use' : 'was changed';
  throw new ApiError(409, `${name} ${what} since the import. Nothing was undone.`);
}
