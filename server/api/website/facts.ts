import type { Handlers } from '#server/context.ts';
import { type ExportColumn, exporting } from '#server/csv/export.ts';
import { findFact, listFacts } from '#server/db/website/facts.ts';
import { notFound, orNotFound } from '#server/errors.ts';
import { factName, factPublications, saveFact } from '#server/rules/website/facts.ts';
import { answerPreview } from '#server/rules/website/published-handlers.ts';
import { factTable } from '#shared/website/fact-table.ts';
import { factValue } from '#shared/website/fact-value.ts';
import { type Fact, factContentSchema, factPublicationSchema } from '#shared/website/facts.ts';
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

  updateFact: (context) => saveFact(context, factName(context.params.id), context.body),

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
