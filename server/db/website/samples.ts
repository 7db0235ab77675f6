// What the website still shows of the sample college: reckoned from what is published, so that nothing has to be ticked off.
import type { Database } from '#server/db/schema.ts';
import { type College, collegeSamples, isSample } from '#shared/website/college/college.ts';
import { type FactName, factNames } from '#shared/website/fact-table.ts';
import type { FactContents } from '#shared/website/facts.ts';
import { idsOf } from '#shared/website/word-texts.ts';
import { findCollege } from './college.ts';
import { listPublishedFacts } from './facts.ts';
import { listWordOverrides } from './page-words.ts';
import type { PublishedNoun } from './publications.ts';

/** Who has published the records with which the website starts. */
export const startAuthor = 'Start of the website';

/** Their start records name people and days that the college does not have; those of other nouns hold for any college. */
const sampleNouns = ['website-person', 'exam-date'] as const satisfies PublishedNoun[];
/** Lists of the words whose start entries say what no student has said, and name days that the college does not have. */
const sampleLists = ['home.studentVoices.voices', 'webinar.webinars'] as const;
type Sample = keyof College | FactName | (typeof sampleNouns)[number] | (typeof sampleLists)[number];

/** What holds until the office enters it. */
export interface Start {
  startCollege: College;
  startFacts: FactContents;
  startWords: { en: Readonly<Record<string, unknown>> };
}

/** @returns names of the college's fields, of facts, of kinds of records, and of lists of the words */
export async function listSamples(db: Database, start: Start): Promise<Sample[]> {
  const { college } = await findCollege(db, start.startCollege);
  const facts = { ...start.startFacts, ...(await listPublishedFacts(db)) };
  const { en: words } = await listWordOverrides(db);
  const records = await db
    .selectFrom('publications')
    .select('noun')
    .distinct()
    .where('is_live', '=', 1)
    .where('actor', '=', startAuthor)
    .where('noun', 'in', sampleNouns)
    .execute();
  return [
    ...collegeSamples(college, start.startCollege),
    ...factNames.filter((name) => isSample(facts[name].source)),
    ...sampleNouns.filter((name) => records.some(({ noun }) => noun === name)),
    ...sampleLists.filter((key) => showsStartEntry(key, words, start.startWords.en)),
  ];
}

/** An entry of the start that is neither hidden nor written anew. */
function showsStartEntry(key: string, words: Readonly<Record<string, string>>, start: unknown): boolean {
  const entries = key.split('.').reduce((value, name) => (value as Record<string, unknown>)[name], start); // as: the key is that of a list
  const ids = [...(entries as unknown[]).keys()].map(String); // as above
  const order = words[key] === undefined ? ids.map((id) => ({ id, isHidden: false })) : idsOf(words[key]);
  const isNew = (id: string) => Object.keys(words).some((name) => name.startsWith(`${key}.${id}.`));
  return order.some(({ id, isHidden }) => !isHidden && ids.includes(id) && !isNew(id));
}
