// Redactions: the only change of audit rows that the triggers of migration 0013 allow. Each redaction is itself recorded.
import { sql } from 'kysely';
import { countChanged, insertRow, updateWhere } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';

/** The triggers allow this value only. */
const redactedActor = 'deleted person';

/** @param work returns how many entries it has changed */
async function redact(
  db: Database,
  { reason, recordId, now }: { reason: string; recordId: string | null; now: Date },
  work: (tx: Tx) => Promise<number>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const redaction = { at: now.toISOString(), reason, record_id: recordId, entries: null };
    const id = await insertRow(tx, 'audit_redactions', redaction);
    await updateWhere(tx, 'audit_redactions', { id }, { entries: await work(tx) });
  });
}

/** Deletes the entries older than `before`. */
export async function deleteOldAudits(db: Database, before: string, now: Date): Promise<void> {
  const old = db.selectFrom('audit_log').select('id').where('at', '<', before).limit(1);
  if (!(await old.executeTakeFirst())) return;
  await redact(db, { reason: `kept until ${before}`, recordId: null, now }, (tx) =>
    countChanged(tx.deleteFrom('audit_log').where('at', '<', before)),
  );
}

/**
 * People who were deleted before that time, cannot be restored any more and are still named in the log: their records, and
 * their accounts. Removed admins are not among them: the author of a change stays known. A limited number per call.
 */
export async function listForgottenPeople(db: Database, before: string): Promise<string[]> {
  const people = await unredacted(db)
    .where('action', '=', 'delete')
    .where('noun', 'in', ['student', 'faculty'])
    .where('at', '<', before)
    .where('record_id', 'not in', db.selectFrom('students').select('id'))
    .where('record_id', 'not in', db.selectFrom('faculty').select('id'))
    .where('record_id', 'not in', db.selectFrom('deleted_records').select('record_id'))
    .execute();
  const ofAdmins = db
    .selectFrom('audit_log as made')
    .select('made.record_id')
    .where('made.noun', '=', 'account')
    .where('made.action', 'in', ['create', 'delete']);
  const accounts = await unredacted(db)
    .where('action', 'in', ['login', 'password'])
    .where('noun', '=', 'account')
    .where('record_id', 'not in', db.selectFrom('accounts').select('id'))
    .where('record_id', 'not in', ofAdmins)
    .where(
      sql<boolean>`not exists (select 1 from deleted_records where data like '%' || audit_log.record_id || '%')`,
    )
    .groupBy('record_id')
    .having(({ fn }) => fn.max('at'), '<', before)
    .execute();
  return [...people, ...accounts].map(({ record_id }) => record_id);
}

/** Deleted enquiries that cannot be restored any more and still have values in the log. A limited number per call. */
export async function listForgottenEnquiries(db: Database): Promise<string[]> {
  const rows = await unredacted(db)
    .where('action', '=', 'delete')
    .where('noun', '=', 'enquiry')
    .where('record_id', 'not in', db.selectFrom('enquiries').select('id'))
    .where('record_id', 'not in', db.selectFrom('deleted_records').select('record_id'))
    .execute();
  return rows.map(({ record_id }) => record_id);
}

function unredacted(db: Database) {
  return db
    .selectFrom('audit_log')
    .select('record_id')
    .distinct()
    .where(
      sql<boolean>`not exists (select 1 from audit_redactions
        where audit_redactions.record_id = audit_log.record_id)`,
    )
    .limit(100);
}

/** Redacts the entries about a person: action, time and record id stay, names and values are removed. */
export async function redactPerson(db: Database, recordId: string, now: Date): Promise<void> {
  await redact(db, { reason: 'deleted person', recordId, now }, async (tx) => {
    // The name of the admin who made the change is kept; only the person's own name is removed.
    const actor = sql<string>`case when account_id is null or account_id in (select id from accounts)
      then actor else ${redactedActor} end`;
    const redacted = { changes: '{}', label: '', about: '', search_text: '', actor };
    return countChanged(tx.updateTable('audit_log').set(redacted).where('record_id', '=', recordId));
  });
}
