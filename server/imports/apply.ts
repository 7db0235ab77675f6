// Carries out a planned import, and undoes one: each in one transaction, with the audit rows.

import { lockRecords } from '#server/db/locks.ts';
import { type Author, insertAudits } from '#server/db/office/audit-log.ts';
import { type ImportRow, insertImport, listImportRows, markImportUndone } from '#server/db/office/imports.ts';
import { deleteRows } from '#server/db/rows.ts';
import type { Tx } from '#server/db/schema.ts';
import { ApiError } from '#server/errors.ts';
import { recordTypes } from '#shared/kit/record-types.ts';
import type { Import } from '#shared/office/imports.ts';
import { nameOf } from './corrections.ts';
import type { AnyImportType, ImportContext, Versioned } from './import-type.ts';
import type { ImportPlan } from './plan.ts';

type Change = ImportContext & { author: Author };

/** @returns the id of the import */
export async function applyImport(
  tx: Tx,
  recordType: AnyImportType,
  plan: ImportPlan,
  { fileName, ...change }: Change & { fileName: string },
): Promise<string> {
  const { noun } = recordType;
  const { author, now } = change;
  const created = await recordType.insert(tx, plan.inserts, change);
  const updated = await recordType.update(tx, plan.updates, change);
  if (updated !== plan.updates.length)
    throw new ApiError(409, 'Another person changed one of these records in the meantime. Please try again.');
  const befores = new Map(plan.updates.map(({ before }) => [before.id, before]));
  const afters = await recordType.read(tx, [...created, ...befores.keys()]);
  const rows = afters.map(({ id, version }) => ({ recordId: id, version, before: befores.get(id) }));
  const counts = { created: created.length, updated, skipped: plan.skipped };
  const summary = { noun, fileName, at: now.toISOString(), actor: author.label, ...counts };
  const recordId = await insertImport(tx, summary, plan.columns, rows);
  const changes = afters.map((after) => {
    const before = befores.get(after.id);
    const action = before ? ('update' as const) : ('create' as const);
    const entry = { recordId: after.id, label: fileName, ...recordType.entry?.(after) };
    return { action, noun, ...entry, before, after };
  });
  const own = { action: 'create', noun: 'import', recordId, label: fileName, after: counts } as const;
  await insertAudits(tx, author, [...changes, own], now);
  return recordId;
}

/** @throws 409 where the import was undone before, is too old, or a record was changed after it */
export async function undoImport(
  tx: Tx,
  recordType: AnyImportType,
  { id, fileName, created, updated }: Import,
  change: Change,
): Promise<void> {
  const { noun } = recordType;
  const { author, now } = change;
  if (!(await markImportUndone(tx, id, now))) throw new ApiError(409, 'This import was undone already.');
  const rows = await listImportRows(tx, id);
  if (rows.length < created + updated) throw new ApiError(409, 'This import is too old to be undone.');
  const ids = rows.map(({ recordId }) => recordId);
  await lockRecords(tx, noun, ids);
  const current = new Map((await recordType.read(tx, ids)).map((record) => [record.id, record]));
  const made = rows.filter(({ before }) => !before).map(({ recordId }) => recordId);
  const used = new Set(await recordType.inUse(tx, made));
  for (const row of rows) refuseChanged(recordType, row, current.get(row.recordId), used);

  await deleteRows(tx, recordTypes[noun].table, made);
  const earlier = rows.flatMap(({ before, version }) =>
    before ? [{ ...(before as Versioned), version }] : [],
  ); // insertImport stored records as recordType.read gave them
  if ((await recordType.putBack(tx, earlier, change)) !== earlier.length)
    throw new ApiError(409, 'Another person changed one of these records in the meantime. Please try again.');
  const changes = rows.flatMap(({ recordId, before }) => {
    const now = current.get(recordId);
    const action = before ? ('update' as const) : ('delete' as const);
    if (!now) return [];
    const entry = { recordId, label: fileName, ...recordType.entry?.(now) };
    return [{ action, noun, ...entry, before: now, after: before }];
  });
  const own = { action: 'delete', noun: 'import', recordId: id, label: fileName } as const;
  await insertAudits(tx, author, [...changes, own], now);
}

/** A created record that was deleted after the import is passed over; all others must be as the import left them. */
function refuseChanged(
  recordType: AnyImportType,
  { version, before, recordId }: ImportRow,
  current: Versioned | undefined,
  used: ReadonlySet<string>,
): void {
  if (!current && !before) return;
  if (current?.version === version && !used.has(recordId)) return;
  const name = nameOf(recordType, current ?? before ?? {});
  const what = used.has(recordId) ? (recordType.whatUsed ?? 'is in use') : 'was changed';
  throw new ApiError(409, `${name} ${what} since the import. Nothing was undone.`);
}
