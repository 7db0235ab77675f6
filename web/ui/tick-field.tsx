import type { ReactNode } from 'react';
import { say } from '#shared/kit/text/say.ts';

interface TickFieldProps {
  isTicked: boolean;
  isDisabled?: boolean;
  onChange: (isTicked: boolean) => void;
  children: ReactNode;
}

/** A check box with its text; the whole row is the target. */
export function TickField({ isTicked, isDisabled = false, onChange, children }: TickFieldProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 has-disabled:text-ink-soft">
      <input
        type="checkbox"
        checked={isTicked}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="size-5 flex-none accent-teal"
      />
      <span>{say(children)}</span>
    </label>
  );
}
