import { Printer } from 'lucide-react';
import { useWords } from '#web/site/parts/page-context.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Made visible by print-script, in a reserved space; without a script the visitor prints by the browser's menu. */
export function PrintButton({ className }: { className?: string }) {
  const { frame } = useWords('frame');
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
