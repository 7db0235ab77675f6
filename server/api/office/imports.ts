import type { Handlers } from '#server/context.ts';
import { type ExportColumn, escapedCsv, exporting, plainColumns } from '#server/csv/export.ts';
import { readAside } from '#server/csv/read-aside.ts';
import { isUniqueViolation } from '#server/db/driver/dialect.ts';
import { findImport, listImports } from '#server/db/office/imports.ts';
import type { Database } from '#server/db/schema.ts';
import { ApiError, badRequest, forbidden, orNotFound } from '#server/errors.ts';
import type { UploadedFile } from '#server/files/uploaded-file.ts';
import { applyImport, undoImport } from '#server/imports/apply.ts';
import { correctedCells, firstToCorrect, readCorrections } from '#server/imports/corrections.ts';
import { withHeadings } from '#server/imports/headings.ts';
import { type ImportPlan, planImport } from '#server/imports/plan.ts';
import { importTypes } from '#server/imports/record-types.ts';
import { counted } from '#shared/kit/format.ts';
import { recordTypes } from '#shared/kit/record-types.ts';
import { firstCharacters } from '#shared/kit/text/characters.ts';
import {
  type Import,
  type ImportReading,
  importChangeLimit,
  importErrorLimit,
  importRowLimit,
  importSplitLimit,
} from '#shared/office/imports.ts';
import { mayAll } from '#shared/roles.ts';

const importColumns: readonly ExportColumn<Import>[] = [
  ['file', ({ fileName }) => fileName],
  ['of', ({ noun }) => recordTypes[noun].name],
  ['at', ({ at }) => at, { label: 'When', control: 'date' }],
  ['by', ({ actor }) => actor],
  ...plainColumns<Import>(['created', 'updated', 'skipped', 'undoneAt'], { created: { label: 'New' } }),
];

export const importHandlers = {
  createImport: async ({ db, query, file: sent, reply, author, clock, settings, session }) => {
    const { noun, dryRun, mistakes } = query;
    if (noun === 'fee' && !mayAll('fee.write', session)) throw forbidden();
    const recordType = importTypes[noun];
    const { plan, fileName, corrections } = await planUpload(db, sent, query);
    const hasSome = plan.inserts.length + plan.updates.length > 0;
    const isRefused = plan.errors.length > 0 && !(mistakes === 'leave-out' && hasSome);
    if (!dryRun && isRefused) throw refusal(plan);
    const context = { college: settings.college, now: clock(), author, fileName: shortName(fileName) };
    if (dryRun) reply.code(200);
    const id = dryRun
      ? null
      : await saving(() => db.transaction().execute((tx) => applyImport(tx, recordType, plan, context)));
    return {
      ...plan,
      id,
      noun,
      dryRun,
      leftOut: wrongLines(plan).size,
      created: plan.inserts.length,
      updated: plan.updates.length,
      unknownColumns: plan.unknownColumns.map((name) => firstCharacters(name, 60)),
      columns: plan.columns.map(({ heading, field }) => ({ heading: firstCharacters(heading, 60), field })),
      splits: plan.splits.slice(0, importSplitLimit),
      changes: plan.changes.slice(0, importChangeLimit),
      changeCount: plan.changes.length,
      errors: plan.errors.slice(0, importErrorLimit),
      errorCount: plan.errors.length,
      toCorrect: firstToCorrect(plan.toCorrect, corrections),
    };
  },

  createImportRest: async ({ db, query, file: sent, reply }) => {
    const { plan, file, fileName, corrections } = await planUpload(db, sent, query);
    const wrong = wrongLines(plan);
    const corrected = correctedCells(importTypes[query.noun], file, corrections);
    const rows = file.rows.flatMap(({ line, cells }) => {
      const sentences = wrong.get(line);
      if (!sentences) return [];
      // In its own column, however short the row is.
      const padded = file.header.map(
        (_, index) => corrected.get(line)?.[plan.columns[index]?.field ?? ''] ?? cells[index] ?? '',
      );
      return [[...padded, sentences.join('; '), ...cells.slice(padded.length)]];
    });
    const name = shortName(fileName)
      .replace(/\.\w+$/, '')
      .replace(/[^\w-]+/g, '-');
    reply.header('content-disposition', `attachment; filename="rest-of-${name || 'file'}.csv"`);
    return escapedCsv([...file.header, 'What is wrong'], rows);
  },

  listImports: ({ db, query }) => listImports(db, query),

  exportImports: exporting('import', 'imports', importColumns, ({ db, query }) => listImports(db, query)),

  deleteImport: async ({ db, params, author, clock, settings, approve }) => {
    const found = orNotFound(await findImport(db, params.id), 'Import');
    const context = { college: settings.college, now: clock(), author };
    await saving(() =>
      db.transaction().execute(async (tx) => {
        await undoImport(tx, importTypes[found.noun], found, context);
        // Fees that go, or are smaller again, are a concession in effect.
        if (found.noun !== 'fee') return;
        const what = `Undo the import of fees ‘${found.fileName}’`;
        await approve(tx, { kind: 'concession', recordId: found.id, what, reason: '' });
      }),
    );
  },
} satisfies Partial<Handlers>;

const quietMilliseconds = 2000;
let quiet: NodeJS.Timeout | undefined;

/** The rows of large files are garbage that nothing collects while the server is idle: it is collected when no file has come for a while. */
function returnMemoryLater(): void {
  clearTimeout(quiet);
  quiet = setTimeout(
    () => globalThis.gc?.({ type: 'major', flavor: 'last-resort' }),
    quietMilliseconds,
  ).unref();
}

async function planUpload(
  db: Database,
  { bytes, fileName, texts }: UploadedFile,
  { noun, duplicates, columns }: ImportReading,
) {
  const corrections = readCorrections(texts.get('corrections'));
  try {
    const file = withHeadings(await readAside(bytes, importRowLimit), noun, importRowLimit);
    const plan = await planImport(db, importTypes[noun], file, { duplicates, columns, corrections });
    return { plan, file, fileName, corrections };
  } finally {
    returnMemoryLater();
  }
}

/** Between the check and the save another request may have taken an enrolment number or an email. */
async function saving<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new ApiError(
      409,
      'An enrolment number, email or code of these records is taken. Nothing was saved.',
    );
  }
}

/** Of each row with mistakes what is wrong. */
function wrongLines({ errors }: ImportPlan): Map<number, string[]> {
  const byLine = Map.groupBy(errors, ({ line }) => line);
  return new Map([...byLine].map(([line, some]) => [line, some.map(sentenceOf)]));
}

const sentenceOf = ({ column, message }: ImportPlan['errors'][number]) =>
  column ? `${column}: ${message}` : message;

function refusal({ errors }: ImportPlan): ApiError {
  const fields: Record<string, string> = {};
  for (const { line, column, message } of errors.slice(0, importErrorLimit))
    fields[column ? `line ${line}, ${column}` : `line ${line}`] ??= message;
  return badRequest(`${counted(errors.length, 'mistake')} in the file. Nothing was imported.`, fields);
}

/** The file name comes from the sender and is shown in a list: control characters are removed and long names cut. */
function shortName(fileName: string): string {
  return (
    firstCharacters(fileName.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '').toWellFormed(), 120) || 'file.csv'
  );
}
