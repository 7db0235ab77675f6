// Facts of the college. One that the office has not touched has no row: it has its start value.

import { insertRows, listRows, updateRow } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { type FactName, factNames } from '#shared/website/fact-table.ts';
import { type Fact, type FactContent, type FactContents, factContentSchema } from '#shared/website/facts.ts';
import type { PublishedFacts } from '#shared/website/website-content.ts';
import { listLive } from './publications.ts';

/** @throws where the stored content does not fit its schema */
const toContent = (text: string): FactContent => factContentSchema.parse(JSON.parse(text));

/** All facts in the order of their table. @param start the start values */
export async function listFacts(db: Database, start: FactContents): Promise<Fact[]> {
  const rows = await db.selectFrom('facts').selectAll().execute();
  const publications = await listRows(db, 'publications', { noun: 'fact' });
  return factNames.map((id) => {
    const row = rows.find((candidate) => candidate.id === id);
    const own = publications.filter(({ record_id }) => record_id === id);
    const live = own.find(({ is_live }) => is_live === 1);
    const content = row ? toContent(row.content) : start[id];
    const untouched = row ? ('draft' as const) : ('start' as const);
    // The form demands a source of whatever is entered.
    const unpublished = content.source ? untouched : ('notEntered' as const);
    return {
      ...content,
      id,
      state: live ? 'published' : own.length > 0 ? 'takenBack' : unpublished,
      hasUnpublishedChanges: live !== undefined && live.version !== row?.version,
      publishedAt: live?.at ?? null,
      version: row?.version ?? 1,
    };
  });
}

export async function findFact(db: Database, id: string, start: FactContents): Promise<Fact | undefined> {
  return (await listFacts(db, start)).find((fact) => fact.id === id);
}

/** Makes the row with the start value, where there is none: it can then be locked. */
export async function insertStartFact(tx: Tx, id: FactName, start: FactContents): Promise<void> {
  await insertRows(tx, 'facts', [{ id, content: JSON.stringify(start[id]) }], 'id');
}

export async function updateFact(tx: Tx, id: FactName, content: FactContent, version: number | undefined) {
  return updateRow(tx, 'facts', { id, version, content: JSON.stringify(content) });
}

/** What visitors see of a fact: written into its publication. */
export const factContent = (fact: Fact): FactContent => factContentSchema.parse(fact);

/** @throws where a later program has published a fact that this one cannot read */
export async function listPublishedFacts(db: Database): Promise<PublishedFacts> {
  const rows = await listLive(db, 'fact');
  return Object.fromEntries(
    rows.map(({ record_id, at, data }) => [record_id, { ...toContent(data ?? ''), publishedAt: at }]),
  );
}
