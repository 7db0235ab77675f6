import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { say } from '#shared/kit/text/say.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipPlace } from './filter-chip.tsx';

interface FilterSheetProps {
  /** How many filters are on. */
  count: number;
  /** Where it is shown which ones. */
  chips: HTMLElement | null;
  children: ReactNode;
}

/** On a phone: a button for all filters of a list, which a sheet at the foot of the screen has. They are rendered while it is closed too, for their chips. */
export function FilterSheet({ count, chips, children }: FilterSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const close = () => sheet.current?.close();
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => sheet.current?.showModal()} className="flex-none px-3">
        <SlidersHorizontal className="size-5" aria-hidden="true" />
        {say('Filters')}
        {count > 0 && ` (${count})`}
      </Button>
      <dialog
        ref={sheet}
        aria-label={say('Filters')}
        className="mx-0 mt-auto mb-0 max-h-[85dvh] w-full max-w-none overflow-y-auto rounded-b-none p-4"
        onClick={(event) => {
          if (event.target === sheet.current) close();
        }}
      >
        <div className="flex flex-wrap items-end gap-3">
          <ChipPlace value={chips}>{children}</ChipPlace>
        </div>
        <Button variant="primary" onClick={close} className="mt-4 w-full">
          Show the list
        </Button>
      </dialog>
    </>
  );
}
