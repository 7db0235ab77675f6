import { useState } from 'react';
import type { DuplicateChoice, ImportCorrections, ImportNoun, ImportReport } from '#shared/office/imports.ts';
import { sentenceOf } from '#web/portal/kit/forms/record-calls.ts';
import { saveFile } from '#web/portal/kit/lists/save-file.ts';
import { type ImportChoices, readImportRest } from './import-upload.ts';
import { useImportChanges } from './use-import-changes.ts';
import { useImportCheck } from './use-import-check.ts';

const noCorrections: ImportCorrections = [];

/** The steps of an import: check the file, import it, undo the import. */
export function useImport(noun: ImportNoun) {
  const [file, setFile] = useState<File>();
  const [choices, setChoices] = useState<ImportChoices>({
    duplicates: 'update',
    columns: '',
    corrections: noCorrections,
  });
  const [refusal, setRefusal] = useState('');
  const { report, setReport, check, checked, isChecking, hasFailed } = useImportCheck(noun, setRefusal);
  const { running, isRunning, isUndone, take, undo } = useImportChanges(noun, setRefusal);
  const upload = file && { file, ...choices };
  const { corrections } = choices;
  const isChecked = corrections === (checked?.corrections ?? noCorrections) && !hasFailed;

  const change = (more: Partial<ImportChoices>) => {
    setChoices({ ...choices, ...more });
    if (upload) void check({ ...upload, ...more });
  };

  return {
    file,
    duplicates: choices.duplicates,
    report,
    isUndone,
    refusal,
    work: isChecking ? ('checking' as const) : running,
    choose: (chosen: File) => {
      if (isRunning.current) return;
      // Another file has other columns: its headings are read again.
      const first = { ...choices, columns: '', corrections: noCorrections };
      setFile(chosen);
      setChoices(first);
      setReport(undefined);
      void check({ file: chosen, ...first });
    },
    /** @param fields the field of each column of the file */
    chooseColumns: (fields: readonly string[]) => change({ columns: fields.join(',') }),
    chooseDuplicates: (duplicates: DuplicateChoice) => change({ duplicates }),
    corrections,
    /** Whether the report has taken every correction into account. */
    isChecked,
    correct: (line: number, field: string, value: string) => {
      const others = corrections.filter((one) => one.line !== line || one.field !== field);
      setChoices({ ...choices, corrections: [...others, { line, field, value }] });
    },
    correctAll: (from: string, field: string, value: string) => {
      const others = corrections.filter((one) => one.from !== from || one.field !== field);
      setChoices({ ...choices, corrections: [...others, { from, field, value }] });
    },
    check: () => void (upload && check(upload)),
    hasFailedCheck: hasFailed,
    /** Corrections that were not checked yet are checked first; the import goes on where no row is left out that was not before. */
    apply: async () => {
      if (!upload || isRunning.current) return;
      if (isChecked) return take(upload, setReport);
      const found = await check(upload);
      if (!found || found.leftOut > (report?.leftOut ?? 0) || found.created + found.updated === 0) return;
      if (areRight(corrections, found)) await take(upload, setReport);
    },
    saveRest: async () => {
      if (!upload) return;
      setRefusal('');
      try {
        const rest = await readImportRest(noun, upload);
        saveFile(rest, `rest-of-${upload.file.name.replace(/\.\w+$/, '')}.csv`);
      } catch (error) {
        setRefusal(sentenceOf(error));
      }
    },
    undo: () => void (report?.id && undo(report.id)),
  };
}

/** Whether the report finds no mistake in what was corrected. */
function areRight(corrections: ImportCorrections, { toCorrect, repeated }: ImportReport): boolean {
  const lines = new Set(corrections.map(({ line }) => line));
  const values = new Set(corrections.map(({ field, from }) => `${field} ${from}`));
  return (
    toCorrect.every(
      ({ line, message, cells }) => !lines.has(line) || !(message || cells.some((cell) => cell.message)),
    ) && repeated.every(({ field, value, message }) => !values.has(`${field} ${value}`) || !message)
  );
}
