import { useRef, useState } from 'react';
import type { DuplicateChoice, ImportCorrections, ImportNoun, ImportReport } from '#shared/office/imports.ts';
import { callApi, callFile } from '#web/api/calls.ts';
import { refreshRecords, sentenceOf } from '#web/portal/kit/forms/record-calls.ts';
import { useIsGone } from '#web/portal/kit/forms/use-is-gone.ts';
import { useOneAtATime } from '#web/portal/kit/forms/use-one-at-a-time.ts';
import { saveFile } from '#web/portal/kit/lists/save-file.ts';
import { showToast } from '#web/ui/toasts.tsx';
import { countOf, rowsLeftOut } from './import-nouns.ts';

/** How the rows of a file are to be taken. */
interface ImportChoices {
  duplicates: DuplicateChoice;
  /** The field of each column, where the user has changed one ('firstName,,year'); otherwise ''. */
  columns: string;
  /** Cells that the user has corrected. */
  corrections: ImportCorrections;
}

interface ImportUpload extends ImportChoices {
  file: File;
}

const inputOf = (noun: ImportNoun, { file, duplicates, columns, corrections }: ImportUpload) => ({
  query: { noun, duplicates, ...(columns && { columns }) },
  file,
  fields: { corrections },
});

/** @param dryRun 'true' only checks the file */
function sendImport(noun: ImportNoun, upload: ImportUpload, dryRun: 'true' | 'false') {
  const { query, ...rest } = inputOf(noun, upload);
  return callApi('createImport', { ...rest, query: { ...query, dryRun, mistakes: 'leave-out' } });
}

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

  const correct = (cell: ImportCorrections[number]) => {
    const others = corrections.filter(
      ({ line, from, field }) => line !== cell.line || from !== cell.from || field !== cell.field,
    );
    setChoices({ ...choices, corrections: [...others, cell] });
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
    correct: (line: number, field: string, value: string) => correct({ line, field, value }),
    /** Corrects a value in all rows that have it. */
    correctAll: (from: string, field: string, value: string) => correct({ from, field, value }),
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
    /** Saves the rows with mistakes as a sheet of their own, to be corrected and imported by itself. */
    saveRest: async () => {
      if (!upload) return;
      setRefusal('');
      try {
        const rest = await callFile('createImportRest', inputOf(noun, upload));
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

/** The report of a file: only that of the last chosen file and options is shown, answers to earlier choices are ignored. */
function useImportCheck(noun: ImportNoun, showRefusal: (sentence: string) => void) {
  const [report, setReport] = useState<ImportReport>();
  const [checked, setChecked] = useState<ImportUpload>();
  const [state, setState] = useState<'checking' | 'failed'>();
  const last = useRef(0);

  /** @returns the report, where it is shown */
  const check = async (upload: ImportUpload): Promise<ImportReport | undefined> => {
    last.current += 1;
    const number = last.current;
    const isLast = () => number === last.current;
    setState('checking');
    showRefusal('');
    try {
      const found = await sendImport(noun, upload, 'true');
      if (!isLast()) return undefined;
      setReport(found);
      setChecked(upload);
      setState(undefined);
      return found;
    } catch (error) {
      // The report before it stays, with the cells that the user has corrected in it.
      if (isLast()) {
        setState('failed');
        showRefusal(sentenceOf(error));
      }
      return undefined;
    }
  };

  return {
    check,
    report,
    setReport,
    /** What the report is of. */
    checked,
    isChecking: state === 'checking',
    hasFailed: state === 'failed',
  };
}

/** What changes records: the import itself, and undoing it. */
function useImportChanges(noun: ImportNoun, showRefusal: (sentence: string) => void) {
  const [isUndone, setUndone] = useState(false);
  const { running, isRunning, runAlone } = useOneAtATime<'importing' | 'undoing'>();
  const isGone = useIsGone();

  /** @param run returns the message to show if the dialog was closed in the meantime */
  const change = (kind: 'importing' | 'undoing', failed: string, run: () => Promise<string>) =>
    runAlone(kind, async () => {
      showRefusal('');
      try {
        const done = await run();
        if (isGone.current) showToast(done);
        // Not waited for: 'Undo the import' is on the screen by now, and a quick click on it must not be lost.
        void refreshRecords();
      } catch (error) {
        showRefusal(sentenceOf(error));
        if (isGone.current) showToast(`${failed} ${sentenceOf(error)}`, { isError: true });
      }
    });

  return {
    running,
    isRunning,
    isUndone,
    take: (upload: ImportUpload, showReport: (report: ImportReport) => void) =>
      change('importing', 'Nothing was imported.', async () => {
        const taken = await sendImport(noun, upload, 'false');
        showReport(taken);
        const left = taken.leftOut > 0 ? ` ${rowsLeftOut(taken.leftOut)}.` : '';
        return `${countOf(taken.created + taken.updated, noun)} imported.${left} Settings can undo it.`;
      }),
    undo: (id: string) =>
      change('undoing', 'The import was not undone.', async () => {
        await callApi('deleteImport', { params: { id } });
        setUndone(true);
        return 'The import was undone.';
      }),
  };
}
