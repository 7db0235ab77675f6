import { useRef, useState } from 'react';
import type { ImportNoun, ImportReport } from '#shared/office/imports.ts';
import { sentenceOf } from '#web/portal/kit/forms/record-calls.ts';
import { type ImportUpload, sendImport } from './import-upload.ts';

/** The report of a file: only that of the last chosen file and options is shown, answers to earlier choices are ignored. */
export function useImportCheck(noun: ImportNoun, showRefusal: (sentence: string) => void) {
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
