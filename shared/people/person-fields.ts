// What the fields of people have in common.
import * as z from 'zod/mini';
import { tickFor } from '#shared/kit/fields/excused-values.ts';
import type { Fields } from '#shared/kit/fields/fields.ts';
import { personName } from '#shared/kit/text/text.ts';

/** Where the profile shows a field, and who reads it. */
export const forStaff = { section: 'record', readBy: 'staff' } as const;
export const forOffice = { section: 'record', readBy: 'office' } as const;
export const ofParents = { section: 'parents', readBy: 'office' } as const;

/** @param label 'First Name'; sentences say 'First name' */
export const nameField = (label: string) =>
  ({
    label,
    stored: z.string(),
    input: personName(label.slice(0, 1) + label.slice(1).toLowerCase()),
    isRequired: true,
    isSearched: true,
  }) as const;

// Some people have one name only. It is their first name, and a tick lets the last name be empty.

const ticked = z.boolean('Tick it or leave it out');

/** The tick with which the last name `lets` may be empty. In an answer it is only there where it is ticked. */
export const oneNameTick = <const P extends string, const R extends string>(
  label: string,
  lets: P,
  readBy: R,
) =>
  ({
    label,
    lets,
    control: 'tick',
    stored: z.optional(z.literal(true)),
    input: tickFor(lets, z.optional(z.nullable(ticked))),
    typed: tickFor(
      lets,
      z.pipe(
        ticked,
        z.transform((isTicked) => isTicked || undefined),
      ),
    ),
    readBy,
  }) as const;

/** Sets the ticks of those last names that are empty. */
export function tickOneNames(fields: Fields, record: object): void {
  const values = record as Record<string, unknown>;
  for (const [tick, { lets }] of Object.entries(fields)) {
    if (lets && values[lets] === '') values[tick] = true;
  }
}
