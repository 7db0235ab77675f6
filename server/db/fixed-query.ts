// Queries whose text never changes are built once: building one costs more than running it.
import type { Compilable, CompiledQuery } from 'kysely';
import { isPostgres } from './driver/dialect.ts';
import type { Database } from './schema.ts';

/**
 * @param names the names of the query's values, which are all text
 * @param build makes the query with a placeholder for each value
 * @returns a function that runs the query with the values
 */
export function fixedQuery<const Name extends string, Row>(
  names: readonly Name[],
  build: (db: Database, values: Record<Name, string>) => Compilable<Row>,
): (db: Database, values: Record<Name, string>) => Promise<Row[]> {
  const marks = Object.fromEntries(names.map((name) => [name, name])) as Record<string, string>;
  const compiled = new Map<boolean, CompiledQuery<Row>>(); // one per SQL dialect
  return async (db, values) => {
    const dialect = isPostgres(db);
    const query = compiled.get(dialect) ?? build(db, marks).compile();
    compiled.set(dialect, query);
    const parameters = query.parameters.map((name) => values[name as Name]); // `build` got only placeholders
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
