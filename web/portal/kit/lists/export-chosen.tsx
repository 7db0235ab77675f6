import { useState } from 'react';
import type { ExportFormat } from '#shared/kit/exports.ts';
import { sentenceOf } from '#web/portal/kit/forms/record-calls.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toasts.tsx';
import { saveFile } from './save-file.ts';

interface ExportChosenProps {
  /** Of the file, without its ending. */
  name: string;
  load: (format: ExportFormat) => Promise<{ file: Blob }>;
}

/** Downloads the chosen rows: as a workbook for people, as CSV for programs. */
export function ExportChosen({ name, load }: ExportChosenProps) {
  const [exporting, setExporting] = useState<'xlsx' | 'csv'>();
  const save = async (format: 'xlsx' | 'csv') => {
    setExporting(format);
    try {
      saveFile(await load(format), `${name}.${format}`);
    } catch (error) {
      showToast(sentenceOf(error), { isError: true });
    } finally {
      setExporting(undefined);
    }
  };
  return (
    <>
      <Button isBusy={exporting === 'xlsx'} onClick={() => void save('xlsx')}>
        Export Excel
      </Button>
      <Button isBusy={exporting === 'csv'} onClick={() => void save('csv')}>
        Export CSV
      </Button>
    </>
  );
}
