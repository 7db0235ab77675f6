// Words of the public pages, changed in place: what is refused, what is published, and what is told of it.

import type { Handlers } from '#server/context.ts';
import { lockUntilCommit } from '#server/db/driver/dialect.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import type { Database } from '#server/db/schema.ts';
import {
  findPageWords,
  listAllPageWords,
  listPageWordVersions,
  nothing,
  pictureIdsOf,
  type StoredWords,
} from '#server/db/website/page-words.ts';
import { insertPublication } from '#server/db/website/publications.ts';
import { listWebsitePictures } from '#server/db/website/website-pictures.ts';
import { badRequest, changedMeanwhile, notFound } from '#server/errors.ts';
import type { Settings } from '#server/settings.ts';
import { type Language, languages, pathIn } from '#shared/kit/languages.ts';
import { type PageWord, type PageWordChange, wordFault } from '#shared/website/page-words.ts';
import { isTranslated, textsOf, type WordText } from '#shared/website/word-texts.ts';
import { wordsPage } from '#shared/website/words-pages.ts';

export const pageWordHandlers = {
  /** The files that have texts, with how many have changed in English since they were translated. */
  listWordsPages: async ({ db, settings, site }) => {
    const figures = Object.entries(site.figures).map(([name, value]) => ({ name, value }));
    const all = await listAllPageWords(db);
    const pages = Object.entries(settings.startWords.en).flatMap(([page, file]) => {
      const words = wordsOf(page, settings, all.get(page) ?? nothing, 0, new Map());
      const changedSince = words.filter((word) => word.changedSince).length;
      return words.length > 0 ? [{ page, ...wordsPage(page, file), changedSince }] : [];
    });
    return { pages, figures };
  },

  listPageWords: async ({ db, params, settings }) => {
    expectPage(params.page, settings);
    const { words, version } = await findPageWords(db, params.page);
    const pictures = await listWebsitePictures(db, pictureIdsOf(words.en));
    return wordsOf(params.page, settings, words, version, pictures);
  },

  updatePageWords: async ({
    db,
    params: { page },
    body: { changes },
    author,
    clock,
    settings,
    ifMatch,
    site,
  }) => {
    expectPage(page, settings);
    const { words: now } = await findPageWords(db, page);
    const en = changed(now.en, changes, 'en');
    const start = startTexts(page, settings, en);
    const pictures = await listWebsitePictures(db, pictureIdsOf(en));
    refuse(start.en, changes, en, pictures, new Set(Object.keys(site.figures)));
    const { path } = wordsPage(page, settings.startWords.en[page] ?? {});
    await site.refuseUnshowable(
      languages.map((language) => pathIn(language, path)),
      (content) => ({
        ...content,
        words: { en: changed(content.words.en, changes, 'en'), te: changed(content.words.te, changes, 'te') },
        pictures: { ...content.pictures, ...Object.fromEntries(pictures) },
      }),
    );
    const words = await db.transaction().execute(async (tx) => {
      await lockUntilCommit(tx, `words ${page}`);
      const { words: before, version } = await findPageWords(tx, page);
      if (ifMatch !== undefined && ifMatch !== version)
        await refuseChangedSince(tx, page, changes, ifMatch, before);
      const after: StoredWords = { en: { ...before.en }, te: { ...before.te } };
      // English first: a translation that comes with it is one of the new text.
      for (const language of languages)
        for (const { key, text } of changes.filter((change) => change.language === language)) {
          const startText = start[language].get(key)?.text;
          delete after[language][key];
          if (text === null) continue;
          const from = after.en[key] ?? start.en.get(key)?.text ?? '';
          if (language === 'te') after.te[key] = { text, from };
          else if (text !== startText) after.en[key] = text;
        }
      const told = changes.filter(
        ({ key, language }) => JSON.stringify(after[language][key]) !== JSON.stringify(before[language][key]),
      );
      const answer = async (of: StoredWords, its: number) =>
        wordsOf(page, settings, of, its, await listWebsitePictures(tx, pictureIdsOf(of.en)));
      if (told.length === 0) return answer(before, version);
      const publication = {
        noun: 'words',
        recordId: page,
        action: 'publish',
        version: version + 1,
        data: after,
        pictureIds: [...new Set(pictureIdsOf(after.en))],
      } as const;
      await insertPublication(tx, publication, author, clock());
      const tell = (of: StoredWords) =>
        Object.fromEntries(
          told.map(({ key, language }) => [
            `${key} ${language}`,
            stored(of, key, language) ?? start[language].get(key)?.text ?? '',
          ]),
        );
      const entry = { action: 'publish', noun: 'words', recordId: page, label: page } as const;
      await insertAudit(tx, author, { ...entry, before: tell(before), after: tell(after) }, clock());
      return answer(after, version + 1);
    });
    await site.refresh();
    return words;
  },

  /** Every change of a text, newest first. */
  listPageWordEdits: async ({ db, params, settings }) => {
    expectPage(params.page, settings);
    const versions = await listPageWordVersions(db, params.page);
    return versions
      .flatMap(({ id, at, actor, words }, index) => {
        const before = versions[index - 1]?.words ?? { en: {}, te: {} };
        return languages.flatMap((language) => {
          const keys = new Set([...Object.keys(before[language]), ...Object.keys(words[language])]);
          return [...keys]
            .filter((key) => stored(before, key, language) !== stored(words, key, language))
            .map((key) => ({ id, at, actor, key, language, text: stored(words, key, language) ?? null }));
        });
      })
      .toReversed();
  },

  previewWords: async ({ db, query, reply, site }) => {
    const preview =
      site.hasPage(query.path) &&
      (await site.preview(db, query.path, (content) => ({ ...content, editor: query.texts })));
    if (!preview) throw notFound('Page');
    // Shown in the portal, inside of a frame that runs no scripts.
    const policy = preview.policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
    reply.headers({ 'content-security-policy': policy, 'x-robots-tag': 'noindex' });
    return preview.html;
  },
} satisfies Partial<Handlers>;

