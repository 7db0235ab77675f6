// The rows that an action is for: those with these ids, or all that match a filter, with the number that was shown.
import * as z from 'zod/mini';
import { idText } from './ids.ts';

const mostIds = 1000;

/** @param one how sentences name a row: 'student' */
export function selectionSchema<F extends z.ZodMiniType>(filter: F, one: string) {
  return z
    .object(
      {
        ids: z.optional(
          z
            .array(idText, 'The ids must be a list')
            .check(
              z.minLength(1, `Choose at least one ${one}`),
              z.maxLength(mostIds, `At most ${mostIds} ids; choose more by a filter`),
            ),
        ),
        filter: z.optional(filter),
        /** How many rows the filter matched when they were chosen: the server refuses another number (409). */
        expected: z.optional(
          z
            .number('The expected number must be a number')
            .check(
              z.int('The expected number must be a whole number'),
              z.gte(1, 'The expected number must be 1 or more'),
            ),
        ),
      },
      `Choose the ${one}s`,
    )
    .check(
      z.refine(
        ({ ids, filter: chosen, expected }) =>
          ids ? !chosen : chosen !== undefined && expected !== undefined,
        `Choose ${one}s by their ids, or by a filter with the expected number`,
      ),
    );
}
