// Fields of plain text, for the tables of fields.
import * as z from 'zod/mini';
import { optionalText, requiredText, type TextOptions } from '#shared/kit/text/text.ts';

/** @param missing the message where it is left empty @param most characters */
export const requiredTextField = <const Column extends string>(
  label: string,
  column: Column,
  most: number,
  missing = `${label} is required`,
  options: TextOptions = {},
) =>
  ({
    label,
    column,
    stored: z.string(),
    input: requiredText(missing, most, options),
    isRequired: true,
  }) as const;

/** '' where it is left out. @param most characters */
export const optionalTextField = <const Column extends string>(
  label: string,
  column: Column,
  most: number,
  options: TextOptions = {},
) => ({ label, column, stored: z.string(), input: z._default(optionalText(most, options), '') }) as const;
