import { nextId } from '#server/db/ids.ts';
import { byLetter } from '#server/db/list-page.ts';
import type { Database, Schema, Tx } from '#server/db/schema.ts';
import type { ListView, ListViewInput } from '#shared/office/list-views.ts';

const toView = ({ search, ...row }: Omit<Schema['list_views'], 'account_id'>): ListView => ({
  ...row,
  search: JSON.parse(search) as Record<string, string>, // written by insertListView
});

/** By name. */
export async function listListViews(
  db: Database,
  accountId: string,
  list: ListView['list'],
): Promise<ListView[]> {
  const rows = await db
    .selectFrom('list_views')
    .select(['id', 'list', 'name', 'search'])
    .where('account_id', '=', accountId)
    .where('list', '=', list)
    .orderBy(byLetter('name'))
    .execute();
  return rows.map(toView);
}

/** A view with the same name is replaced. */
export async function insertListView(tx: Tx, accountId: string, { list, name, search }: ListViewInput) {
  const text = JSON.stringify(search);
  const row = await tx
    .insertInto('list_views')
    .values({ id: nextId(), account_id: accountId, list, name, search: text })
    .onConflict((conflict) => conflict.columns(['account_id', 'list', 'name']).doUpdateSet({ search: text }))
    .returning(['id', 'list', 'name', 'search'])
    .executeTakeFirstOrThrow();
  return toView(row);
}

/** @returns the name of the deleted view; undefined where the account has no such view */
export async function deleteListView(tx: Tx, accountId: string, id: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('list_views')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}
