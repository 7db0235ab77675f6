// Derives a form from a table of fields: its default values as text, and the schema that turns typed text into an input.
import * as z from 'zod/mini';
import { initialOf, nested, valueAt } from '#shared/kit/fields/field-values.ts';
import {
  type Field,
  type Fields,
  fieldsOfPart,
  type InputOf,
  type PartName,
  type PartOf,
  partsOf,
  type Written,
  writtenFields,
} from '#shared/kit/fields/fields.ts';
import { indiaDay, parseNumber } from '#shared/kit/format.ts';

/** The values of the form: text and ticks, nested like the record. */
export type Typed<F extends Fields> = TypedValues<PartOf<Written<F>>> & {
  -readonly [Part in PartName<F>]: TypedValues<PartOf<Written<F>, Part>>;
};
type TypedValues<F extends Fields> = {
  -readonly [Key in keyof F]: F[Key] extends { control: 'tick' } ? boolean : string;
};

/** @param rules rules about several fields, as in the input schema */
export function formOf<F extends Fields>(
  fields: F,
  ...rules: z.core.CheckFn<InputOf<F>>[] | z.core.$ZodCheck<InputOf<F>>[]
) {
  const schema = z.object({
    ...typedShape(fields, ''),
    ...Object.fromEntries(partsOf(fields).map((part) => [part, z.object(typedShape(fields, part))])),
  });
  return {
    fields: Object.fromEntries(writtenFields(fields)) as Fields,
    schema: schema.check(...(rules as [])) as unknown as z.ZodMiniType<InputOf<F>, Typed<F>>, // field by field
    toForm: (record: object | undefined) => typedOf(fields, record) as Typed<F>, // the same fields
  };
}

function typedShape(fields: Fields, part: string): Record<string, z.ZodMiniType> {
  return Object.fromEntries(
    fieldsOfPart(fields, part).flatMap(([key, field]) => {
      const schema = typedSchema(field);
      return schema ? [[key, schema]] : [];
    }),
  );
}

const numbers = new Set<Field['control']>(['integer', 'rupees', 'decimal']);

function typedSchema({ control, input, typed }: Field): z.ZodMiniType | undefined {
  return typed || !input || !numbers.has(control) ? (typed ?? input) : typedNumber(input);
}

/** The number that the text is; none of an empty one. @param input takes or refuses it */
export const typedNumber = <Output, Input>(input: z.ZodMiniType<Output, Input>) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => (text.trim() === '' ? undefined : parseNumber(text))),
    ),
    input as z.ZodMiniType<Output, number | undefined>, // the field is a number
  );

function typedOf(fields: Fields, record: object | undefined) {
  return nested(
    writtenFields(fields).map(([path, field]) => {
      const value = record ? valueAt(record, path) : initialOf(field, new Date());
      return [path, textOf(field, value)] as const;
    }),
  );
}

function textOf({ control }: Field, value: unknown): string | boolean {
  if (control === 'tick') return value === true;
  if (typeof value !== 'string') return typeof value === 'number' ? `${value}` : '';
  return control === 'date' ? indiaDay(value) : value;
}