type Texts = ReadonlyMap<string, WordText>;

function expectPage(page: string, { startWords }: Pick<Settings, 'startWords'>): void {
  if (!Object.hasOwn(startWords.en, page)) throw notFound('Page');
}

/** The texts of a page as a new college has them, and those of the entries that the office has added. */
function startTexts(
  page: string,
  { startWords }: Pick<Settings, 'startWords'>,
  orders: StoredWords['en'],
): Record<Language, Texts> {
  const of = (language: Language) =>
    new Map(textsOf(page, startWords[language][page], orders).map((text) => [text.key, text]));
  return { en: of('en'), te: of('te') };
}

const stored = ({ en, te }: StoredWords, key: string, language: Language) =>
  language === 'en' ? en[key] : te[key]?.text;

/** What a new entry of a list is asked for. @param words as a new college has them */
function asksOf(list: string, words: unknown, orders: StoredWords['en']): PageWord['asks'] {
  const entry = `${list}.n.`;
  return textsOf(list.split('.', 1)[0] ?? '', words, { ...orders, [list]: 'n' }).flatMap(
    ({ key, kind, limit }) =>
      key.startsWith(entry) && kind !== 'entries' ? { name: key.slice(entry.length), kind, limit } : [],
  );
}

function wordsOf(
  page: string,
  settings: Pick<Settings, 'startWords'>,
  words: StoredWords,
  version: number,
  pictures: Awaited<ReturnType<typeof listWebsitePictures>>,
): PageWord[] {
  const start = startTexts(page, settings, words.en);
  return [...start.en.values()].map(({ key, kind, limit, text }) => {
    const startTe = start.te.get(key)?.text ?? text;
    const en = words.en[key] ?? text;
    const picture = pictures.get(en) ?? null;
    if (!isTranslated(kind)) {
      const same = { key, kind, limit, en, te: en, start: { en: text, te: text }, picture, version };
      const asks = kind === 'entries' && asksOf(key, settings.startWords.en[page], words.en);
      return { ...same, changedSince: false, isDraft: false, ...(asks && { asks }) };
    }
    const translatedFrom = words.te[key]?.from ?? text;
    return {
      key,
      kind,
      limit,
      en,
      te: words.te[key]?.text ?? startTe,
      start: { en: text, te: startTe },
      picture: null,
      changedSince: translatedFrom !== en,
      isDraft: words.te[key] === undefined && text !== '',
      version,
    };
  });
}

/** @param after the words with the changes @param pictures those that are there */
function refuse(
  texts: Texts,
  changes: readonly PageWordChange[],
  after: StoredWords['en'],
  pictures: ReadonlyMap<string, unknown>,
  figures: ReadonlySet<string>,
) {
  const fields: Record<string, string> = {};
  const faultOf = ({ key, language, text }: PageWordChange) => {
    const known = texts.get(key);
    if (!known) return 'There is no such text on this page';
    if (language === 'te' && !isTranslated(known.kind)) return 'This is the same in both languages';
    if (text === null) return undefined;
    if (known.kind === 'picture' && !pictures.has(text)) return 'Please choose a picture';
    return wordFault(known, text, figures);
  };
  for (const change of changes) {
    const fault = faultOf(change);
    if (fault) fields[`${change.key} ${change.language}`] = fault;
  }
  const isGiven = (key: string) => after[key] !== undefined || texts.get(key)?.kind === 'entries';
  for (const { key, text } of texts.values())
    if (text === '' && !isGiven(key)) fields[`${key} en`] ??= 'Please fill this in';
  for (const { key, text } of changes)
    if (text !== null && texts.get(key)?.kind === 'picture' && !isGiven(key.replace(/src$/, 'alt')))
      fields[`${key.replace(/src$/, 'alt')} en`] ??= 'Please say what the new picture shows';
  const [first] = Object.values(fields);
  if (first) throw badRequest(first, fields);
}

/** Two people may change different texts of a page; over one that was changed since, the second is told. */
async function refuseChangedSince(
  db: Database,
  page: string,
  changes: readonly PageWordChange[],
  version: number,
  now: StoredWords,
): Promise<void> {
  const { words: before } = await findPageWords(db, page, version);
  const isChanged = ({ key, language }: PageWordChange) =>
    stored(before, key, language) !== stored(now, key, language);
  if (changes.some(isChanged)) throw changedMeanwhile();
}

const changed = (
  words: Readonly<Record<string, string>>,
  changes: readonly PageWordChange[],
  language: Language,
): Record<string, string> => {
  const of = changes.filter((change) => change.language === language);
  const taken = new Set(of.filter(({ text }) => text === null).map(({ key }) => key));
  const given = of.flatMap(({ key, text }) => (text === null ? [] : [[key, text] as const]));
  return Object.fromEntries([...Object.entries(words).filter(([key]) => !taken.has(key)), ...given]);
};
