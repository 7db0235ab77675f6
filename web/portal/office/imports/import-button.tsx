import { Upload } from 'lucide-react';
import { useState } from 'react';
import type { ImportNoun } from '#shared/office/imports.ts';
import { useMayWrite } from '#web/portal/kit/rows/use-may-write.ts';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';

const ImportDialog = lazyDialog(() => import('./import-dialog.tsx'));

/** Opens the dialog that imports a CSV file into the list. */
export function ImportButton({ noun }: { noun: ImportNoun }) {
  const [isOpen, setOpen] = useState(false);
  if (!useMayWrite()) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Upload className="size-5" />
        Import CSV
      </Button>
      {isOpen && <ImportDialog noun={noun} onClose={() => setOpen(false)} />}
    </>
  );
}
