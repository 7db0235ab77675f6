// Words of the public pages, changed in place: what is refused, what is published, and what is told of it.

import type { Context } from '#server/context.ts';
import { lockUntilCommit } from '#server/db/driver/dialect.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import type { Database } from '#server/db/schema.ts';
import { findPageWords, listPageWordVersions, type StoredWords } from '#server/db/website/page-words.ts';
import { insertPublication } from '#server/db/website/publications.ts';
import { badRequest, changedMeanwhile, notFound } from '#server/errors.ts';
import type { Settings } from '#server/settings.ts';
import { type Language, languages, pathIn, routes } from '#shared/routes.ts';
import {
  type PageWord,
  type PageWordChange,
  type PageWordEdit,
  wordFault,
} from '#shared/website/page-words.ts';
import type { WordOverrides } from '#shared/website/website-content.ts';
import { textsOf, type WordText } from '#shared/website/word-texts.ts';
import { wordsPages } from '#shared/website/words-pages.ts';

type Change = Pick<Context<never>, 'db' | 'author' | 'clock' | 'settings' | 'ifMatch' | 'site'>;
type Texts = ReadonlyMap<string, WordText>;

const known = new Map<string, Record<Language, Texts>>();

/** The texts of a page as a new college has them. @throws 404 */
function startTexts(page: string, { startWords }: Pick<Settings, 'startWords'>): Record<Language, Texts> {
  if (!Object.hasOwn(startWords.en, page)) throw notFound('Page');
  const found = known.get(page);
  if (found) return found;
  const of = (language: Language) =>
    new Map(textsOf(page, startWords[language][page]).map((text) => [text.key, text]));
  const texts = { en: of('en'), te: of('te') };
  known.set(page, texts);
  return texts;
}

const stored = ({ en, te }: StoredWords, key: string, language: Language) =>
  language === 'en' ? en[key] : te[key]?.text;

function wordsOf(start: Record<Language, Texts>, words: StoredWords, version: number): PageWord[] {
  return [...start.en.values()].map(({ key, kind, limit, text }) => {
    const startTe = start.te.get(key)?.text ?? text;
    const en = words.en[key] ?? text;
    const translatedFrom = words.te[key]?.from ?? text;
    return {
      key,
      kind,
      limit,
      en,
      te: words.te[key]?.text ?? startTe,
      start: { en: text, te: startTe },
      changedSince: translatedFrom !== en,
      isDraft: words.te[key] === undefined,
      version,
    };
  });
}

export async function listPageWords(
  db: Database,
  page: string,
  settings: Pick<Settings, 'startWords'>,
): Promise<PageWord[]> {
  const start = startTexts(page, settings);
  const { words, version } = await findPageWords(db, page);
  return wordsOf(start, words, version);
}

function refuse(
  start: Record<Language, Texts>,
  changes: readonly PageWordChange[],
  figures: ReadonlySet<string>,
) {
  const fields: Record<string, string> = {};
  for (const { key, language, text } of changes) {
    const known = start.en.get(key);
    const fault = known
      ? text !== null && wordFault(known, text, figures)
      : 'There is no such text on this page';
    if (fault) fields[`${key} ${language}`] = fault;
  }
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

function withChanges(words: WordOverrides, changes: readonly PageWordChange[]): WordOverrides {
  const of = (language: Language) => ({
    ...words[language],
    ...Object.fromEntries(
      changes.flatMap(({ key, language: changed, text }) =>
        changed === language && text !== null ? [[key, text]] : [],
      ),
    ),
  });
  return { en: of('en'), te: of('te') };
}

export async function publishWords(
  { db, author, clock, settings, ifMatch, site }: Change,
  page: string,
  changes: readonly PageWordChange[],
): Promise<PageWord[]> {
  const start = startTexts(page, settings);
  refuse(start, changes, new Set(Object.keys(settings.figures)));
  const { path } = wordsPages[page] ?? { path: routes.home };
  await site.refuseUnshowable(
    languages.map((language) => pathIn(language, path)),
    (content) => ({ ...content, words: withChanges(content.words, changes) }),
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
    const changed = changes.filter(
      ({ key, language }) => JSON.stringify(after[language][key]) !== JSON.stringify(before[language][key]),
    );
    if (changed.length === 0) return wordsOf(start, before, version);
    const publication = {
      noun: 'words',
      recordId: page,
      deed: 'publish',
      version: version + 1,
      data: after,
    } as const;
    await insertPublication(tx, publication, author, clock());
    const tell = (of: StoredWords) =>
      Object.fromEntries(
        changed.map(({ key, language }) => [
          `${key} ${language}`,
          stored(of, key, language) ?? start[language].get(key)?.text ?? '',
        ]),
      );
    const entry = { action: 'publish', noun: 'words', recordId: page, label: page } as const;
    await insertAudit(tx, author, { ...entry, before: tell(before), after: tell(after) }, clock());
    return wordsOf(start, after, version + 1);
  });
  await site.refresh();
  return words;
}

/** Every change of a text, newest first. */
export async function listEdits(
  db: Database,
  page: string,
  settings: Pick<Settings, 'startWords'>,
): Promise<PageWordEdit[]> {
  startTexts(page, settings);
  const versions = await listPageWordVersions(db, page);
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
}
