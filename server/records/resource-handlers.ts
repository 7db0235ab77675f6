// The handlers of the usual calls of a record type (shared/kit/resource.ts).

import type { Context, Handlers } from '#server/context.ts';
import type { Page } from '#server/db/list-page.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import type { ResourceNames } from '#shared/kit/resource.ts';
import type { RecordChanges } from './changes.ts';

/** The database functions of a record type. @template R a record as read, @template I as written */
interface Rows<R, I> {
  list: (db: Database, query: never) => Promise<Page<R>>;
  insert: (tx: Tx, input: I) => Promise<string>;
  /** @param version the row is updated only if it has this version. @returns whether it was changed */
  update: (tx: Tx, id: string, input: I, version: number | undefined) => Promise<boolean>;
  /** @throws where the record is still needed */
  removing?: (tx: Tx, record: R) => Promise<void>;
}

type Named<One extends string, Many extends string> = Pick<
  Handlers,
  Extract<keyof Handlers, `list${Many}` | `find${One}` | `create${One}` | `update${One}` | `delete${One}`>
>;
type Asked<I> = Omit<Context<never>, 'params' | 'query' | 'body'> & {
  params: { id: string };
  query: never;
  body: I;
};

/** @returns all but the export, whose columns are the record type's own */
export function resourceHandlers<
  const One extends string,
  const Many extends string,
  R extends { id: string },
  I,
>({ one, many }: ResourceNames<One, Many>, changes: RecordChanges<R>, rows: Rows<R, I>): Named<One, Many> {
  return {
    [`list${many}`]: ({ db, query }: Asked<I>) => rows.list(db, query),
    [`find${one}`]: ({ db, params }: Asked<I>) => changes.existing(db, params.id),
    [`create${one}`]: (context: Asked<I>) => changes.create(context, (tx) => rows.insert(tx, context.body)),
    [`update${one}`]: (context: Asked<I>) =>
      changes.update(context, context.params.id, (tx, _before, version) =>
        rows.update(tx, context.params.id, context.body, version),
      ),
    [`delete${one}`]: (context: Asked<I>) => changes.remove(context, context.params.id, rows.removing),
  } as unknown as Named<One, Many>; // the handlers of the calls that resource() makes under these names
}
