// What is asked of a fact before it is saved and published.

import type { Handlers } from '#server/context.ts';
import { type ExportColumn, exporting } from '#server/csv/export.ts';
import type { Tx } from '#server/db/schema.ts';
import { factContent, findFact, insertStartFact, listFacts, updateFact } from '#server/db/website/facts.ts';
import { badRequest, changedMeanwhile, invalid, notFound, orNotFound } from '#server/errors.ts';
import { saveChange } from '#server/records/save-change.ts';
import { publishing } from '#server/rules/website/publications.ts';
import { answerPreview } from '#server/rules/website/published-handlers.ts';
import type { Settings } from '#server/settings.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { academicYearLabel } from '#shared/office/academic-year-labels.ts';
import { type FactName, factNames, factTable, nextFees } from '#shared/website/fact-table.ts';
import { factValue } from '#shared/website/fact-value.ts';
import {
  type Fact,
  type FactContent,
  type FactInput,
  factContentSchema,
  factPublicationSchema,
} from '#shared/website/facts.ts';
import { factStateLabels } from '#shared/website/publications.ts';

const factColumns: readonly ExportColumn<Fact>[] = [
  ['fact', ({ id }) => factTable[id].label],
  ['value', (fact) => (fact.state === 'notEntered' ? '' : factValue(fact))],
  ['year', ({ year }) => year],
  ['source', ({ source }) => source],
  ['checkedOn', ({ checkedOn }) => checkedOn],
  ['state', ({ state }) => state, { choiceLabels: factStateLabels }],
];

export const factHandlers = {
  listFacts: ({ db, settings }) => listFacts(db, settings.startFacts),

  exportFacts: exporting('fact', 'facts', factColumns, ({ db, settings }) =>
    listFacts(db, settings.startFacts),
  ),

  findFact: async ({ db, params, settings }) => {
    return orNotFound(await findFact(db, params.id, settings.startFacts), 'Fact');
  },

  updateFact: (context) => {
    const { params, body, clock, ifMatch: version, settings } = context;
    const id = factName(params.id);
    refuse(id, body, indiaDate(clock()));
    const { locked, state } = factPublications(settings, id);
    const save = async (tx: Tx) => {
      const before = await locked(tx, id);
      if (!(await updateFact(tx, id, factContentSchema.parse(body), version))) throw changedMeanwhile();
      const entry = { noun: 'fact', recordId: id, label: factTable[id].label } as const;
      return { before, after: await state(tx, id), entry };
    };
    return saveChange(context, save, factContent);
  },

  listFactPublications: async ({ db, params, settings }) => {
    const id = factName(params.id);
    const publications = await factPublications(settings, id).history(db, id);
    return publications.map((publication) => factPublicationSchema.parse(publication));
  },

  createFactPublication: (context) => {
    const id = factName(context.params.id);
    return factPublications(context.settings, id).publish(context, id, context.body.publicationId);
  },

  endFactPublication: (context) => {
    const id = factName(context.params.id);
    return factPublications(context.settings, id).takeBack(context, id);
  },

  previewFact: async ({ db, params, query, settings, reply, site }) => {
    const id = factName(params.id);
    const fact = await findFact(db, id, settings.startFacts);
    const pages: readonly string[] = factTable[id].pages;
    const page = pages.find((path) => path === (query.page ?? pages[0]));
    if (!fact || !page) throw notFound('Page');
    const shown = factContentSchema.parse(fact);
    const preview = await site.preview(db, page, (content) => ({
      ...content,
      facts: { ...content.facts, [id]: shown },
    }));
    return answerPreview(reply, preview);
  },
} satisfies Partial<Handlers>;

/** @throws 404 */
function factName(id: string): FactName {
  return orNotFound(
    factNames.find((candidate) => candidate === id),
    'Fact',
  );
}

const factPublications = ({ startFacts }: Settings, id: FactName) =>
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

function refuse(id: FactName, { kind, checkedOn }: FactInput, today: string): void {
  if (kind !== factTable[id].kind)
    throw invalid(`The value of this fact is of the kind ‘${factTable[id].kind}’`, 'kind');
  if (checkedOn > today) throw invalid('Checked on cannot be a day to come', 'checkedOn');
}

/** A value must be there. The fee page says for which year its fees hold, and names those of a later year apart. @param shown that year */
function refuseUnpublishable({ id, kind, year, state }: Fact, shown: string): void {
  if (state === 'notEntered') throw badRequest('Enter the value first');
  if (kind !== 'rupees') return;
  if (id in nextFees) {
    if (year > shown) return;
    const message = `This is the fee of a year to come, and ${shown} has begun: enter a fee of ${year} as the fee itself`;
    throw invalid(message, 'year');
  }
  if (year === shown) return;
  const message = `The fee page shows the fees of ${shown}.${year > shown ? ` Enter one of ${year} under ‘From next year’.` : ''}`;
  throw invalid(message, 'year');
}
