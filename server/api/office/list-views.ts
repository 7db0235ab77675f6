import type { Handlers } from '#server/context.ts';
import { lockUntilCommit } from '#server/db/driver/dialect.ts';
import { insertAccountAudit } from '#server/db/office/audit-log.ts';
import * as views from '#server/db/office/list-views.ts';
import { invalid, notFound } from '#server/errors.ts';
import { mostViews } from '#shared/office/list-views.ts';

export const listViewHandlers = {
  listListViews: async ({ db, query, session }) => views.listListViews(db, session.accountId, query.list),

  createListView: async ({ db, body, session, author, clock }) =>
    db.transaction().execute(async (tx) => {
      await lockUntilCommit(tx, `views ${session.accountId}`);
      const stored = await views.listListViews(tx, session.accountId, body.list);
      if (stored.length >= mostViews && !stored.some(({ name }) => name === body.name))
        throw invalid(`You have ${mostViews} views already. Remove one first.`, 'name');
      const view = await views.insertListView(tx, session.accountId, body);
      const change = { action: 'update', recordId: session.accountId, label: `view ${view.name}` } as const;
      await insertAccountAudit(tx, author, change, clock());
      return view;
    }),

  deleteListView: async ({ db, params, session, author, clock }) =>
    db.transaction().execute(async (tx) => {
      const name = await views.deleteListView(tx, session.accountId, params.id);
      if (name === undefined) throw notFound('View');
      const change = { action: 'delete', recordId: session.accountId, label: `view ${name}` } as const;
      await insertAccountAudit(tx, author, change, clock());
    }),
} satisfies Partial<Handlers>;
