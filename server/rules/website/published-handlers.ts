// The handlers of a record type that the office publishes (shared/website/published-resource.ts).

import type { Context, Handlers } from '#server/context.ts';
import { publishedColumns } from '#server/csv/columns.ts';
import { exporting } from '#server/csv/export.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import type { publishedRows, WebsiteNoun } from '#server/db/website/published-records.ts';
import { notFound } from '#server/errors.ts';
import type { RecordChanges } from '#server/records/changes.ts';
import { records } from '#server/records/record-types.ts';
import { resourceHandlers } from '#server/records/resource-handlers.ts';
import type { ExportFormat } from '#shared/kit/exports.ts';
import type { ListQuery } from '#shared/kit/list-query.ts';
import type { ResourceNames } from '#shared/kit/resource.ts';
import type { Published } from '#shared/website/publications.ts';
import type { WebsiteContent, WebsiteList } from '#shared/website/website-content.ts';
import { publishing } from './publications.ts';

/** 'ExamLinks' → 'exam-links' */
const fileName = (many: string) => many.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase();

interface HandledType<R extends Published> {
  noun: WebsiteNoun;
  list: WebsiteList;
  rows: ReturnType<typeof publishedRows<R>>;
  refuse?: (tx: Tx, record: R) => Promise<void>;
  /** The upload that an input names must be there. */
  refuseUnknown?: (db: Database, input: object) => Promise<void>;
  /** The page that shows the record, and what is published with the record in it. */
  preview: (record: R) => { page: string; change: (content: WebsiteContent) => WebsiteContent };
}

type Named<One extends string, Many extends string> = Pick<
  Handlers,
  Extract<
    keyof Handlers,
    | `${'list' | 'export'}${Many}`
    | `${'find' | 'create' | 'update' | 'delete' | 'preview'}${One}`
    | `list${One}Publications`
    | `${'create' | 'end'}${One}Publication`
  >
>;
type Asked<B = never> = Omit<Context<never>, 'params' | 'query' | 'body'> & {
  params: { id: string };
  query: never;
  body: B;
};
type Listed = Omit<Asked, 'query'> & { query: ListQuery & { format: ExportFormat } };

export function publishedRecordHandlers<
  R extends Published,
  const One extends string,
  const Many extends string,
>(
  names: ResourceNames<One, Many>,
  { noun, list, rows, refuse, refuseUnknown, preview }: HandledType<R>,
): Named<One, Many> {
  const changes = records[noun] as unknown as RecordChanges<R>; // the record type of the noun
  const publications = publishing<R>({
    noun,
    find: rows.find,
    onSite: { list, change: (content, record) => preview(record).change(content) },
    update: rows.update,
    ...(refuse && { refuse }),
  });
  const { one, many } = names;
  return {
    ...resourceHandlers(names, changes, {
      list: rows.list,
      insert: async (tx, input: object) => {
        await refuseUnknown?.(tx, input);
        return rows.insert(tx, input);
      },
      update: async (tx, id, input: object, version) => {
        await refuseUnknown?.(tx, input);
        return rows.update(tx, id, input, version);
      },
    }),

    [`export${many}`]: exporting(
      noun,
      fileName(many),
      publishedColumns(rows.fields),
      ({ db, query }: Listed) => rows.list(db, query),
    ),

    [`delete${one}`]: (context: Asked) => publications.remove(context, context.params.id),

    [`create${one}Publication`]: (context: Asked<{ publicationId?: string | undefined }>) =>
      publications.publish(context, context.params.id, context.body.publicationId),

    [`end${one}Publication`]: (context: Asked) => publications.takeBack(context, context.params.id),

    [`list${one}Publications`]: ({ db, params }: Asked) => publications.history(db, params.id),

    [`preview${one}`]: async ({ db, params, reply, site }: Asked) => {
      const { page, change } = preview(await changes.existing(db, params.id));
      return answerPreview(reply, await site.preview(db, page, change));
    },
  } as unknown as Named<One, Many>; // the handlers of the calls that publishedResource() makes under these names
}

/** Answers a preview: a page that only the office may read. */
export function answerPreview(reply: Asked['reply'], preview: Awaited<ReturnType<Asked['site']['preview']>>) {
  if (!preview) throw notFound('The built site');
  reply.header('content-security-policy', preview.policy);
  reply.header('x-robots-tag', 'noindex');
  return preview.html;
}
