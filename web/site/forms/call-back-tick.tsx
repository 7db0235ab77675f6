import { useId } from 'react';
import { useWords } from '#web/site/parts/page-context.ts';

/** The visitor's consent to have the enquiry kept; not ticked at the start. */
export function CallBackTick({ className = '' }: { className?: string }) {
  const id = useId();
  const { callBack } = useWords('callBack');
  return (
    <div className={className}>
      <label className="flex min-h-11 items-center gap-3 font-medium">
        <input
          type="checkbox"
          name="callBack"
          aria-describedby={id}
          className="size-6 flex-none accent-teal"
          // A browser that restores forms must not restore a consent.
          autoComplete="off"
        />
        {callBack.label}
      </label>
      <p id={id} className="text-sm text-ink-soft">
        {callBack.help}
      </p>
    </div>
  );
}
