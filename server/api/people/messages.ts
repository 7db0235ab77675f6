// Who a message is for, and what each of them reads.

import type { Handlers } from '#server/context.ts';
import { plainColumns, sendRows } from '#server/csv/export.ts';
import { lockRecords } from '#server/db/locks.ts';
import { insertAudit, insertAudits } from '#server/db/office/audit-log.ts';
import { insertMails } from '#server/db/people/mails.ts';
import * as messages from '#server/db/people/messages.ts';
import { readLanguages } from '#server/db/people/messages.ts';
import { idsOf } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { findCollege } from '#server/db/website/college.ts';
import { invalid, orNotFound } from '#server/errors.ts';
import { peopleOf, selectedStudents } from '#server/rules/people/selections.ts';
import type { Language } from '#shared/kit/languages.ts';
import { firstCharacters } from '#shared/kit/text/characters.ts';
import type { Faculty } from '#shared/people/faculty.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { Guardian } from '#shared/people/guardians.ts';
import {
  fillMessage,
  type Message,
  type MessageInput,
  type MessageListQuery,
  type MessageReader,
  messageTemplates,
  mostReaders,
  type ReaderKind,
  readerKinds,
} from '#shared/people/messages.ts';
import { isFormer } from '#shared/people/student-status.ts';
import type { Student } from '#shared/people/students.ts';

/** As the history names a message. */
const beginningOf = ({ text }: Pick<MessageReader, 'text'>) => firstCharacters(text, 40).replace(/\s+/g, ' ');

/** A reader of a message: when it was prepared, and what became of it. */
interface Told extends MessageReader {
  channel: Message['channel'];
  preparedAt: string;
}
const toldColumns = plainColumns<Told>(
  ['preparedAt', 'channel', 'name', 'phone', 'email', 'state', 'at', 'by', 'reason', 'text'],
  { name: { label: 'Reader' }, at: { label: 'State since', control: 'date' } },
);

/** The messages of one page after the other: one may have two hundred readers. */
async function* toldOf(db: Database, query: MessageListQuery): AsyncGenerator<Told[]> {
  for (let page = 1; ; page += 1) {
    const { rows } = await messages.listMessages(db, { ...query, page, pageSize: 50 });
    if (rows.length === 0) return;
    yield rows.flatMap(({ readers, channel, at: preparedAt }) =>
      readers.map((reader) => ({ ...reader, channel, preparedAt })),
    );
  }
}

export const messageHandlers = {
  listMessages: ({ db, query }) => messages.listMessages(db, query),

  exportMessages: (context) => {
    const parts = toldOf(context.db, context.query);
    const file = { noun: 'message', name: 'messages', columns: toldColumns } as const;
    return sendRows(context, file, { total: 0, parts });
  },

  createMessage: async ({ db, body, author, clock, settings }) =>
    db.transaction().execute(async (tx) => {
      const { subject = null, template, channel } = body;
      const isMail = channel === 'email';
      if (isMail && !settings.mail) throw invalid('No email is set up here: send it by WhatsApp', 'channel');
      if (subject && !(await messages.hasSubject(tx, subject)))
        throw invalid('The subject is not in the records', 'subject');
      const readers = await readersOf(tx, body);
      const { college } = await findCollege(tx, settings.startCollege);
      const { en: text, te: textTe } = template
        ? messageTemplates[template]
        : { en: body.text ?? '', te: body.textTe };
      const [now, by] = [clock(), author.label];
      const at = now.toISOString();
      const message = await messages.insertMessage(tx, {
        subject,
        channel,
        text,
        textTe,
        at,
        by,
        readers: readers.map(({ id: personId, kind, name, phone, email: address, language }) => {
          const email = isMail ? address : '';
          const isTelugu = language === 'te' && textTe !== '';
          const values = { name, college: isTelugu ? college.nameTe : college.name };
          const filled = fillMessage(isTelugu ? textTe : text, values);
          const sent =
            isMail && !email
              ? ({ state: 'failed', reason: 'No email address is known' } as const)
              : ({ state: 'prepared', reason: '' } as const);
          return { kind, personId, name, phone, email, language, text: filled, at, by, ...sent };
        }),
      });
      const changes = message.readers.map(
        (reader) =>
          ({
            action: 'create',
            noun: 'message',
            recordId: reader.personId,
            label: beginningOf(reader),
            after: { channel, language: reader.language, text: reader.text },
          }) as const,
      );
      await insertAudits(tx, author, changes, now);
      const mailed = message.readers.filter(({ email }) => email);
      await insertMails(tx, idsOf(mailed), now);
      return message;
    }),

  openMessage: async ({ db, params: { id, readerId }, author, clock }) =>
    db.transaction().execute(async (tx) => {
      const now = clock();
      const opened = { at: now.toISOString(), by: author.label };
      const isFirst = await messages.openMessage(tx, id, readerId, opened);
      const reader = orNotFound(await messages.findMessageReader(tx, id, readerId), 'Reader');
      if (isFirst) {
        const change = { action: 'update', noun: 'message', recordId: reader.personId } as const;
        const states = { before: { state: 'prepared' }, after: { state: reader.state } };
        await insertAudit(tx, author, { ...change, label: beginningOf(reader), ...states }, now);
      }
      return reader;
    }),
} satisfies Partial<Handlers>;

