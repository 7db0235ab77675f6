// Texts that the office can change, the same for all admins.
import * as z from 'zod/mini';
import { requiredText } from './text.ts';

/** The placeholders of an invite message. */
export const inviteMessageParts = ['{name}', '{until}', '{link}'] as const;

export const collegeSettingsSchema = z.object({
  /** The message of 'Send by WhatsApp'; null: the default message. */
  inviteMessage: z.nullable(z.string()),
  /** Counts the changes. Sent back as If-Match, so that the second of two editors is refused. */
  version: z.number(),
});
export type CollegeSettings = z.infer<typeof collegeSettingsSchema>;

export const collegeSettingsInputSchema = z.object({
  inviteMessage: requiredText('Message is required', 500, { multiLine: true }).check(
    z.refine(
      (text) => text.includes('{link}'),
      'The message must contain {link}: without it the person cannot choose a password.',
    ),
  ),
});
export type CollegeSettingsInput = z.output<typeof collegeSettingsInputSchema>;
