// Reads and builds records by the paths of their fields.
import { type Fields, type FormField, type RecordOf, type Written, writtenFields } from './fields.ts';

type Values = Record<string, unknown>;

/** The value at the path 'a.b' of {a: {b: 1}}; a path has at most one dot. */
export function valueAt(record: unknown, path: string): unknown {
  const dot = path.indexOf('.');
  const values = record as Values | undefined;
  if (dot < 0) return values?.[path];
  return (values?.[path.slice(0, dot)] as Values | undefined)?.[path.slice(dot + 1)];
}

/** [['a.b', 1]] → {a: {b: 1}} */
export function nested(values: readonly (readonly [path: string, value: unknown])[]): Values {
  const record: Values = {};
  for (const [path, value] of values) {
    const dot = path.indexOf('.');
    if (dot < 0) record[path] = value;
    else {
      const part = (record[path.slice(0, dot)] ??= {}) as Values; // made here
      part[path.slice(dot + 1)] = value;
    }
  }
  return record;
}

export function initialOf({ initial }: FormField, now: Date): string | number | undefined {
  return typeof initial === 'function' ? initial(now) : initial;
}

/**
 * Completes an input to a whole record: a missing value keeps the stored one; in a new record it is the initial
 * value or null. A field with an initial value cannot be emptied.
 */
export function completed<F extends Fields>(
  fields: F,
  input: object,
  before: object | undefined,
  now: Date,
): RecordOf<Written<F>> {
  const values = writtenFields(fields).map(([path, field]) => {
    const given = valueAt(input, path);
    const isMissing =
      given === undefined || (field.initial !== undefined && (given === '' || given === null));
    const kept = isMissing ? (valueAt(before, path) ?? initialOf(field, now) ?? null) : given;
    return [path, kept] as const;
  });
  return nested(values) as RecordOf<Written<F>>; // the schemas have checked the values
}

/** A copy without the fields at these paths, and without parts that become empty. */
export function withoutFields<T extends object>(
  record: T,
  paths: readonly string[],
  prefix = '',
): Partial<T> {
  const kept = Object.entries(record).flatMap(([key, value]: [string, unknown]) => {
    const path = `${prefix}${key}`;
    if (paths.includes(path)) return [];
    const isPart = paths.some((other) => other.startsWith(`${path}.`));
    if (!isPart || !value) return [[key, value]];
    const part = withoutFields(value, paths, `${path}.`);
    return Object.keys(part).length > 0 ? [[key, part]] : [];
  });
  return Object.fromEntries(kept) as Partial<T>; // some of the record's own fields
}
