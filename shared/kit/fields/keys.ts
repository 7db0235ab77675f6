/** The kinds that a table names, in its order: they stand once, with what is said of each. */
export const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>) =>
  Object.keys(table) as [K, ...K[]]; // its own keys, at least one
