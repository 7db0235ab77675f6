// Drafts for the website: what the public sees is published by the college itself.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import { insertFile } from '#server/db/files.ts';
import { nextId } from '#server/db/ids.ts';
import type { Schema, Tx } from '#server/db/schema.ts';
import { dayAfter, readSamples } from './samples.ts';

export const draftTables = ['events', 'notices', 'website_people', 'exam_links'] as const;
type DraftTable = (typeof draftTables)[number];
type Row = Record<string, unknown> & { photo?: string };

const drafts = readSamples<Record<DraftTable, { usual: Row; rows: Row[] }>>('drafts');

/** A day stands in the file as the days from the filling, the photo of an event as the name of its files, which are what encodeEventPhoto() makes of an upload. */
export async function draftsOf<T extends DraftTable>(tx: Tx, table: T, now: Date) {
  const keep = (file: string) =>
    insertFile(tx, readFileSync(join(import.meta.dirname, 'event-photos', file)), now);
  const rows = drafts[table].rows.map(async ({ photo, ...row }) => ({
    id: nextId(),
    ...drafts[table].usual,
    ...Object.fromEntries(
      Object.entries(row).map(([column, value]) => [
        column,
        /_(on|date)$/.test(column) ? dayAfter(now, Number(value)) : value,
      ]),
    ),
    ...(photo !== undefined && {
      event_photo: await keep(`${photo}-full.jpg`),
      event_thumbnail: await keep(`${photo}-thumbnail.jpg`),
    }),
  }));
  return (await Promise.all(rows)) as unknown as (Insertable<Schema[T]> & { id: string })[]; // as: files of our own have its columns
}
