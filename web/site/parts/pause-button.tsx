import { Pause, Play } from 'lucide-react';
import { useWords } from '#web/site/parts/page-context.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Pauses all that moves on the page. The frame's script shows it; without a script nothing moves. */
export function PauseButton({ className }: { className?: string }) {
  const { frame } = useWords('frame');
  return (
    <button
      type="button"
      hidden
      data-pause
      aria-pressed="false"
      aria-label={frame.pause}
      className={classNames(
        'group no-print grid size-11 flex-none place-items-center rounded-full motion-reduce:hidden [[hidden]]:hidden',
        className,
      )}
    >
      <Pause className="size-4 group-aria-pressed:hidden" aria-hidden="true" />
      <Play className="hidden size-4 group-aria-pressed:block" aria-hidden="true" />
    </button>
  );
}
