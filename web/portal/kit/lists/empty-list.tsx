import type { ReactNode } from 'react';
import { say } from '#shared/kit/text/say.ts';
import { ArcMark } from '#web/ui/arc-mark.tsx';

/** What a list without rows shows. @param hint how the first record gets here, or whom to ask */
export function EmptyList({ sentence, hint }: { sentence: string; hint?: ReactNode }) {
  return (
    <>
      <ArcMark className="mx-auto mb-2 w-14" />
      <p className="font-medium text-ink">{say(sentence)}</p>
      {hint && <div className="text-balance">{say(hint)}</div>}
    </>
  );
}
