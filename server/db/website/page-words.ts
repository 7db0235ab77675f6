// The changed words of the public pages: the live publication of a page holds all that is changed of it.
import * as z from 'zod/mini';
import { listRows } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import type { Language } from '#shared/kit/languages.ts';
import type { WordOverrides } from '#shared/website/website-content.ts';
import { listLive } from './publications.ts';

const storedSchema = z.object({
  en: z.record(z.string(), z.string()),
  /** With the English text that was translated. */
  te: z.record(z.string(), z.object({ text: z.string(), from: z.string() })),
});
export type StoredWords = z.infer<typeof storedSchema>;

export const nothing: StoredWords = { en: {}, te: {} };
/** @throws where a later program has published words that this one cannot read */
const toStored = (data: string | null): StoredWords =>
  data ? storedSchema.parse(JSON.parse(data)) : nothing;

/** The changed words of one page, with their version: 0 where nothing was ever changed. */
export async function findPageWords(
  db: Database | Tx,
  page: string,
  version?: number,
): Promise<{ words: StoredWords; version: number }> {
  const query = db
    .selectFrom('publications')
    .select(['version', 'data'])
    .where('noun', '=', 'words')
    .where('record_id', '=', page);
  const row = await (version === undefined ? query : query.where('version', '=', version))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return { words: toStored(row?.data ?? null), version: row?.version ?? 0 };
}

/** The uploaded pictures that the changed words name. */
export const pictureIdsOf = (words: Readonly<Record<string, string>>): string[] =>
  Object.entries(words).flatMap(([key, id]) => (key.endsWith('.src') ? id : []));

/** All publications of a page, oldest first. */
export async function listPageWordVersions(db: Database, page: string) {
  const rows = await listRows(db, 'publications', { noun: 'words', record_id: page }, ['id']);
  return rows.map(({ id, at, actor, data }) => ({ id, at, actor, words: toStored(data) }));
}

/** The changed words of every page. */
export const listAllPageWords = async (db: Database): Promise<Map<string, StoredWords>> =>
  new Map((await listLive(db, 'words')).map(({ record_id, data }) => [record_id, toStored(data)]));

/** What visitors see in place of the start values. */
export async function listWordOverrides(db: Database): Promise<WordOverrides> {
  const stored = [...(await listAllPageWords(db)).values()];
  const of = (language: Language) =>
    Object.assign(
      {},
      ...stored.map(({ en, te }) => {
        if (language === 'en') return en;
        return Object.fromEntries(Object.entries(te).map(([key, { text }]) => [key, text]));
      }),
    ) as Record<string, string>; // as: of texts only
  return { en: of('en'), te: of('te') };
}
