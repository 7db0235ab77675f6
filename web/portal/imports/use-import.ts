import { useRef, useState } from 'react';
import type { DuplicateChoice, ImportCorrections, ImportNoun, ImportReport } from '#shared/imports.ts';
import { callApi, callFile } from '#web/api/calls.ts';
import { refreshRecords, sentenceOf } from '#web/portal/forms/record-calls.ts';
import { useIsGone } from '#web/portal/forms/use-is-gone.ts';
import { saveFile } from '#web/portal/lists/save-file.ts';
import { showToast } from '#web/ui/toasts.tsx';
import { countOf, rowsLeftOut } from './import-nouns.ts';

const noCorrections: ImportCorrections = [];

/** The steps of an import: check the file, import it, undo the import. */
export function useImport(noun: ImportNoun) {
  const [file, setFile] = useState<File>();
  const [duplicates, setDuplicates] = useState<DuplicateChoice>('update');
  /** The field of each column, where the user has changed one; otherwise ''. */
  const [columns, setColumns] = useState('');
  const [report, setReport] = useState<ImportReport>();
  const [isUndone, setUndone] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [hasFailedCheck, setFailedCheck] = useState(false);
  /** Cells that the user has corrected. They are sent with each check and with the import, until another file is chosen. */
  const [corrections, setCorrections] = useState(noCorrections);
  /** The corrections that the report has taken into account. */
  const [checked, setChecked] = useState(noCorrections);
  const [work, setWork] = useState<'checking' | 'importing' | 'undoing'>();
  const isWorking = useRef(false);
  const lastCheck = useRef(0);
  const isGone = useIsGone();

  /** @param run returns the message to show if the dialog was closed in the meantime */
  const during = async (kind: 'importing' | 'undoing', failed: string, run: () => Promise<string>) => {
    if (isWorking.current) return;
    isWorking.current = true;
    setWork(kind);
    setRefusal('');
    try {
      const done = await run();
      if (isGone.current) showToast(done);
      // Not waited for: 'Undo the import' is on the screen by now, and a quick click on it must not be lost.
      void refreshRecords();
    } catch (error) {
      setRefusal(sentenceOf(error));
      if (isGone.current) showToast(`${failed} ${sentenceOf(error)}`, { isError: true });
    } finally {
      isWorking.current = false;
      setWork(undefined);
    }
  };

  interface Upload {
    file: File;
    duplicates: DuplicateChoice;
    columns: string;
    corrections: ImportCorrections;
  }
  const upload = file && { file, duplicates, columns, corrections };
  const inputOf = ({ columns: fields, ...given }: Upload) => ({
    query: { noun, duplicates: given.duplicates, ...(fields && { columns: fields }) },
    file: given.file,
    fields: { corrections: given.corrections },
  });
  const send = (given: Upload, dryRun: 'true' | 'false') => {
    const { query, ...rest } = inputOf(given);
    return callApi('createImport', { ...rest, query: { ...query, dryRun, mistakes: 'leave-out' } });
  };

  /**
   * Only the report of the last chosen file and option may be shown: answers to earlier choices are ignored.
   * @returns the report, where it is shown
   */
  const check = async (given: Upload | undefined) => {
    if (!given) return undefined;
    lastCheck.current += 1;
    const number = lastCheck.current;
    setWork('checking');
    setRefusal('');
    setFailedCheck(false);
    const show = (shown: () => void) => {
      if (number !== lastCheck.current) return;
      shown();
      setWork(undefined);
    };
    try {
      const found = await send(given, 'true');
      show(() => {
        setReport(found);
        setChecked(given.corrections);
      });
      return number === lastCheck.current ? found : undefined;
    } catch (error) {
      // The report before it stays, with the cells that the user has corrected in it.
      show(() => {
        setFailedCheck(true);
        setRefusal(sentenceOf(error));
      });
      return undefined;
    }
  };

  const isChecked = corrections === checked && !hasFailedCheck;
  const take = (given: Upload) =>
    during('importing', 'Nothing was imported.', async () => {
      const taken = await send(given, 'false');
      setReport(taken);
      const left = taken.leftOut > 0 ? ` ${rowsLeftOut(taken.leftOut)}.` : '';
      return `${countOf(taken.created + taken.updated, noun)} imported.${left} Settings can undo it.`;
    });

  return {
    file,
    duplicates,
    report,
    isUndone,
    refusal,
    work,
    choose: (chosen: File) => {
      if (isWorking.current) return;
      setFile(chosen);
      setReport(undefined);
      // Another file has other columns: its headings are read anew.
      setColumns('');
      setCorrections(noCorrections);
      void check({ file: chosen, duplicates, columns: '', corrections: noCorrections });
    },
    /** @param fields the field of each column of the file */
    chooseColumns: (fields: readonly string[]) => {
      const list = fields.join(',');
      setColumns(list);
      void check(upload && { ...upload, columns: list });
    },
    chooseDuplicates: (choice: DuplicateChoice) => {
      setDuplicates(choice);
      void check(upload && { ...upload, duplicates: choice });
    },
    corrections,
    /** Whether the report has taken every correction into account. */
    isChecked,
    correct: (line: number, field: string, value: string) =>
      setCorrections([
        ...corrections.filter((one) => one.line !== line || one.field !== field),
        { line, field, value },
      ]),
    check: () => void check(upload),
    hasFailedCheck,
    /** Corrections that were not checked yet are checked first; the import goes on where no row is left out that was not before. */
    apply: async () => {
      if (!upload || isWorking.current) return;
      if (isChecked) return take(upload);
      const found = await check(upload);
      if (!found || found.leftOut > (report?.leftOut ?? 0) || found.created + found.updated === 0) return;
      const corrected = new Set(corrections.map(({ line }) => line));
      const isRight = found.toCorrect.every(
        ({ line, message, cells }) =>
          !corrected.has(line) || !(message || cells.some((cell) => cell.message)),
      );
      if (isRight) await take(upload);
    },
    /** The rows with mistakes as a sheet of their own, to be corrected and imported by itself. */
    saveRest: async () => {
      if (!upload) return;
      setRefusal('');
      try {
        saveFile(
          await callFile('createImportRest', inputOf(upload)),
          `rest-of-${upload.file.name.replace(/\.\w+$/, '')}.csv`,
        );
      } catch (error) {
        setRefusal(sentenceOf(error));
      }
    },
    undo: () =>
      void during('undoing', 'The import was not undone.', async () => {
        if (!report?.id) return '';
        await callApi('deleteImport', { params: { id: report.id } });
        setUndone(true);
        return 'The import was undone.';
      }),
  };
}
