// Queries that are always the same but for their values: putting one together costs more than the database takes for it.
import type { Compilable, CompiledQuery } from 'kysely';
import { isPostgres } from './dialect.ts';
import type { Database } from './schema.ts';

/**
 * @param names of the values, all of them text
 * @param build makes the query; what it is given in place of a value stands for it
 * @returns runs the query with values of these names
 */
export function fixedQuery<const Name extends string, Row>(
  names: readonly Name[],
  build: (db: Database, values: Record<Name, string>) => Compilable<Row>,
): (db: Database, values: Record<Name, string>) => Promise<Row[]> {
  const marks = Object.fromEntries(names.map((name) => [name, name])) as Record<string, string>;
  const compiled = new Map<boolean, CompiledQuery<Row>>(); // the two databases spell it differently
  return async (db, values) => {
    const dialect = isPostgres(db);
    const query = compiled.get(dialect) ?? build(db, marks).compile();
    compiled.set(dialect, query);
    const parameters = query.parameters.map((name) => values[name as Name]); // nothing but marks was given
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
