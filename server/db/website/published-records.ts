// The rows of the record types that the office publishes: each record with its state, and the office's list of them.
import { sql } from 'kysely';
import {
  byLetter,
  contains,
  type Page,
  pageOf,
  plain,
  searchPatterns,
  sortedBy,
} from '#server/db/list-page.ts';
import { columnsOf, columnsWriter, filterConditions, recordReader } from '#server/db/record-columns.ts';
import { type AnyRow, anyTable, insertRow, updateRow } from '#server/db/rows.ts';
import type { Database, Schema, Tx } from '#server/db/schema.ts';
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

/** Conditions for a select that joins the live publication as 'live'. */
export function stateConditions(noun: PublishedNoun, table: keyof Schema) {
  const earlier = sql`exists (select 1 from publications as earlier
    where earlier.noun = ${sql.lit(noun)} and earlier.record_id = ${sql.ref(`${table}.id`)})`;
  return {
    wasPublished: sql<number>`case when ${earlier} then 1 else 0 end`,
    published: sql<boolean>`live.id is not null`,
    takenBack: sql<boolean>`live.id is null and ${earlier}`,
    draft: sql<boolean>`live.id is null and not ${earlier}`,
  } as const satisfies Record<PublicationState | 'wasPublished', unknown>;
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

/**
 * The database functions of one record type. @template R a record as read
 * @param attach adds the uploaded picture or file, with one query for all @param order the columns of the order `order`
 */
export function publishedRows<R extends Published>(
  noun: WebsiteNoun,
  fields: Fields,
  attach = async (_: Database, records: object[]) => records as R[], // as: nothing is uploaded for them
  order: readonly string[] = ['place_in_list'],
) {
  const { table, titled } = recordTypes[noun];
  const [title] = titled.columns;
  const conditions = stateConditions(noun, table);
  const read = recordReader(fields);
  const write = columnsWriter(fields, table);
  const id = sql.ref(`${table}.id`);
  const sorts = {
    order: [...order.map((column) => sql.ref(`${table}.${column}`)), id],
    [title]: [byLetter(`${table}.${title}`), id],
  };

  const select = (db: Database) =>
    anyTable(db)
      .selectFrom(table)
      .leftJoin('publications as live', (join) =>
        join
          .onRef('live.record_id', '=', `${table}.id`)
          .on('live.noun', '=', noun)
          .on('live.is_live', '=', 1),
      )
      .select([`${table}.id`, `${table}.version`, ...columnsOf(fields)])
      .select(['live.at as live_at', 'live.version as live_version'])
      .select(conditions.wasPublished.as('was_published'));

  const records = (db: Database, rows: AnyRow[]) =>
    attach(
      db,
      rows.map((row) => ({ ...read(row as never), ...stateOf(row as never) })), // the columns that `select` names
    );

  return {
    fields,
    list: async (
      db: Database,
      query: ListQuery & { state?: PublicationState | undefined },
    ): Promise<Page<R>> => {
      let chosen = sortedBy(select(db), query.sort ?? 'order', sorts);
      if (query.state) chosen = chosen.where(conditions[query.state]);
      for (const filter of filterConditions(fields, query)) chosen = chosen.where(filter);
      for (const pattern of searchPatterns(query.q))
        chosen = chosen.where(contains(pattern, plain(sql.ref(`${table}.${title}`))));
      const { rows, total } = await pageOf(chosen, query);
      return { rows: await records(db, rows), total };
    },

    find: async (db: Database, id: string): Promise<R | undefined> => {
      const rows = await select(db).where(`${table}.id`, '=', id).execute();
      return (await records(db, rows))[0];
    },

    insert: (tx: Tx, input: object): Promise<string> => insertRow(tx, table, write(input) as never), // its columns

    /** @param version the row is updated only if it has this version. @returns whether it was changed */
    update: (tx: Tx, id: string, input: object, version: number | undefined): Promise<boolean> =>
      updateRow(tx, table, { id, version, ...write(input) }),

    listLive: async (db: Database): Promise<R[]> =>
      (await listLive(db, noun)).map((row) => toPublished(row) as R), // with its content

    findLive: async (db: Database, recordId: string): Promise<R | undefined> => {
      const row = await findLive(db, { noun, recordId });
      return row && (toPublished(row) as R); // as above
    },
  };
}
