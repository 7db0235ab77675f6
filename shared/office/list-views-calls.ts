import * as z from 'zod/mini';
import { create, get, remove } from '#shared/kit/call.ts';
import { listViewInputSchema, listViewSchema, viewedLists } from '#shared/office/list-views.ts';

export const listViewCalls = {
  listListViews: get('/api/list-views', 'account.own', {
    summary: "The user's saved views of a list, by name",
    query: z.object({ list: z.enum(viewedLists, 'There is no such list') }),
    answer: z.array(listViewSchema),
  }),
  createListView: create('/api/list-views', 'account.own', {
    summary: 'Save a view; one with the same name is replaced',
    body: listViewInputSchema,
    answer: listViewSchema,
  }),
  deleteListView: remove('/api/list-views/{id}', 'account.own', { summary: 'Remove a saved view' }),
};
