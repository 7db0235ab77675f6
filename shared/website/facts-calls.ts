import * as z from 'zod/mini';
import { exportFile, get, update } from '#shared/kit/call.ts';
import * as facts from '#shared/website/facts.ts';
import { publicationCalls } from '#shared/website/published-resource.ts';

const answer = facts.factSchema;

export const factCalls = {
  listFacts: get('/api/facts', 'fact.write', {
    summary: 'The facts of the college, each with its year and source',
    answer: z.array(answer),
  }),
  exportFacts: exportFile('/api/facts.csv', 'fact.write', z.object({})),
  findFact: get('/api/facts/{id}', 'fact.write', { summary: 'One fact, by its name', answer }),
  updateFact: update('/api/facts/{id}', 'fact.write', {
    summary:
      'Change a fact; visitors see the change when it is published. With If-Match only this version of it',
    body: facts.factInputSchema,
    answer,
  }),
  ...publicationCalls('Fact', 'facts', 'fact.write', 'a fact', {
    answer,
    publication: facts.factPublicationSchema,
  }),
  previewFact: get('/api/facts/{id}/preview', 'fact.write', {
    summary: 'A page as it would be with this fact as it stands',
    /** The page to look at; without it the first one that shows the fact. */
    query: z.object({ page: z.optional(z.string()) }),
    contentType: 'text/html; charset=utf-8',
  }),
};
