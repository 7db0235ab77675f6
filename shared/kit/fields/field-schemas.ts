// The schemas of a record type and of its list's filters, from its table of fields.
import * as z from 'zod/mini';
import {
  type Fields,
  type FilterQuery,
  fieldsOfPart,
  filterFields,
  type InputShape,
  type PartName,
  type PartOf,
} from './fields.ts';

type StoredShape<F extends Fields> = { [Key in keyof F]: F[Key]['stored'] };

/** The shape of these fields as read: `z.object({ id: z.string(), ...storedShape(fields) })`. */
export function storedShape<F extends Fields, Part extends PartName<F> | '' = ''>(
  fields: F,
  part?: Part,
): StoredShape<PartOf<F, Part>> {
  return Object.fromEntries(
    fieldsOfPart(fields, part).map(([key, { stored }]) => [key, stored]),
  ) as StoredShape<PartOf<F, Part>>; // the same keys, which the compiler cannot infer
}

/** The shape of these fields as written. */
export function inputShape<F extends Fields, Part extends PartName<F> | '' = ''>(
  fields: F,
  part?: Part,
): InputShape<PartOf<F, Part>> {
  return Object.fromEntries(
    fieldsOfPart(fields, part).flatMap(([key, { input }]) => (input ? [[key, input]] : [])),
  ) as InputShape<PartOf<F, Part>>; // as above
}

/** @param name of the parameter, as the refusal says it */
export const oneOf = <const C extends readonly [string, ...string[]]>(name: string, choices: C) =>
  z.enum(choices, `${name} must be one of ${choices.join(', ')}`);

/** A whole number with one sentence for all that it cannot be. @param tooMuch where a larger one has a sentence of its own */
export const wholeNumber = (sentence: string, least: number, most: number, tooMuch = sentence) =>
  z.number(sentence).check(z.int(sentence), z.gte(least, sentence), z.lte(most, tooMuch));

/** null or '' is nothing; anything else is refused with the sentence of the schema. */
export function orNull<S extends z.ZodMiniType>(schema: S, message: string) {
  const nothing = z.pipe(
    z.literal(''),
    z.transform(() => null),
  );
  // The schema first: of equal refusals the forms show the first one.
  return z.union([schema, nothing, z.null()], {
    error: (issue) => (issue.code === 'invalid_union' ? (issue.errors[0]?.[0]?.message ?? message) : message),
  });
}

/** An optional value: null or '' clears the stored one, a missing one keeps it. */
export function optionalValue<S extends z.ZodMiniType>(schema: S, message: string) {
  return z.optional(orNull(schema, message));
}

export function optionalChoice<const C extends readonly [string, ...string[]]>(choices: C, message: string) {
  return optionalValue(z.enum(choices, message), message);
}

/** The filters in the query of a list: `?year=FIRST`. A field without choices must match completely. */
export function filterShape<F extends Fields>(fields: F) {
  const shape = filterFields(fields).map(([key, { choices, input = z.string() }]) => [
    key,
    z.optional(choices ? z.enum(choices as string[], `${key} must be ${inWords(choices)}`) : input),
  ]);
  return Object.fromEntries(shape) as {
    [Key in keyof FilterQuery<F>]-?: z.ZodMiniOptional<
      z.ZodMiniType<NonNullable<FilterQuery<F>[Key]>, string>
    >;
  }; // the same keys, which the compiler cannot infer
}

/** ['a', 'b', 'c'] → 'a, b or c' */
const inWords = (choices: readonly string[]) => `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
