// The rows of the record types that the office publishes: each record with its state, and the office's list of them.
import { type JoinBuilder, type RawBuilder, sql } from 'kysely';
import { listUploadedPdfs } from '#server/db/files.ts';
import { byLetter, findsWords, type Page, pageOf, plain, sortedBy } from '#server/db/list-page.ts';
import { columnsOf, filterConditions } from '#server/db/record-columns.ts';
import { recordRows } from '#server/db/record-rows.ts';
import { type AnyRow, anyTable } from '#server/db/rows.ts';
import type { Database, Schema } from '#server/db/schema.ts';
import type { Fields } from '#shared/kit/fields/fields.ts';
import type { ListQuery } from '#shared/kit/list-query.ts';
import { recordTypes } from '#shared/kit/record-types.ts';
import type { PublicationState, Publishable, Published } from '#shared/website/publications.ts';
import { findLive, listLive, type PublishedNoun } from './publications.ts';

/** What a row needs for `stateOf`: its own version, what is live, and whether anything was before. */
export interface StateRow {
  version: number;
  live_at: string | null;
  live_version: number | null;
  was_published: number;
}

export function stateOf(row: StateRow): Pick<Published, 'state' | 'hasUnpublishedChanges' | 'publishedAt'> {
  const { live_at, live_version, was_published, version } = row;
  return {
    state: live_at ? 'published' : was_published === 1 ? 'takenBack' : 'draft',
    hasUnpublishedChanges: live_version !== null && live_version !== version,
    publishedAt: live_at,
  };
}

/** What a select of the table needs to tell what is live of each row: a join, the columns of `stateOf`, and conditions. */
export function publicationsOf(noun: PublishedNoun, table: keyof Schema) {
  const earlier = sql`exists (select 1 from publications as earlier
    where earlier.noun = ${sql.lit(noun)} and earlier.record_id = ${sql.ref(`${table}.id`)})`;
  return {
    /** For `leftJoin('publications as live', …)`. */
    live: (join: JoinBuilder<never, never>) =>
      join.on(
        sql<boolean>`live.record_id = ${sql.ref(`${table}.id`)} and live.noun = ${noun} and live.is_live = 1`,
      ),
    columns: [
      sql<string | null>`live.at`.as('live_at'),
      sql<number | null>`live.version`.as('live_version'),
      sql<number>`case when ${earlier} then 1 else 0 end`.as('was_published'),
    ] as const,
    conditions: {
      published: sql<boolean>`live.id is not null`,
      takenBack: sql<boolean>`live.id is null and ${earlier}`,
      draft: sql<boolean>`live.id is null and not ${earlier}`,
    } as const satisfies Record<PublicationState, unknown>,
  };
}

/** The part of a record that its readers see: written into its publication. */
export function contentOf<R extends Publishable>(record: R): Omit<R, keyof Published> {
  const {
    id: _,
    state: __,
    hasUnpublishedChanges: ___,
    publishedAt: ____,
    version: _____,
    ...content
  } = record;
  return content;
}

/** A published record as its readers get it. */
export function toPublished(row: {
  record_id: string;
  at: string;
  version: number;
  data: string | null;
}): Published {
  return {
    ...(JSON.parse(row.data ?? '{}') as object), // written by contentOf
    id: row.record_id,
    state: 'published',
    hasUnpublishedChanges: false,
    publishedAt: row.at,
    version: row.version,
  };
}

/** The record types of which every column is that of a field. */
export type WebsiteNoun = 'website-person' | 'gallery-picture' | 'exam-link' | 'exam-date' | 'course';

interface Rows<R> {
  /** Adds the uploaded picture or file, with one query for all. */
  attach?: (db: Database, records: object[]) => Promise<R[]>;
  /** The columns of each sort besides that by title; the first is that of a list which names none. */
  orders?: Readonly<Record<string, readonly string[]>>;
  /** What the search looks at besides the title. */
  searched?: readonly string[];
}

/** The database functions of one record type. @template R a record as read */
export function publishedRows<R extends Published>(
  noun: WebsiteNoun | 'notice',
  fields: Fields,
  { attach, orders = { order: ['place_in_list'] }, searched = [] }: Rows<R> = {},
) {
  const { table, titled } = recordTypes[noun];
  const [title] = titled.columns;
  const publications = publicationsOf(noun, table);
  const { toRecord, insert, update } = recordRows<object, object>(table, fields);
  const ref = (column: string) => sql.ref(`${table}.${column}`);
  const sorts: Record<string, RawBuilder<unknown>[]> = {
    ...Object.fromEntries(
      Object.entries(orders).map(([sort, columns]) => [sort, [...columns, 'id'].map(ref)]),
    ),
    [title]: [byLetter(`${table}.${title}`), ref('id')],
  };
  const text = plain(sql.join([title, ...searched].map(ref), sql` || ' ' || `));

  const select = (db: Database) =>
    anyTable(db)
      .selectFrom(table)
      .leftJoin('publications as live', publications.live)
      .select([`${table}.id`, `${table}.version`, ...columnsOf(fields), ...publications.columns]);

  const records = async (db: Database, rows: AnyRow[]): Promise<R[]> => {
    const all = rows.map((row) => ({ ...toRecord(row), ...stateOf(row as never) })); // the columns that `select` names
    return attach ? attach(db, all) : (all as unknown as R[]); // nothing is uploaded for them
  };

  return {
    fields,
    select,
    records,

    /** @param further conditions for the rows */
    list: async (
      db: Database,
      query: ListQuery & { state?: PublicationState | undefined },
      further: readonly RawBuilder<boolean>[] = [],
    ): Promise<Page<R>> => {
      const wanted = [...filterConditions(fields, query), ...findsWords(query.q, text), ...further];
      if (query.state) wanted.push(publications.conditions[query.state]);
      const { sort = Object.keys(sorts)[0] ?? '' } = query;
      const { rows, total } = await pageOf(sortedBy(select(db), sort, sorts, wanted), query);
      return { rows: await records(db, rows), total };
    },

    find: async (db: Database, id: string): Promise<R | undefined> => {
      const rows = await select(db).where(`${table}.id`, '=', id).execute();
      return (await records(db, rows))[0];
    },

    insert,
    update,

    listLive: async (db: Database): Promise<R[]> =>
      (await listLive(db, noun)).map((row) => toPublished(row) as R), // with its content

    findLive: async (db: Database, recordId: string): Promise<R | undefined> => {
      const row = await findLive(db, { noun, recordId });
      return row && (toPublished(row) as R); // as above
    },
  };
}

/** Adds to each record the PDF that its `fileId` names. */
export async function withFiles<R>(db: Database, records: object[]): Promise<R[]> {
  const idOf = (record: object) => (record as { fileId: string | null }).fileId;
  const files = await listUploadedPdfs(
    db,
    records.flatMap((record) => idOf(record) ?? []),
  );
  return records.map((record) => ({ ...record, file: files.get(idOf(record) ?? '') ?? null }) as R); // R has a file
}
