// Drafts for the website: what the public sees is published by the college itself.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import type { Schema } from '#server/db/schema.ts';
import { dayAfter, readSamples } from './samples.ts';

export const draftTables = ['events', 'notices', 'website_people', 'exam_links'] as const;
type DraftTable = (typeof draftTables)[number];
type Row = Record<string, unknown> & { photo?: string };

const drafts = readSamples<Record<DraftTable, { usual: Row; rows: Row[] }>>('drafts');

/** A day stands in the file as the days from the filling, the photo of an event as the name of its files (drawings/event-photos.ts). */
export const draftsOf = <T extends DraftTable>(table: T, now: Date) =>
  drafts[table].rows.map(({ photo, ...row }) => ({
    id: nextId(),
    ...drafts[table].usual,
    ...Object.fromEntries(
      Object.entries(row).map(([column, value]) => [
        column,
        /_(on|date)$/.test(column) ? dayAfter(now, Number(value)) : value,
      ]),
    ),
    ...(photo !== undefined && {
      event_photo: readPhoto(`${photo}-full.jpg`),
      event_thumbnail: readPhoto(`${photo}-thumbnail.jpg`),
    }),
  })) as unknown as (Insertable<Schema[T]> & { id: string })[]; // as: files of our own have its columns

/** @returns base64, as the table keeps it: the files are what encodeEventPhoto() makes of an upload */
const readPhoto = (file: string) => readFileSync(join(import.meta.dirname, 'event-photos', file), 'base64');
