// Copies one database into another, SQLite or PostgreSQL: for a college that outgrows its SQLite file.
import { type AnyRow, anyTable } from './rows.ts';
import type { Database, Tx } from './schema.ts';

/** Tables that other tables refer to, copied first; the rest follow in any order. */
const parents = ['students', 'faculty', 'subjects', 'accounts', 'imports', 'notice_files'];
/** These tables are filled by the migrations and by triggers. */
const notCopied = /^kysely_|^student_count$/;
/** A low number, because a row of an event contains its picture. */
const rowsAtOnce = 100;

/**
 * Both databases must have the same version. One transaction on each side: a consistent copy, complete or not made at all.
 * @returns how many rows were copied; undefined where the target is not empty
 */
export async function copyDatabase(from: Database, to: Database): Promise<number | undefined> {
  const found = (await from.introspection.getTables()).map(({ name }) => name);
  const others = found.filter((name) => !parents.includes(name) && !notCopied.test(name));
  return from.transaction().execute((source) =>
    to.transaction().execute(async (target) => {
      if (await target.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) return undefined;
      // The migrations have inserted the only row of each.
      await target.deleteFrom('college_settings').execute();
      await target.deleteFrom('site_state').execute();
      let count = 0;
      for (const table of [...parents, ...others]) count += await copyTable(source, target, table);
      return count;
    }),
  );
}

async function copyTable(source: Tx, target: Tx, table: string): Promise<number> {
  let count = 0;
  let rows: AnyRow[] = [];
  const insert = async () => {
    if (rows.length > 0) await anyTable(target).insertInto(table).values(rows).execute();
    count += rows.length;
    rows = [];
  };
  for await (const row of anyTable(source).selectFrom(table).selectAll().stream()) {
    rows.push(row);
    if (rows.length === rowsAtOnce) await insert();
  }
  await insert();
  return count;
}