interface Person {
  id: string;
  name: string;
  phone: string;
  /** '' where none is known. */
  email: string;
  isFormer: boolean;
}

interface Reader extends Person {
  kind: ReaderKind;
  language: Language;
}

const toPerson = (person: Student | Faculty | Guardian): Person => {
  const { phone, email = '' }: { phone?: string; email?: string } =
    'phone' in person ? person : (person.contactInfo ?? {});
  return {
    id: person.id,
    name: fullName(person),
    // A student without a phone is told through the parents.
    phone: phone || ('parentPhone' in person ? person.parentPhone : ''),
    email,
    isFormer: 'status' in person && isFormer(person),
  };
};

/**
 * The readers in the order of the call, each once, locked until the transaction ends.
 * @throws 400 that names those who are unknown, or have left
 */
async function readersOf(
  tx: Tx,
  { readers, selection, language }: Pick<MessageInput, 'readers' | 'selection' | 'language'>,
): Promise<Reader[]> {
  const chosen = readers ?? (await selectedReaders(tx, selection));
  const found = new Map<string, Reader>();
  for (const kind of readerKinds) {
    const ids = [...new Set(chosen.filter((reader) => reader.kind === kind).map(({ id }) => id))];
    if (ids.length === 0) continue;
    await lockRecords(tx, kind, ids);
    const languages = await readLanguages(tx, kind, ids);
    for (const person of (await peopleOf[kind](tx, ids)).map(toPerson)) {
      const own = languages.get(person.id) ?? 'en';
      found.set(`${kind} ${person.id}`, { ...person, kind, language: language ?? own });
    }
  }
  refuse(
    'These readers are not in the records',
    chosen.filter(({ kind, id }) => !found.has(`${kind} ${id}`)).map(({ kind, id }) => `${kind} ${id}`),
  );
  refuse(
    'These students have left or graduated',
    [...found.values()].filter((reader) => reader.isFormer).map(({ name }) => name),
  );
  const named = new Map(chosen.map((reader) => [`${reader.kind} ${reader.id}`, reader.language]));
  return [...named].flatMap(([key, own]) => {
    const reader = found.get(key);
    return reader ? [{ ...reader, language: own ?? reader.language }] : [];
  });
}

async function selectedReaders(
  tx: Tx,
  selection: MessageInput['selection'],
): Promise<NonNullable<MessageInput['readers']>> {
  const students = selection ? await selectedStudents(tx, selection) : [];
  if (students.length > mostReaders)
    throw invalid(`A message has at most ${mostReaders} readers`, 'selection');
  return students.map(({ id }) => ({ kind: 'student', id }));
}

function refuse(what: string, names: readonly string[]): void {
  if (names.length === 0) return;
  throw invalid(`${what}: ${names.join(', ')}`, 'readers');
}
