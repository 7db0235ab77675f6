// What the office tells people: one text in two languages, prepared for each reader; opened in WhatsApp one after the other, or sent by email.

import * as z from 'zod/mini';
import { oneOf } from '#shared/kit/fields/field-schemas.ts';
import type { FormField } from '#shared/kit/fields/fields.ts';
import { keysOf } from '#shared/kit/fields/keys.ts';
import { idText } from '#shared/kit/ids.ts';
import { type Language, languages } from '#shared/kit/languages.ts';
import { pageQuerySchema } from '#shared/kit/list-query.ts';
import { anyText, requiredText } from '#shared/kit/text/text.ts';
import { studentSelectionSchema } from './students.ts';

export const mostReaders = 200;
export const longestMessage = 1000;
export const readerKinds = ['student', 'guardian', 'faculty'] as const;
export type ReaderKind = (typeof readerKinds)[number];
export const messageSubjects = [...readerKinds, 'notice', 'event', 'exam-session'] as const;
export const readerStates = ['prepared', 'opened', 'sent', 'failed'] as const;
export const messageChannels = ['whatsapp', 'email'] as const;
export type MessageChannel = (typeof messageChannels)[number];
export type ReaderState = (typeof readerStates)[number];

/** As the audit log names them. */
export const messageFields = {
  text: { label: 'Text' },
  language: { label: 'Language', choices: languages, choiceLabels: { en: 'English', te: 'Telugu' } },
  channel: {
    label: 'Channel',
    choices: messageChannels,
    choiceLabels: { whatsapp: 'WhatsApp', email: 'Email' },
  },
  state: {
    label: 'State',
    choices: readerStates,
    choiceLabels: {
      prepared: 'Prepared',
      opened: 'Opened in WhatsApp',
      sent: 'Sent by email',
      failed: 'Not sent',
    },
  },
} as const satisfies Readonly<Record<string, FormField>>;

/** Texts that are ready. */
export const messageTemplates = {
  'come-to-office': {
    label: 'Come to the office',
    en: 'Greetings from {college}. {name}, please come to the college office.',
    te: '{college} నుండి నమస్కారం. {name}, దయచేసి కళాశాల కార్యాలయానికి రండి.',
  },
  'call-office': {
    label: 'Call the office',
    en: 'Greetings from {college}. {name}, please call the college office.',
    te: '{college} నుండి నమస్కారం. {name}, దయచేసి కళాశాల కార్యాలయానికి ఫోన్ చేయండి.',
  },
} as const satisfies Readonly<Record<string, Record<Language | 'label', string>>>;
export const templateNames = keysOf(messageTemplates);

/** What stands for {name} and {college} is put in; every other brace is text. */
export function fillMessage(text: string, values: { name: string; college: string }): string {
  return text.replace(/\{(name|college)\}/g, (_, field: keyof typeof values) => values[field]);
}

const language = z.optional(oneOf('Language', languages));

export const messageInputSchema = z
  .object({
    /** The record that the message is about. */
    subject: z.optional(
      z.object({
        kind: oneOf('The subject', messageSubjects),
        id: idText,
      }),
    ),
    text: z.optional(requiredText('Type the message', longestMessage, { multiLine: true })),
    /** In Telugu; without it all get the text above. */
    textTe: z._default(anyText(longestMessage, { multiLine: true }), ''),
    template: z.optional(oneOf('template', templateNames)),
    readers: z.optional(
      z
        .array(
          z.object({
            kind: z.enum(readerKinds, `A reader is one of ${readerKinds.join(', ')}`),
            id: idText,
            language,
          }),
          'The readers must be a list',
        )
        .check(
          z.minLength(1, 'Choose at least one reader'),
          z.maxLength(mostReaders, `A message has at most ${mostReaders} readers`),
        ),
    ),
    /** Students who were chosen in their list, instead of readers. */
    selection: z.optional(studentSelectionSchema),
    /** Of the readers who name none; default: that of their portal. */
    language,
    channel: oneOf('The channel', messageChannels),
  })
  .check(
    z.refine(({ text, template }) => (text === undefined) !== (template === undefined), {
      error: 'Type the message, or name a template',
      path: ['text'],
    }),
    z.refine(({ readers, selection }) => (readers === undefined) !== (selection === undefined), {
      error: 'Choose the readers',
      path: ['readers'],
    }),
  );
export type MessageInput = z.output<typeof messageInputSchema>;

export const messageReaderSchema = z.object({
  id: z.string(),
  kind: z.enum(readerKinds),
  /** The record of the reader. */
  personId: z.string(),
  name: z.string(),
  /** '' where none is known. */
  phone: z.string(),
  /** Where it goes by email; '' where none is known, and in WhatsApp. */
  email: z.string(),
  language: z.enum(languages),
  text: z.string(),
  state: z.enum(readerStates),
  /** Since when, and by whom. */
  at: z.string(),
  by: z.string(),
  /** Why it was not sent, or waits; '' otherwise. */
  reason: z.string(),
});
export type MessageReader = z.infer<typeof messageReaderSchema>;

export const messageSchema = z.object({
  id: z.string(),
  subject: z.nullable(z.object({ kind: z.enum(messageSubjects), id: z.string() })),
  channel: z.enum(messageChannels),
  text: z.string(),
  textTe: z.string(),
  at: z.string(),
  by: z.string(),
  readers: z.array(messageReaderSchema),
});
export type Message = z.infer<typeof messageSchema>;

export const messageListQuerySchema = z.extend(z.omit(pageQuerySchema, { q: true }), {
  /** What this student, and the guardians of the student, were told. */
  studentId: z.optional(idText),
  facultyId: z.optional(idText),
});
export type MessageListQuery = z.output<typeof messageListQuerySchema>;
