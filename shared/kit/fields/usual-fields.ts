// Fields that most tables of fields have.
import * as z from 'zod/mini';
import { isoDate, optionalIsoDate } from '#shared/kit/dates.ts';
import type { DayMeaning } from '#shared/kit/days.ts';
import { optionalText, requiredText, type TextOptions } from '#shared/kit/text/text.ts';
import type { Field } from './fields.ts';
import { keysOf } from './keys.ts';

/** @param missing the message where it is left empty @param most characters */
export const requiredTextField = (
  label: string,
  most: number,
  missing = `${label} is required`,
  options: TextOptions = {},
) =>
  ({
    label,
    stored: z.string(),
    input: requiredText(missing, most, options),
    isRequired: true,
  }) as const;

/** '' where it is left out. @param most characters */
export const optionalTextField = (label: string, most: number) =>
  ({ label, stored: z.string(), input: z._default(optionalText(most), '') }) as const;

/** Several lines; '' where they are left out. */
export const linesField = (label: string, most: number) =>
  ({
    label,
    control: 'lines',
    stored: z.string(),
    input: z._default(optionalText(most, { multiLine: true }), ''),
    isWide: true,
  }) as const;

/** A day, such as '2026-06-01'. */
export const dayField = <const Means extends DayMeaning>(
  label: string,
  means: Means,
  missing = 'Date is required',
) =>
  ({
    label,
    control: 'date',
    means,
    stored: z.string(),
    input: isoDate(missing, means),
    isRequired: true,
  }) as const;

/** A day, or null. */
export const optionalDayField = <const Means extends DayMeaning>(label: string, means: Means) =>
  ({
    label,
    control: 'date',
    means,
    stored: z.nullable(z.string()),
    input: optionalIsoDate(`${label} must be a date`, means),
  }) as const;

/** One of several values, in the order of their labels. */
export const choiceField = <const Choice extends string>(
  label: string,
  choiceLabels: Readonly<Record<Choice, string>>,
  missing: string,
) => {
  const choices = keysOf(choiceLabels);
  return {
    label,
    choices,
    choiceLabels,
    stored: z.enum(choices),
    input: z.enum(choices, missing),
    isRequired: true,
  } as const;
};

/** One by which the list can be filtered. */
export const filteredChoice = <const Choice extends string>(
  label: string,
  choiceLabels: Readonly<Record<Choice, string>>,
  missing: string,
  filter: NonNullable<Field['filter']>,
) => ({ ...choiceField(label, choiceLabels, missing), filter }) as const;

/** Takes the whole width of the form. */
export const wide = <const F extends object>(field: F) => ({ ...field, isWide: true }) as const;
