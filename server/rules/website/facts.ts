// Saving, publishing, taking back and bringing back of a fact: one transaction with its audit row. What cannot be shown is
// refused before it is published.

import type { Context } from '#server/context.ts';
import { lockRecord } from '#server/db/locks.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { factContent, findFact, insertStartFact, updateFact } from '#server/db/website/facts.ts';
import { findPublication, insertPublication, takeBack } from '#server/db/website/publications.ts';
import { badRequest, changedMeanwhile, invalid, notFound, orNotFound } from '#server/errors.ts';
import { saveChange } from '#server/records/save-change.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { academicYearLabel } from '#shared/office/academic-year-labels.ts';
import { type FactName, factNames, factTable, nextFees } from '#shared/website/fact-table.ts';
import { type Fact, type FactInput, factContentSchema } from '#shared/website/facts.ts';

type Change = Pick<Context<never>, 'db' | 'author' | 'clock' | 'settings' | 'ifMatch' | 'site'>;

const published = (recordId: FactName) => ({ noun: 'fact', recordId }) as const;

/** @throws 404 */
export function factName(id: string): FactName {
  return orNotFound(
    factNames.find((candidate) => candidate === id),
    'Fact',
  );
}

/** Locks the fact's row; a fact that the office has never touched gets its row first. */
async function locked(tx: Tx, id: FactName, { settings }: Pick<Change, 'settings'>): Promise<Fact> {
  await insertStartFact(tx, id, settings.startFacts);
  await lockRecord(tx, 'fact', id);
  return existing(tx, id, settings);
}

async function existing(tx: Database | Tx, id: FactName, { startFacts }: Change['settings']): Promise<Fact> {
  return orNotFound(await findFact(tx, id, startFacts), 'Fact');
}

/** The fact as the audit log names it. */
const about = (id: FactName) => ({ noun: 'fact', recordId: id, label: factTable[id].label }) as const;

export async function saveFact(change: Change, id: FactName, input: FactInput): Promise<Fact> {
  const { clock, ifMatch: version, settings } = change;
  refuse(id, input, indiaDate(clock()));
  const save = async (tx: Tx) => {
    const before = await locked(tx, id, change);
    if (!(await updateFact(tx, id, factContentSchema.parse(input), version))) throw changedMeanwhile();
    const after = await existing(tx, id, settings);
    return { before, after, entry: about(id) };
  };
  return saveChange(change, save, factContent);
}

function refuse(id: FactName, { kind, checkedOn }: FactInput, today: string): void {
  if (kind !== factTable[id].kind) {
    const message = `The value of this fact is of the kind ‘${factTable[id].kind}’`;
    throw invalid(message, 'kind');
  }
  if (checkedOn > today) {
    const message = 'Checked on cannot be a day to come';
    throw invalid(message, 'checkedOn');
  }
}

/** A value must be there. The fee page says for which year its fees hold, and names those of a later year apart. @param shown that year */
function refuseUnpublishable({ id, kind, year, state }: Fact, shown: string): void {
  if (state === 'notEntered') throw badRequest('Enter the value first');
  if (kind !== 'rupees') return;
  if (id in nextFees) return refuseUnlessAhead(year, shown);
  if (year === shown) return;
  const message = `The fee page shows the fees of ${shown}.${year > shown ? ` Enter one of ${year} under ‘From next year’.` : ''}`;
  throw invalid(message, 'year');
}

function refuseUnlessAhead(year: string, shown: string): void {
  if (year > shown) return;
  const message = `This is the fee of a year to come, and ${shown} has begun: enter a fee of ${year} as the fee itself`;
  throw invalid(message, 'year');
}

/** @param publicationId the earlier publication to bring back; without it the fact as it is stored is published */
export async function publishFact(change: Change, id: FactName, publicationId?: string): Promise<Fact> {
  const { db, author, clock, ifMatch: version, settings, site } = change;
  const tried = await existing(db, id, settings);
  const earlier =
    publicationId === undefined ? undefined : await findPublication(db, published(id), publicationId);
  const content = factContentSchema.parse(earlier?.data ? JSON.parse(earlier.data) : tried);
  await site.refuseUnshowable(factTable[id].pages, (now) => ({
    ...now,
    facts: { ...now.facts, [id]: content },
  }));
  const fact = await db.transaction().execute(async (tx) => {
    let current = await locked(tx, id, change);
    if (version !== undefined && version !== current.version) throw changedMeanwhile();
    if (publicationId !== undefined) {
      const found = await findPublication(tx, published(id), publicationId);
      if (!found?.data) throw notFound('Publication');
      await updateFact(tx, id, factContentSchema.parse(JSON.parse(found.data)), undefined);
      current = await existing(tx, id, settings);
    }
    refuseUnpublishable(current, academicYearLabel(clock()));
    const action = publicationId === undefined ? 'publish' : 'restore';
    const data = factContent(current);
    const publication = { ...published(id), action, version: current.version, data } as const;
    await insertPublication(tx, publication, author, clock());
    await insertAudit(tx, author, { action: 'publish', ...about(id), after: data }, clock());
    return existing(tx, id, settings);
  });
  await site.refresh();
  return fact;
}

/** A fact that is not published stays as it is. */
export async function takeBackFact(change: Change, id: FactName): Promise<void> {
  const { db, author, clock, site } = change;
  await db.transaction().execute(async (tx) => {
    await locked(tx, id, change);
    if (!(await takeBack(tx, published(id), author, clock()))) return;
    await insertAudit(tx, author, { action: 'take-back', ...about(id) }, clock());
  });
  await site.refresh();
}
