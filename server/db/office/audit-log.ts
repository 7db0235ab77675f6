import { type RawBuilder, sql } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import { countOf, findsWords, type Page, pageOf, searchText, sortedBy } from '#server/db/list-page.ts';
import { chunksOf, idsOf, insertRows } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { wholeList } from '#server/db/whole-list.ts';
import { nounsOfGroup, type RecordNoun, recordNouns, recordType } from '#shared/kit/record-types.ts';
import type {
  AuditEntry,
  AuditQuery,
  CollegeAuditEntry,
  CollegeAuditQuery,
} from '#shared/office/audit-log.ts';

/** The user who makes a change. */
export interface Author {
  accountId: string | null;
  label: string;
  requestId: string;
  /** Called before the rows of these changes are written, in their transaction: what it throws undoes the changes. */
  beforeNoting?: (tx: Tx, changes: readonly Change[]) => Promise<void>;
}

export interface Change {
  action:
    | 'create'
    | 'update'
    | 'delete'
    | 'restore'
    | 'publish'
    | 'take-back'
    | 'invite'
    | 'password'
    | 'photo'
    | 'login'
    | 'login-failed'
    | 'login-refused'
    | 'logout'
    | 'sessions-ended'
    | 'second-factor'
    | 'export'
    | 'cancel'
    | 'view';
  noun: RecordNoun;
  /** The record whose history shows the change: for a fee, a payment, a result or a grade it is the student. */
  recordId: string;
  /** Which row below the record, in words. */
  label?: string;
  before?: object | undefined;
  after?: object | undefined;
}

/** Called in the transaction of the change, so that both are stored or neither. */
export async function insertAudit(tx: Tx, author: Author, change: Change, now: Date): Promise<void> {
  await insertAudits(tx, author, [change], now);
}

/** What was done with an account, or by its owner with what is the owner's alone. */
export async function insertAccountAudit(
  tx: Tx,
  author: Author,
  change: Pick<Change, 'action' | 'recordId' | 'label'>,
  now: Date,
): Promise<void> {
  await insertAudit(tx, author, { ...change, noun: 'account' }, now);
}

/** The row of a file that was made, where nothing else is written. @param recordId without it the file is about many records */
export async function insertExportAudit(
  db: Database,
  author: Author,
  { recordId = '*', ...file }: { noun: RecordNoun; recordId?: string; label: string },
  now: Date,
): Promise<void> {
  const change = { action: 'export', recordId, ...file } as const;
  await db.transaction().execute((tx) => insertAudit(tx, author, change, now));
}

/** Inserts many rows in a few statements, for imports. */
export async function insertAudits(tx: Tx, author: Author, changes: Change[], now: Date): Promise<void> {
  await author.beforeNoting?.(tx, changes);
  const names = await readRecordNames(tx, [...new Set(changes.map(({ recordId }) => recordId))]);
  const rows = changes.map((change) => toRow(author, change, names.get(change.recordId) ?? '', now));
  await insertRows(tx, 'audit_log', rows);
}

function toRow(author: Author, change: Change, about: string, now: Date) {
  const changes = differences(change.before ?? {}, change.after ?? {});
  const values = Object.values(changes).flat().map(toSearchedText);
  return {
    id: nextId(),
    at: now.toISOString(),
    account_id: author.accountId,
    actor: author.label,
    action: change.action,
    noun: change.noun,
    record_id: change.recordId,
    label: change.label ?? '',
    about,
    changes: JSON.stringify(changes),
    request_id: author.requestId,
    search_text: searchText([about, author.label, change.action, change.label, ...values]),
  };
}

const toSearchedText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : '';

/**
 * The names of records and of the owners of accounts, by id; a deleted record has its name in the list of deleted records.
 * Ids of nothing that has a name ('college') are left out.
 */
async function readRecordNames(tx: Tx, ids: string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const add = async (select: (chunk: string[]) => RawBuilder<{ id: string; name: string }>) => {
    for (const chunk of chunksOf(ids.filter((id) => !names.has(id)))) {
      const { rows } = await select(chunk).execute(tx);
      for (const { id, name } of rows) names.set(id, name);
    }
  };
  await add((chunk) => {
    const among = sql`in (${sql.join(chunk)})`;
    return sql`${sql.join(
      recordNouns.flatMap((noun) => titlesOf(noun, among)),
      sql` union all `,
    )}
      union all select accounts.id, coalesce(
          rtrim(students.first_name || ' ' || students.last_name), rtrim(faculty.first_name || ' ' || faculty.last_name), username)
        from accounts left join students on students.id = student_id left join faculty on faculty.id = faculty_id
        where accounts.id ${among}`;
  });
  await add(
    (chunk) => sql`select record_id as id, max(label) as name from deleted_records
      where record_id in (${sql.join(chunk)}) group by record_id`,
  );
  return names;
}

/** The ids and names of the records of a type, if the audit log names them. */
function titlesOf(noun: RecordNoun, among: RawBuilder<unknown>): RawBuilder<unknown>[] {
  const { table, titled } = recordType(noun);
  if (!table || !titled) return [];
  const parts = titled.columns.map((column) => sql.ref(column));
  const title = sql.join(parts, sql` || ${sql.lit(titled.between ?? ' ')} || `);
  return [sql`select id, ${title} as name from ${sql.table(table)} where id ${among}`];
}

