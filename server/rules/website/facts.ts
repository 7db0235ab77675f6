// What is asked of a fact before it is saved and published.

import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/schema.ts';
import { factContent, findFact, insertStartFact, updateFact } from '#server/db/website/facts.ts';
import { badRequest, changedMeanwhile, invalid, orNotFound } from '#server/errors.ts';
import { saveChange } from '#server/records/save-change.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { academicYearLabel } from '#shared/office/academic-year-labels.ts';
import { type FactName, factNames, factTable, nextFees } from '#shared/website/fact-table.ts';
import { type Fact, type FactContent, type FactInput, factContentSchema } from '#shared/website/facts.ts';
import { publishing } from './publications.ts';

type Change = Pick<Context<never>, 'db' | 'author' | 'clock' | 'settings' | 'ifMatch'>;

/** @throws 404 */
export function factName(id: string): FactName {
  return orNotFound(
    factNames.find((candidate) => candidate === id),
    'Fact',
  );
}

export const factPublications = ({ startFacts }: Change['settings'], id: FactName) =>
  publishing<Fact, FactContent>({
    noun: 'fact',
    find: (db) => findFact(db, id, startFacts),
    onSite: {
      list: factTable[id].pages,
      change: (content, fact) => ({ ...content, facts: { ...content.facts, [id]: factContent(fact) } }),
    },
    update: (tx, _, content) => updateFact(tx, id, factContentSchema.parse(content), undefined),
    content: factContent,
    label: factTable[id].label,
    start: (tx) => insertStartFact(tx, id, startFacts),
    refuse: (_, fact, now) => refuseUnpublishable(fact, academicYearLabel(now)),
  });

export async function saveFact(change: Change, id: FactName, input: FactInput): Promise<Fact> {
  const { clock, ifMatch: version, settings } = change;
  refuse(id, input, indiaDate(clock()));
  const { locked, state } = factPublications(settings, id);
  const save = async (tx: Tx) => {
    const before = await locked(tx, id);
    if (!(await updateFact(tx, id, factContentSchema.parse(input), version))) throw changedMeanwhile();
    const entry = { noun: 'fact', recordId: id, label: factTable[id].label } as const;
    return { before, after: await state(tx, id), entry };
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
