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

  const during = async (kind: typeof work, run: () => Promise<void>) => {
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

  const check = (chosen: File, choice: DuplicateChoice) =>
    void during('checking', async () => {
      setReport(undefined);
      setReport(await send(chosen, choice, 'true'));
    });

  return {
    file,
    duplicates,
    report,
    isUndone,
    refusal,
    work,
    choose: (chosen: File) => {
      setFile(chosen);
      check(chosen, duplicates);
    },
    chooseDuplicates: (choice: DuplicateChoice) => {
      setDuplicates(choice);
      if (file) check(file, choice);
    },
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
