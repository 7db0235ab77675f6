// Columns are named in snake_case, properties of records in camelCase. Where a table has no table of fields, the names follow.
import type { Generated } from 'kysely';

/** Every record has a version, which counts its changes. */
export interface Versioned {
  id: string;
  version: Generated<number>;
}

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;
type Snake<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${Snake<Tail>}`
  : Name;
export type CamelCased<Row> = { [Key in keyof Row as Key extends string ? Camel<Key> : Key]: Row[Key] };
/** The row of a record whose columns are called like its properties; yes or no is kept as 1 or 0. */
export type SnakeCased<Row> = {
  [Key in keyof Row as Key extends string ? Snake<Key> : Key]: Row[Key] extends boolean ? number : Row[Key];
};

/** Makes a function that gives each key its other name; a name is made once. */
function renamer(toName: (key: string) => string) {
  const names = new Map<string, string>();
  return (row: object) => {
    const renamed: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(row)) {
      const name = names.get(key) ?? toName(key);
      names.set(key, name);
      renamed[name] = typeof value === 'boolean' ? Number(value) : value;
    }
    return renamed;
  };
}

/** 'paid_on' → 'paidOn' */
export const camelName = (name: string) =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const toCamel = renamer(camelName);
const toSnake = renamer((key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

/** { paid_on } → { paidOn } */
export const camelCased = <Row extends object>(row: Row) => toCamel(row) as CamelCased<Row>;
/** { paidOn } → { paid_on } */
export const snakeCased = <Row extends object>(row: Row) => toSnake(row) as SnakeCased<Row>;
