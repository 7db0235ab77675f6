import { useRef, useState } from 'react';
import type { DuplicateChoice, ImportNoun, ImportReport } from '#shared/imports.ts';
import { callApi, callFile } from '#web/api/calls.ts';
import { refreshRecords, sentenceOf } from '#web/portal/forms/record-calls.ts';
import { useIsGone } from '#web/portal/forms/use-is-gone.ts';
import { saveFile } from '#web/portal/lists/save-file.ts';
import { showToast } from '#web/ui/toasts.tsx';
import { countOf, rowsLeftOut } from './import-nouns.ts';

/** The steps of an import: check the file, import it, undo the import. */
export function useImport(noun: ImportNoun) {
  const [file, setFile] = useState<File>();
  const [duplicates, setDuplicates] = useState<DuplicateChoice>('update');
  /** The field of each column, where the user has changed one; otherwise ''. */
  const [columns, setColumns] = useState('');
  const [report, setReport] = useState<ImportReport>();
  const [isUndone, setUndone] = useState(false);
  const [refusal, setRefusal] = useState('');
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
      await refreshRecords();
    } catch (error) {
      setRefusal(sentenceOf(error));
      if (isGone.current) showToast(`${failed} ${sentenceOf(error)}`, { isError: true });
    } finally {
      isWorking.current = false;
      setWork(undefined);
    }
  };

  const send = (chosen: File, choice: DuplicateChoice, dryRun: 'true' | 'false', fields = columns) =>
    callApi('createImport', {
      query: { noun, dryRun, duplicates: choice, mistakes: 'leave-out', ...(fields && { columns: fields }) },
      file: chosen,
    });

  /** Only the report of the last chosen file and option may be shown: answers to earlier choices are ignored. */
  const check = async (chosen: File, choice: DuplicateChoice, fields = columns) => {
    lastCheck.current += 1;
    const number = lastCheck.current;
    setWork('checking');
    setRefusal('');
    const show = (shown: () => void) => {
      if (number !== lastCheck.current) return;
      shown();
      setWork(undefined);
    };
    try {
      const found = await send(chosen, choice, 'true', fields);
      show(() => setReport(found));
    } catch (error) {
      show(() => {
        setReport(undefined);
        setRefusal(sentenceOf(error));
      });
    }
  };

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
      void check(chosen, duplicates, '');
    },
    /** @param fields the field of each column of the file */
    chooseColumns: (fields: readonly string[]) => {
      const list = fields.join(',');
      setColumns(list);
      if (file) void check(file, duplicates, list);
    },
    chooseDuplicates: (choice: DuplicateChoice) => {
      setDuplicates(choice);
      if (file) void check(file, choice);
    },
    /** The reason why the file could not be checked. */
    checkAgain: file && !report ? () => void check(file, duplicates) : undefined,
    apply: () =>
      void during('importing', 'Nothing was imported.', async () => {
        if (!file) return '';
        const taken = await send(file, duplicates, 'false');
        setReport(taken);
        const left = taken.leftOut > 0 ? ` ${rowsLeftOut(taken.leftOut)}.` : '';
        return `${countOf(taken.created + taken.updated, noun)} imported.${left} Settings can undo it.`;
      }),
    /** The rows with mistakes as a sheet of their own, to be corrected and imported by itself. */
    saveRest: async () => {
      if (!file) return;
      setRefusal('');
      try {
        const query = { noun, duplicates, ...(columns && { columns }) };
        saveFile(
          await callFile('createImportRest', { query, file }),
          `rest-of-${file.name.replace(/\.\w+$/, '')}.csv`,
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
