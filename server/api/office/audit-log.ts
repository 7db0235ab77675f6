import type { Handlers } from '#server/context.ts';
import { type ExportColumn, exporting } from '#server/csv/export.ts';
import { listAuditLog, listWholeAuditLog } from '#server/db/office/audit-log.ts';
import { recordType } from '#shared/kit/record-types.ts';
import type { CollegeAuditEntry } from '#shared/office/audit-log.ts';

const auditColumns: readonly ExportColumn<CollegeAuditEntry>[] = [
  ['at', ({ at }) => at, { label: 'When', control: 'date' }],
  ['actor', ({ actor }) => actor, { label: 'Who' }],
  ['action', ({ action }) => action, { label: 'Did what' }],
  ['what', ({ noun }) => recordType(noun).name],
  ['about', ({ about }) => about],
  ['row', ({ label }) => label],
  [
    'changes',
    ({ changes }) =>
      changes.map(({ field, from, to }) => `${field}: ${textOf(from)} → ${textOf(to)}`).join('; '),
  ],
];

const textOf = (value: unknown) =>
  value === null ? '—' : typeof value === 'string' ? value : JSON.stringify(value);

export const auditLogHandlers = {
  listAuditLog: ({ db, query }) => listAuditLog(db, query),

  exportAuditLog: exporting('settings', 'audit-log', auditColumns, ({ db, query }) =>
    listWholeAuditLog(db, query),
  ),
} satisfies Partial<Handlers>;
