import { type Selectable, sql } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import { type Page, pageOf } from '#server/db/list-page.ts';
import { snakeCased } from '#server/db/row-names.ts';
import { anyTable, findRow, idsOf, insertRow, insertRows, updateWhere } from '#server/db/rows.ts';
import type { Database, Schema, Tx } from '#server/db/schema.ts';
import type { Language } from '#shared/kit/languages.ts';
import { recordType } from '#shared/kit/record-types.ts';
import {
  type Message,
  type MessageListQuery,
  type MessageReader,
  messageSchema,
  type ReaderKind,
  readerKinds,
} from '#shared/people/messages.ts';

function toReader(found: Selectable<Schema['message_readers']>): MessageReader {
  const { message_id: _, student_id, guardian_id, faculty_id, state_at: at, state_by: by, ...row } = found;
  const ids = { student: student_id, guardian: guardian_id, faculty: faculty_id };
  const kind = readerKinds.find((readerKind) => ids[readerKind] !== null) ?? 'student';
  return { ...row, at, by, kind, personId: ids[kind] ?? '' };
}

/** Newest first. Of a person with those readers alone who are that person, or a guardian of that student. */
export async function listMessages(
  db: Database,
  { studentId, facultyId, page = 1, pageSize }: MessageListQuery,
): Promise<Page<Message>> {
  let readers = db.selectFrom('message_readers');
  if (studentId !== undefined)
    readers = readers.where(
      sql<boolean>`(student_id = ${studentId} or guardian_id in (
        select guardian_id from guardian_students where guardian_students.student_id = ${studentId}))`,
    );
  if (facultyId !== undefined) readers = readers.where('faculty_id', '=', facultyId);
  let select = db
    .selectFrom('messages')
    .select(['id', 'subject_kind', 'subject_id', 'channel', 'text'])
    .select(['text_te as textTe', 'made_at as at', 'made_by as by'])
    .orderBy('id', 'desc');
  if (studentId ?? facultyId) select = select.where('id', 'in', readers.select('message_id'));
  const { rows, total } = await pageOf(select, { page, pageSize });
  if (rows.length === 0) return { rows: [], total };
  const ids = idsOf(rows);
  const found = await readers
    .where('message_id', 'in', ids)
    .selectAll()
    .orderBy('message_readers.id')
    .execute();
  const byMessage = Map.groupBy(found, ({ message_id }) => message_id);
  return {
    rows: rows.map(({ subject_kind: kind, subject_id: id, ...row }) => ({
      ...row,
      subject: messageSchema.shape.subject.parse(kind === null ? null : { kind, id }),
      readers: (byMessage.get(row.id) ?? []).map(toReader),
    })),
    total,
  };
}

export async function insertMessage(
  tx: Tx,
  {
    readers,
    subject,
    ...message
  }: Omit<Message, 'id' | 'readers'> & { readers: Omit<MessageReader, 'id'>[] },
): Promise<Message> {
  const made = readers.map((reader) => ({ id: nextId(), ...reader }));
  const { channel, text, textTe, at: madeAt, by: madeBy } = message;
  const about = { subjectKind: subject?.kind ?? null, subjectId: subject?.id ?? null };
  const id = await insertRow(tx, 'messages', snakeCased({ ...about, channel, text, textTe, madeAt, madeBy }));
  const nobody = { student_id: null, guardian_id: null, faculty_id: null };
  const rows = made.map(({ kind, personId, at, by, ...reader }) => ({
    ...reader,
    ...nobody,
    [`${kind}_id`]: personId,
    message_id: id,
    state_at: at,
    state_by: by,
  }));
  await insertRows(tx, 'message_readers', rows);
  return { id, subject, ...message, readers: made };
}

/** @returns whether it was not opened before: the first opening is kept */
export async function openMessage(
  tx: Tx,
  messageId: string,
  readerId: string,
  opened: { at: string; by: string },
): Promise<boolean> {
  const prepared = { id: readerId, message_id: messageId, state: 'prepared' } as const;
  const change = { state: 'opened', state_at: opened.at, state_by: opened.by } as const;
  return (await updateWhere(tx, 'message_readers', prepared, change)) > 0;
}

export async function findMessageReader(db: Database, messageId: string, readerId: string) {
  const row = await findRow(db, 'message_readers', { id: readerId, message_id: messageId });
  return row && toReader(row);
}

export const findMailReader = (db: Database, id: string) => findRow(db, 'message_readers', { id });

export async function updateMailReader(
  tx: Tx,
  id: string,
  how: Pick<MessageReader, 'state' | 'reason'>,
  now: Date,
): Promise<void> {
  await updateWhere(tx, 'message_readers', { id }, { ...how, state_at: now.toISOString() });
}

/** Of the portals of these people; who has no account is not in it. */
export async function readLanguages(
  db: Database,
  kind: ReaderKind,
  ids: readonly string[],
): Promise<Map<string, Language>> {
  const column = `${kind}_id` as const;
  const rows = await db
    .selectFrom('accounts')
    .select([`${column} as id`, 'language'])
    .where(column, 'in', ids)
    .execute();
  return new Map(rows.map(({ id, language }) => [id ?? '', language]));
}

export async function hasSubject(tx: Tx, { kind, id }: NonNullable<Message['subject']>): Promise<boolean> {
  const { table = '' } = recordType(kind);
  const found = await anyTable(tx).selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}
