// Fields that most tables of fields have.
import * as z from 'zod/mini';
import { isoDate, optionalIsoDate } from '#shared/kit/dates.ts';
import type { DayMeaning } from '#shared/kit/days.ts';
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
export const optionalTextField = <const Column extends string>(label: string, column: Column, most: number) =>
  ({ label, column, stored: z.string(), input: z._default(optionalText(most), '') }) as const;

/** Several lines; '' where they are left out. */
export const linesField = <const Column extends string>(label: string, column: Column, most: number) =>
  ({
    label,
    column,
    control: 'lines',
    stored: z.string(),
    input: z._default(optionalText(most, { multiLine: true }), ''),
    isWide: true,
  }) as const;

/** A day, such as '2026-06-01'. */
export const dayField = <const Column extends string, const Means extends DayMeaning>(
  label: string,
  column: Column,
  means: Means,
  missing = 'Date is required',
) =>
  ({
    label,
    column,
    control: 'date',
    means,
    stored: z.string(),
    input: isoDate(missing, means),
    isRequired: true,
  }) as const;

/** A day, or null. */
export const optionalDayField = <const Column extends string, const Means extends DayMeaning>(
  label: string,
  column: Column,
  means: Means,
) =>
  ({
    label,
    column,
    control: 'date',
    means,
    stored: z.nullable(z.string()),
    input: optionalIsoDate(`${label} must be a date`, means),
  }) as const;

/** One of several values. */
export const choiceField = <const Column extends string, const Choices extends readonly string[]>(
  label: string,
  column: Column,
  choices: Choices,
  choiceLabels: Readonly<Record<Choices[number], string>>,
  missing: string,
) =>
  ({
    label,
    column,
    choices,
    choiceLabels,
    stored: z.enum(choices),
    input: z.enum(choices, missing),
    isRequired: true,
  }) as const;
