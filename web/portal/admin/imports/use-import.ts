import { useRef, useState } from 'react';
import type { DuplicateChoice, ImportNoun, ImportReport } from '#shared/imports.ts';
import { callApi } from '#web/lib/api.ts';
import { refreshRecords, sentenceOf } from '../../common/forms/records.ts';

/** The steps of an import: look at the file, take it in, take it back. */
export function useImport(noun: ImportNoun) {
  const [file, setFile] = useState<File>();
  const [duplicates, setDuplicates] = useState<DuplicateChoice>('update');
  const [report, setReport] = useState<ImportReport>();
  const [isUndone, setUndone] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [work, setWork] = useState<'checking' | 'importing' | 'undoing'>();
  const isWorking = useRef(false);
  const lastCheck = useRef(0);

  const during = async (kind: 'importing' | 'undoing', run: () => Promise<void>) => {
    if (isWorking.current) return;
    isWorking.current = true;
    setWork(kind);
    setRefusal('');
    try {
      await run();
    } catch (error) {
      setRefusal(sentenceOf(error));
    } finally {
      isWorking.current = false;
      setWork(undefined);
    }
  };

  const send = (chosen: File, choice: DuplicateChoice, dryRun: 'true' | 'false') =>
    callApi('createImport', { query: { noun, dryRun, duplicates: choice }, file: chosen });

  /** What was chosen last is what is taken in: the report of an earlier file or choice must not come after it. */
  const check = async (chosen: File, choice: DuplicateChoice) => {
    lastCheck.current += 1;
    const number = lastCheck.current;
    setWork('checking');
    setReport(undefined);
    setRefusal('');
    const show = (shown: () => void) => {
      if (number !== lastCheck.current) return;
      shown();
      setWork(undefined);
    };
    try {
      const found = await send(chosen, choice, 'true');
      show(() => setReport(found));
    } catch (error) {
      show(() => setRefusal(sentenceOf(error)));
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
      void check(chosen, duplicates);
    },
    chooseDuplicates: (choice: DuplicateChoice) => {
      setDuplicates(choice);
      if (file) void check(file, choice);
    },
    /** Where the file could not be looked at. */
    checkAgain: file && !report ? () => void check(file, duplicates) : undefined,
    apply: () =>
      void during('importing', async () => {
        if (!file) return;
        setReport(await send(file, duplicates, 'false'));
        await refreshRecords();
      }),
    undo: () =>
      void during('undoing', async () => {
        if (!report?.id) return;
        await callApi('deleteImport', { params: { id: report.id } });
        setUndone(true);
        await refreshRecords();
      }),
  };
}
