import * as z from 'zod/mini';
import { get, update } from '#shared/kit/call.ts';
import { matchingText } from '#shared/kit/text/text.ts';
import { pageWordEditSchema, pageWordSchema, pageWordsInputSchema } from '#shared/website/page-words.ts';

const params = { page: matchingText(/^\w{1,40}$/, 'There is no such page') };
const answer = z.array(pageWordSchema);

export const pageWordCalls = {
  listWordsPages: get('/api/pages', 'words.write', {
    summary: 'The pages whose words can be changed',
    answer: z.object({
      pages: z.array(
        z.object({
          page: z.string(),
          /** Where its words are seen. */
          path: z.string(),
          /** Those whose title and description it has too. */
          paths: z.array(z.string()),
          title: z.string(),
          /** Texts whose English has changed since they were translated. */
          changedSince: z.number(),
        }),
      ),
      /** What a text may name in braces, as it is shown now. */
      figures: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  }),
  listPageWords: get('/api/pages/{page}/words', 'words.write', {
    summary: 'The texts of a page, in both languages',
    params,
    answer,
  }),
  updatePageWords: update('/api/pages/{page}/words', 'words.write', {
    summary: 'Publish changed texts of a page. With If-Match only over the texts of this version',
    params,
    body: pageWordsInputSchema,
    answer,
  }),
  listPageWordEdits: get('/api/pages/{page}/words/edits', 'words.write', {
    summary: 'Who changed which text of a page and when, newest first',
    params,
    answer: z.array(pageWordEditSchema),
  }),
  previewWords: get('/api/words-preview', 'words.write', {
    summary:
      'A page of the site without its scripts, as it is shown or with the key of each text in place of it',
    query: z.object({
      path: z.string('Name the path of the page').check(z.maxLength(200)),
      texts: z._default(z.enum(['shown', 'keys'], 'texts must be one of shown, keys'), 'shown'),
    }),
    contentType: 'text/html; charset=utf-8',
  }),
};
