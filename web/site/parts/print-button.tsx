import { Printer } from 'lucide-react';
import { frame } from '#content/en/frame.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Shown by print-script, in a place that is kept free; without a script the browser's own menu prints. */
export function PrintButton({ className }: { className?: string }) {
  return (
    <button
      type="button"
      data-print
      className={classNames(
        buttonClass('outline'),
        'no-print invisible data-ready:visible noscript:hidden',
        className,
      )}
    >
      <Printer className="size-5" aria-hidden="true" />
      {frame.print}
    </button>
  );
}
