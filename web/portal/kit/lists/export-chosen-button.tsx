import { useState } from 'react';
import { sentenceOf } from '#web/portal/kit/forms/record-calls.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toasts.tsx';
import { saveFile } from './save-file.ts';

interface ExportChosenButtonProps {
  fileName: string;
  load: () => Promise<Blob>;
}

/** Downloads the chosen rows as CSV. */
export function ExportChosenButton({ fileName, load }: ExportChosenButtonProps) {
  const [isExporting, setExporting] = useState(false);
  const save = async () => {
    setExporting(true);
    try {
      saveFile(await load(), fileName);
    } catch (error) {
      showToast(sentenceOf(error), { isError: true });
    } finally {
      setExporting(false);
    }
  };
  return (
    <Button isBusy={isExporting} onClick={() => void save()}>
      Export
    </Button>
  );
}
