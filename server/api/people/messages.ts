import type { Handlers } from '#server/context.ts';
import { plainColumns, sendRows } from '#server/csv/export.ts';
import { insertAudit, insertAudits } from '#server/db/office/audit-log.ts';
import { insertMails } from '#server/db/people/mails.ts';
import * as messages from '#server/db/people/messages.ts';
import { idsOf } from '#server/db/rows.ts';
import type { Database } from '#server/db/schema.ts';
import { findCollege } from '#server/db/website/college.ts';
import { invalid, orNotFound } from '#server/errors.ts';
import { readersOf } from '#server/rules/people/messages.ts';
import { firstCharacters } from '#shared/kit/text/characters.ts';
import {
  fillMessage,
  type Message,
  type MessageListQuery,
  type MessageReader,
  messageTemplates,
} from '#shared/people/messages.ts';

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