/** Whether such an entry exists. @param mention a text in its changes, e.g. a session's id */
export async function hasAudit(
  tx: Tx,
  change: Pick<Change, 'action' | 'noun' | 'recordId'> & { accountId?: string },
  since: string,
  mention = '',
): Promise<boolean> {
  const { action, noun, recordId: record_id, accountId: account_id } = change;
  const found = tx
    .selectFrom('audit_log')
    .select('id')
    .where((where) => where.and({ action, noun, record_id, account_id }))
    .where('at', '>=', since)
    .where('changes', 'like', `%${mention}%`)
    .limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}

export async function countAudits(db: Database, actions: Change['action'][], since: string): Promise<number> {
  return countOf(
    db.selectFrom('audit_log').select('id').where('action', 'in', actions).where('at', '>=', since),
  );
}

/** Of accounts, when each has logged in last. */
export const lastLogin = sql<string | null>`(select max(at) from audit_log
  where noun = 'account' and action = 'login' and record_id = accounts.id)`;

export async function findLastLogin(db: Database, accountId: string): Promise<string | null> {
  const select = db.selectFrom('accounts').select(lastLogin.as('at')).where('id', '=', accountId);
  return (await select.executeTakeFirstOrThrow()).at;
}

/** The history of a record and of the rows below it, newest first. */
export async function listRecordAuditLog(
  db: Database,
  nouns: readonly RecordNoun[],
  recordId: string,
  query: AuditQuery,
): Promise<Page<AuditEntry>> {
  const select = entries(db, query).where('noun', 'in', nouns).where('record_id', '=', recordId);
  return pageOf(select, query, toEntry);
}

/** The audit log of the whole college, newest first. */
export async function listAuditLog(db: Database, query: CollegeAuditQuery): Promise<Page<CollegeAuditEntry>> {
  return pageOf(ofCollege(db, query), query, toEntry);
}

/** All that match, read some at a time. */
export async function listWholeAuditLog(db: Database, query: CollegeAuditQuery) {
  const found = await ofCollege(db, query).clearSelect().select('id').execute();
  return wholeList(idsOf(found), async (ids) =>
    (await collegeEntries(db).where('id', 'in', ids).execute()).map(toEntry),
  );
}

function ofCollege(db: Database, query: CollegeAuditQuery) {
  const select = collegeEntries(db, query);
  // `noun || ''` keeps SQLite from using the index on noun, with which it would read most of the log and then sort it.
  // Views are far more frequent than changes, so they are listed only on request.
  return query.noun
    ? select.where(sql`noun || ''`, 'in', nounsOfGroup(query.noun))
    : select.where(sql`noun || ''`, '!=', 'view');
}

/** The changes of the college's settings since then, newest first. @param mention a text in the changes, e.g. the path of a field */
export async function listSettingsChanges(
  db: Database,
  since: string,
  mention: string,
): Promise<AuditEntry[]> {
  const rows = await entries(db)
    .where('noun', '=', 'settings')
    .where('record_id', '=', 'college')
    .where('at', '>=', since)
    .where('changes', 'like', `%${mention}%`)
    .execute();
  return rows.map(toEntry);
}

/** The newest changes of records: no log-ins, views and exports. */
export async function listLastChanges(db: Database, limit: number): Promise<CollegeAuditEntry[]> {
  const rows = await collegeEntries(db)
    .where('action', 'in', ['create', 'update', 'delete', 'restore', 'photo'])
    // What visitors send is a task of the office, and would leave no place for the changes by people of the college.
    .where((eb) => eb.or([eb('noun', '!=', 'enquiry'), eb('action', '!=', 'create')]))
    .limit(limit)
    .execute();
  return rows.map(toEntry);
}

const collegeEntries = (db: Database, query?: CollegeAuditQuery) =>
  entries(db, query).select(['record_id as recordId', 'about']);

function entries(db: Database, { sort = '-at', q }: Pick<AuditQuery, 'sort' | 'q'> = {}) {
  const all = db.selectFrom('audit_log').select(['id', 'at', 'actor', 'action', 'noun', 'label', 'changes']);
  return sortedBy(all, sort, { at: ['at', 'id'] }, findsWords(q));
}

function toEntry<R extends { changes: string }>(row: R): Omit<R, 'changes'> & Pick<AuditEntry, 'changes'> {
  const changes = JSON.parse(row.changes) as Record<string, [unknown, unknown]>; // written by insertAudit
  return { ...row, changes: Object.entries(changes).map(([field, [from, to]]) => ({ field, from, to })) };
}

/** {field: [before, after]} of the fields that differ; nested parts as 'contactInfo.email'. */
export function differences(before: object, after: object): Record<string, [unknown, unknown]> {
  const from = flatten(before);
  const to = flatten(after);
  const fields = new Set([...from.keys(), ...to.keys()]);
  const changed = [...fields].filter(
    (field) => JSON.stringify(from.get(field)) !== JSON.stringify(to.get(field)),
  );
  return Object.fromEntries(
    changed.map((field) => [field, [from.get(field) ?? null, to.get(field) ?? null]]),
  );
}

/** The version, which changes with every save, is left out. */
const silentFields = new Set(['id', 'version']);

function flatten(record: object, prefix = ''): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [key, value] of Object.entries(record)) {
    if (silentFields.has(key) || value === undefined) continue;
    if (value && typeof value === 'object' && !Array.isArray(value)) {
      for (const [inner, innerValue] of flatten(value, `${prefix}${key}.`)) fields.set(inner, innerValue);
    } else {
      fields.set(prefix + key, value);
    }
  }
  return fields;
}
