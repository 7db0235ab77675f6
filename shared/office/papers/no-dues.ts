// Each desk of the settings says whether a student owes it nothing: books, instruments, money.

import * as z from 'zod/mini';
import { keysOf } from '#shared/kit/fields/keys.ts';
import { anyText } from '#shared/kit/text/text.ts';

export const deskStateLabels = {
  open: 'Not asked yet',
  cleared: 'Cleared',
  refused: 'Not cleared',
} as const;
const deskStates = keysOf(deskStateLabels);

export const deskClearanceSchema = z.object({
  /** As it stands in the address: 'library'. */
  desk: z.string(),
  name: z.string(),
  state: z.enum(deskStates),
  cleared: z.boolean(),
  /** Why it is not cleared. */
  reason: z.string(),
  by: z.string(),
  on: z.nullable(z.string()),
});
export type DeskClearance = z.infer<typeof deskClearanceSchema>;

export const deskClearanceInputSchema = z
  .object({
    cleared: z.boolean('Say whether it is cleared'),
    reason: z._default(anyText(300), ''),
  })
  .check(
    z.refine(({ cleared, reason }) => cleared || reason !== '', {
      error: 'Say what is still owed',
      path: ['reason'],
    }),
  );
export type DeskClearanceInput = z.output<typeof deskClearanceInputSchema>;
