// Values that need not meet the rules of their fields: what is stored and sent back unchanged, since rules become stricter
// while old values stay; and what a tick lets be empty.
import * as z from 'zod/mini';
import { isBlank } from '#shared/kit/text/blank-text.ts';

type Values = Readonly<Record<string, unknown>>;

/** The keys of the fields that these ticks let be empty. */
const emptied = new WeakMap<z.core.$ZodType, string>();

/** Where the tick is set, the field `key` of the same object may be empty. */
export function tickFor<S extends z.ZodMiniType>(key: string, tick: S): S {
  emptied.set(tick, key);
  return tick;
}

/**
 * The schema of one input, without the rules that its excused values break; the schema itself where there are none.
 * @param stored what the input was made from; undefined for a new record
 * @param kept what is taken for an unchanged value, where a form shows it in another way than it is stored
 */
export function excusing<S extends z.ZodMiniType>(
  schema: S,
  given: unknown,
  stored?: unknown,
  kept = stored,
): S {
  const object = objectOf(schema);
  if (!object || !isValues(given)) return schema;
  const broken = new Set(z.safeParse(schema, given).error?.issues.map(({ path }) => path[0]));
  const changes: Record<string, z.ZodMiniType> = {};
  for (const [key, field] of Object.entries(object.shape as Record<string, z.ZodMiniType>)) {
    const other = emptied.get(field);
    if (other !== undefined && given[key] === true && isEmpty(given[other])) changes[other] = always('');
    if (!broken.has(key)) continue;
    const [value, before, old] = [given[key], valueOf(stored, key), valueOf(kept, key)];
    if (isValues(value)) changes[key] = excusing(field, value, before, old);
    else if (value !== undefined && JSON.stringify(value) === JSON.stringify(before))
      changes[key] = always(old);
  }
  if (Object.keys(changes).length === 0) return schema;
  return z.safeExtend(object, changes) as unknown as S; // the same shape, with fewer rules
}

const always = (value: unknown) =>
  z.pipe(
    z._default(z.any(), null),
    z.transform(() => value),
  );

/** The object that a default or an optional value wraps. */
function objectOf(schema: z.core.$ZodType): z.ZodMiniObject | undefined {
  const { def } = schema._zod as { def: { type: string; innerType?: z.core.$ZodType } };
  if (def.innerType) return objectOf(def.innerType);
  return def.type === 'object' ? (schema as z.ZodMiniObject) : undefined; // as its type says
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && isBlank(value));

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueOf = (values: unknown, key: string) => (isValues(values) ? values[key] : undefined);
