import type { DuplicateChoice, ImportCorrections, ImportNoun } from '#shared/office/imports.ts';
import { callApi, callFile } from '#web/api/calls.ts';

/** How the rows of a file are to be taken. */
export interface ImportChoices {
  duplicates: DuplicateChoice;
  /** The field of each column, where the user has changed one ('firstName,,year'); otherwise ''. */
  columns: string;
  /** Cells that the user has corrected. */
  corrections: ImportCorrections;
}

export interface ImportUpload extends ImportChoices {
  file: File;
}

const inputOf = (noun: ImportNoun, { file, duplicates, columns, corrections }: ImportUpload) => ({
  query: { noun, duplicates, ...(columns && { columns }) },
  file,
  fields: { corrections },
});

/** @param dryRun 'true' only checks the file */
export function sendImport(noun: ImportNoun, upload: ImportUpload, dryRun: 'true' | 'false') {
  const { query, ...rest } = inputOf(noun, upload);
  return callApi('createImport', { ...rest, query: { ...query, dryRun, mistakes: 'leave-out' } });
}

/** The rows with mistakes as a sheet of their own, to be corrected and imported by itself. */
export const readImportRest = (noun: ImportNoun, upload: ImportUpload) =>
  callFile('createImportRest', inputOf(noun, upload));
