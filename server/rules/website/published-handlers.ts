// The handlers of every record type that the office publishes: list, form, publication, history and preview.

import type { Context } from '#server/context.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { takeBack } from '#server/db/website/publications.ts';
import type { publishedRows } from '#server/db/website/published-records.ts';
import { notFound } from '#server/errors.ts';
import { answerPage } from '#server/records/lists.ts';
import { records } from '#server/records/record-types.ts';
import type { Fields } from '#shared/kit/fields/fields.ts';
import type { ListQuery } from '#shared/kit/list-query.ts';
import type { PublicationState, Published } from '#shared/website/publications.ts';
import type { WebsiteContent, WebsiteList } from '#shared/website/website-content.ts';
import { type Publishing, publishing } from './publications.ts';

type Asked = Omit<Context<never>, 'params' | 'query' | 'body' | 'file' | 'session'> & {
  params: { id: string };
};
type AskedList = Pick<Context<never>, 'db' | 'reply'> & {
  query: ListQuery & { state?: PublicationState | undefined };
};

interface HandledType<R extends Published> {
  noun: 'website-person' | 'gallery-picture' | 'exam-link' | 'exam-date' | 'course';
  list: WebsiteList;
  rows: ReturnType<typeof publishedRows<Fields, R>>;
  refuse?: (tx: Tx, record: R) => Promise<void>;
  /** The upload that an input names must be there. */
  refuseUnknown: (db: Database, input: object) => Promise<void>;
  /** The page that shows the record, and what is published with the record in it. */
  preview: (record: R) => { page: string; change: (content: WebsiteContent) => WebsiteContent };
}

export function publishedRecordHandlers<R extends Published>(type: HandledType<R>) {
  const { noun, list, rows, refuse, refuseUnknown, preview } = type;
  const changes = records[noun];
  const publications: Publishing<R> = publishing({
    noun,
    find: rows.find,
    onSite: { list, change: (content, record) => preview(record).change(content) },
    update: rows.update,
    ...(refuse && { refuse }),
  });
  const answered = (record: Published) => record as R; // the record type of the noun

  return {
    list: async ({ db, query, reply }: AskedList) => answerPage(reply, await rows.list(db, query)),

    find: async ({ db, params }: Asked) => {
      const record = answered(await changes.existing(db, params.id));
      return record;
    },

    create: async (context: Omit<Asked, 'params'> & { body: object }) => {
      await refuseUnknown(context.db, context.body);
      return answered(await changes.create(context, (tx) => rows.insert(tx, context.body)));
    },

    update: async (context: Asked & { body: object }) => {
      const { db, params, body } = context;
      await refuseUnknown(db, body);
      return answered(
        await changes.update(context, params.id, (tx, _before, version) =>
          rows.update(tx, params.id, body, version),
        ),
      );
    },

    remove: async (context: Asked) => {
      const { params, author, clock, site } = context;
      await changes.remove(context, params.id, async (tx, { id }) => {
        await takeBack(tx, { noun, recordId: id }, author, clock());
        await rows.remove(tx, id);
      });
      await site.refresh();
    },

    publish: (context: Asked & { body: { publicationId?: string | undefined } }) =>
      publications.publish(context, context.params.id, context.body.publicationId),

    takeBack: (context: Asked) => publications.takeBack(context, context.params.id),

    history: ({ db, params }: Asked) => publications.history(db, params.id),

    preview: async ({ db, params, reply, site }: Asked) => {
      const { page, change } = preview(answered(await changes.existing(db, params.id)));
      return answerPreview(reply, await site.preview(db, page, change));
    },
  };
}

/** Answers a preview: a page that only the office may read. */
export function answerPreview(
  reply: Asked['reply'],
  preview: Awaited<ReturnType<Asked['site']['preview']>>,
): string {
  if (!preview) throw notFound('The built site');
  reply.header('content-security-policy', preview.policy);
  reply.header('x-robots-tag', 'noindex');
  return preview.html;
}
