import type { Handlers } from '#server/context.ts';
import { type ExportColumn, exporting, plainColumns } from '#server/csv/export.ts';
import { findDeletedRecord, listDeletedRecords } from '#server/db/office/deleted-records.ts';
import { forbidden, orNotFound } from '#server/errors.ts';
import { records } from '#server/records/record-types.ts';
import { recordTypes } from '#shared/kit/record-types.ts';
import type { DeletedRecord } from '#shared/office/deleted-records.ts';
import { mayAll } from '#shared/roles.ts';

const deletedColumns: readonly ExportColumn<DeletedRecord>[] = [
  ['what', ({ noun }) => recordTypes[noun].name],
  ['name', ({ label }) => label],
  ...plainColumns<DeletedRecord>(['deletedAt', 'deletedBy', 'keptUntil'], { keptUntil: { control: 'date' } }),
];

export const deletedRecordHandlers = {
  listDeletedRecords: ({ db, query, clock }) => listDeletedRecords(db, query, clock()),

  exportDeletedRecords: exporting('settings', 'deleted-records', deletedColumns, ({ db, query, clock }) =>
    listDeletedRecords(db, query, clock()),
  ),

  restoreDeletedRecord: async (context) => {
    const record = orNotFound(
      await findDeletedRecord(context.db, context.params.id, context.clock()),
      'Deleted record',
    );
    if (!mayAll(recordTypes[record.noun].writtenBy, context.session)) throw forbidden();
    await records[record.noun].restore(context, record.recordId);
    await context.site.refresh();
    return record;
  },
} satisfies Partial<Handlers>;
