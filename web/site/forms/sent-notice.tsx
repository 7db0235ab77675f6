import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useWords } from '#web/site/parts/page-context.ts';
import { useIsAwake } from './use-is-awake.ts';

interface SentNoticeProps {
  sentence: string;
  onClose: () => void;
}

/** What happened to a form whose pop-up has closed. It stays until the visitor, who is in WhatsApp first, has closed it. */
export function SentNotice({ sentence, onClose }: SentNoticeProps) {
  const isAwake = useIsAwake();
  const { frame } = useWords('frame');
  // The help would cover it.
  useEffect(() => {
    if (sentence) document.querySelector<HTMLElement>('#whatsapp-help:popover-open')?.hidePopover();
  }, [sentence]);
  if (!isAwake) return null;
  return (
    <div
      role="status"
      data-sent
      className="no-print fixed inset-x-4 bottom-20 z-30 flex items-start gap-2 rounded-lg bg-teal-deep py-2 pr-1 pl-4 text-white shadow-lift empty:hidden md:right-4 md:bottom-6 md:left-auto md:max-w-md"
    >
      {sentence && (
        <>
          <p className="flex-1 py-2">{sentence}</p>
          <button
            type="button"
            onClick={onClose}
            aria-label={frame.close}
            className="grid size-11 flex-none place-items-center rounded-sm hover:bg-teal"
          >
            <X className="size-5" aria-hidden="true" />
          </button>
        </>
      )}
    </div>
  );
}
