// Records from a CSV file: first looked at (`dryRun=true`), then taken in whole or not at all, and undone as a whole.
import * as z from 'zod/mini';

export const importNouns = ['student', 'faculty', 'subject'] as const;
export type ImportNoun = (typeof importNouns)[number];

export const importFileLimit = 2 * 1024 * 1024;
export const importRowLimit = 5000;
/** No more errors than these are listed. */
export const importErrorLimit = 200;

/** What to do with a row whose enrolment number, e-mail or subject code is there already. */
export const duplicateChoices = ['update', 'skip'] as const;
export type DuplicateChoice = (typeof duplicateChoices)[number];

export const importQuerySchema = z.object({
  noun: z.enum(importNouns, 'noun must be student, faculty or subject'),
  dryRun: z.pipe(
    z._default(z.enum(['true', 'false'], 'dryRun must be true or false'), 'false'),
    z.transform((text) => text === 'true'),
  ),
  duplicates: z._default(z.enum(duplicateChoices, 'duplicates must be update or skip'), 'update'),
});

export const importErrorSchema = z.object({
  /** Line of the file, the header being 1. */
  line: z.number(),
  /** As the file's header names it; '' where the whole row is wrong. */
  column: z.string(),
  message: z.string(),
});
export type ImportError = z.infer<typeof importErrorSchema>;

/** `id` is null after a dry run. Taking in a file with errors is refused as a whole (400), `fields` naming lines. */
export const importReportSchema = z.object({
  id: z.nullable(z.string()),
  noun: z.enum(importNouns),
  dryRun: z.boolean(),
  rows: z.number(),
  created: z.number(),
  updated: z.number(),
  skipped: z.number(),
  /** Columns of the file that were passed over. */
  unknownColumns: z.array(z.string()),
  errors: z.array(importErrorSchema),
  /** How many errors there are, also those that are not listed. */
  errorCount: z.number(),
});
export type ImportReport = z.infer<typeof importReportSchema>;

/** An import that was taken in. */
export const importSchema = z.object({
  id: z.string(),
  noun: z.enum(importNouns),
  fileName: z.string(),
  at: z.string(),
  actor: z.string(),
  created: z.number(),
  updated: z.number(),
  skipped: z.number(),
  /** null while it stands. */
  undoneAt: z.nullable(z.string()),
});
export type Import = z.infer<typeof importSchema>;
