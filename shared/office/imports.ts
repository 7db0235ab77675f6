// Import of records from a CSV file: first checked (`dryRun=true`), then imported completely or not at all, and undone completely.

import * as z from 'zod/mini';
import { oneOf } from '#shared/kit/fields/field-schemas.ts';
import { type RecordNoun, recordNouns, recordTypes } from '#shared/kit/record-types.ts';
import { anyText } from '#shared/kit/text/text.ts';

type Rows = typeof recordTypes;
export type ImportNoun = {
  [N in RecordNoun]: Rows[N] extends { importedBy: string } ? N : never;
}[RecordNoun];
export const importNouns = recordNouns.filter((noun) => 'importedBy' in recordTypes[noun]) as [
  ImportNoun,
  ...ImportNoun[],
]; // those that ImportNoun names

export const importRowLimit = 5000;
/** The most errors that are listed. */
export const importErrorLimit = 200;

/** The treatment of a row whose enrolment number, email, subject code or fee already exists. */
export const duplicateChoices = ['update', 'skip'] as const;
export type DuplicateChoice = (typeof duplicateChoices)[number];

/** What happens to a file of which some rows have mistakes: it is refused, or these rows are left out. */
export const mistakeChoices = ['refuse', 'leave-out'] as const;

/** The most rows with mistakes that a report gives for correction; the others are in the sheet of rows with mistakes. */
export const importRowsToCorrect = 50;

const whichCells = 'Name the line of the file, or the value to be replaced in all of them';

/** Cells of the file that the user has corrected: they replace what the file has. */
export const importCorrectionsSchema = z
  .array(
    z
      .object({
        /** The line of the file. */
        line: z.optional(z.number(whichCells).check(z.int(whichCells))),
        /** In place of a line: the value that is replaced in every line. A correction of one line goes before. */
        from: z.optional(anyText(1000, { multiLine: true })),
        /** The key of the field: 'email'. */
        field: anyText(60),
        value: anyText(1000, { multiLine: true }),
      })
      .check(z.refine(({ line, from }) => (line === undefined) !== (from === undefined), whichCells)),
    'Corrections are a list of cells',
  )
  .check(z.maxLength(2000, 'At most 2000 cells can be corrected here; correct the others in the file'));
export type ImportCorrections = z.output<typeof importCorrectionsSchema>;

/** How the file is read. */
export const importRestQuerySchema = z.object({
  noun: oneOf('noun', importNouns),
  /**
   * The field of each column of the file, in their order: 'firstName,lastName,,year'; an empty one passes the column over.
   * Without it each column is the field that it was in the last import with the same headings; otherwise the headings say it.
   */
  columns: z.optional(anyText(4000)),
  duplicates: z._default(z.enum(duplicateChoices, 'duplicates must be update or skip'), 'update'),
});
export type ImportReading = z.output<typeof importRestQuerySchema>;

/** The most changed cells that are listed. */
export const importChangeLimit = 200;

export const importErrorSchema = z.object({
  /** The line of the file; the header is line 1. */
  line: z.number(),
  /** The column's heading in the file; '' where the whole row is wrong. */
  column: z.string(),
  message: z.string(),
});
export type ImportError = z.infer<typeof importErrorSchema>;

/** A row with mistakes, or with corrections, as the user corrects it. */
export const importRowSchema = z.object({
  line: z.number(),
  /** The name of the record in the row, as far as the file has it. */
  name: z.string(),
  /** What is wrong with the row as a whole; '' where nothing is. */
  message: z.string(),
  /** The cells with a mistake, and those that were corrected, whose message is '' when they are right. */
  cells: z.array(z.object({ field: z.string(), value: z.string(), message: z.string() })),
});
export type ImportRowToCorrect = z.infer<typeof importRowSchema>;

/** A wrong value that several rows have. */
export const importRepeatSchema = z.object({
  field: z.string(),
  /** As the file has it. */
  value: z.string(),
  /** What the user has put in its place for all of them; as the file has it where nothing was. */
  to: z.string(),
  message: z.string(),
  /** How many rows have it. */
  count: z.number(),
});
export type ImportRepeat = z.infer<typeof importRepeatSchema>;
/** The most that a report gives. */
export const importRepeatLimit = 30;

/** The most split names that a report shows. */
export const importSplitLimit = 10;

/** `id` is null after a dry run. A file with errors is refused as a whole (400) unless their rows are left out; `fields` names the lines. */
export const importReportSchema = z.object({
  id: z.nullable(z.string()),
  noun: z.enum(importNouns),
  dryRun: z.boolean(),
  rows: z.number(),
  created: z.number(),
  updated: z.number(),
  skipped: z.number(),
  /** Rows with mistakes. */
  leftOut: z.number(),
  unknownColumns: z.array(z.string()),
  /** Every column of the file: its heading, and the key of its field, '' where it is passed over. */
  columns: z.array(z.object({ heading: z.string(), field: z.string() })),
  /** The columns are taken as in the last import with the same headings, and not as the headings alone say. */
  areAsBefore: z.boolean(),
  /** What of the file was passed over, or read in a way that the user should know: sentences. */
  notes: z.array(z.string()),
  /** The first whole names as they are split. */
  splits: z.array(z.object({ line: z.number(), name: z.string(), first: z.string(), last: z.string() })),
  /** The cells of existing records that would change. */
  changes: z.array(
    z.object({ line: z.number(), name: z.string(), field: z.string(), from: z.string(), to: z.string() }),
  ),
  /** The number of all changed cells, also of those not listed. */
  changeCount: z.number(),
  errors: z.array(importErrorSchema),
  /** The number of all errors, also of those not listed. */
  errorCount: z.number(),
  toCorrect: z.array(importRowSchema),
  /** The wrong values that several rows have, most frequent first, and those that were corrected for all of them. */
  repeated: z.array(importRepeatSchema),
});
export type ImportReport = z.infer<typeof importReportSchema>;

/** An import that was carried out. */
export const importSchema = z.object({
  id: z.string(),
  noun: z.enum(importNouns),
  fileName: z.string(),
  at: z.string(),
  actor: z.string(),
  created: z.number(),
  updated: z.number(),
  skipped: z.number(),
  /** When it was undone; null where it was not. */
  undoneAt: z.nullable(z.string()),
});
export type Import = z.infer<typeof importSchema>;
