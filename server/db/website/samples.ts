// What the website still shows of the sample college: reckoned from what is published, so that nothing has to be ticked off.
import type { Database } from '#server/db/schema.ts';
import { type College, collegeSamples, isSample } from '#shared/website/college/college.ts';
import { type FactName, factNames } from '#shared/website/fact-table.ts';
import type { FactContents } from '#shared/website/facts.ts';
import { findCollege } from './college.ts';
import { listPublishedFacts } from './facts.ts';
import type { PublishedNoun } from './publications.ts';

/** Who has published the records with which the website starts. */
export const startAuthor = 'Start of the website';

/** Their start records name people and days that the college does not have; those of other nouns hold for any college. */
const sampleNouns = ['website-person', 'exam-date'] as const satisfies PublishedNoun[];
export type Sample = keyof College | FactName | (typeof sampleNouns)[number];

/** @returns names of the college's fields, of facts, and of kinds of records */
export async function listSamples(
  db: Database,
  start: { startCollege: College; startFacts: FactContents },
): Promise<Sample[]> {
  const { college } = await findCollege(db, start.startCollege);
  const facts = { ...start.startFacts, ...(await listPublishedFacts(db)) };
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
  ];
}
