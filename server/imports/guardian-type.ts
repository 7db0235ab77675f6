// Guardians in a file: a known one is found by the phone number, which is the log-in name.
import { csvColumns } from '#server/csv/columns.ts';
import { insertAccounts, listRecordsInUse } from '#server/db/account/accounts.ts';
import {
  type GuardianRecord,
  insertGuardians,
  listGuardiansBy,
  updateGuardians,
} from '#server/db/people/guardians.ts';
import { completed } from '#shared/kit/fields/field-values.ts';
import { readPhone } from '#shared/kit/phones/phone-numbers.ts';
import {
  type Guardian,
  type GuardianInput,
  guardianFields,
  guardianInputSchema,
} from '#shared/people/guardians.ts';
import { inputReader } from './cells.ts';
import type { ImportType } from './import-type.ts';

export const guardianType: ImportType<Guardian, GuardianInput> = {
  noun: 'guardian',
  fields: guardianFields,
  toInput: inputReader(guardianFields),
  columns: csvColumns(guardianFields),
  uniqueColumns: ['phone'],
  // In one spelling, so that two rows with the same number are told.
  spelling: async () => (cells) => {
    if (cells['phone']) cells['phone'] = readPhone(cells['phone']) ?? cells['phone'];
  },
  matcher: async (db, rows) => {
    const phones = rows.flatMap(({ cells }) => cells['phone'] ?? []);
    const known = new Map(
      (await listGuardiansBy(db, 'phone', phones)).map((guardian) => [guardian.phone, guardian]),
    );
    return ({ cells }) => ({ record: known.get(cells['phone'] ?? '') });
  },
  schema: guardianInputSchema,
  nameFields: ['firstName', 'lastName'],
  read: (db, ids) => listGuardiansBy(db, 'guardians.id', ids),
  insert: async (tx, inputs, { now }) => {
    const ids = await insertGuardians(
      tx,
      inputs.map((input) => completed(guardianFields, input, undefined, now)),
    );
    await insertAccounts(tx, 'guardian', ids, now);
    return ids;
  },
  update: (tx, changes, { now }) =>
    updateGuardians(
      tx,
      changes.map(({ before, input }) => ({
        id: before.id,
        version: before.version,
        record: completed(guardianFields, input, before, now),
      })),
    ),
  // A guardian that was read has all the fields to be stored.
  putBack: (tx, records) =>
    updateGuardians(
      tx,
      records.map((record) => ({ id: record.id, version: record.version, record: record as GuardianRecord })),
    ),
  inUse: async (db, ids) => [
    ...(await listRecordsInUse(db, 'guardian', ids)),
    ...(await listGuardiansBy(db, 'guardians.id', ids)).flatMap(({ id, students }) =>
      students.length > 0 ? [id] : [],
    ),
  ],
};
