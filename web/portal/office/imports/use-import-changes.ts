import { useState } from 'react';
import type { ImportNoun, ImportReport } from '#shared/office/imports.ts';
import { callApi } from '#web/api/calls.ts';
import { refreshRecords, sentenceOf } from '#web/portal/kit/forms/record-calls.ts';
import { useIsGone } from '#web/portal/kit/forms/use-is-gone.ts';
import { useOneAtATime } from '#web/portal/kit/forms/use-one-at-a-time.ts';
import { showToast } from '#web/ui/toasts.tsx';
import { countOf, rowsLeftOut } from './import-nouns.ts';
import { type ImportUpload, sendImport } from './import-upload.ts';

/** What changes records: the import itself, and undoing it. */
export function useImportChanges(noun: ImportNoun, showRefusal: (sentence: string) => void) {
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
