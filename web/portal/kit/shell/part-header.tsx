import type { ReactNode } from 'react';
import { say } from '#shared/kit/text/say.ts';

/** The heading of a part of a screen, and its buttons. */
export function PartHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <h2 className="text-2xl">{say(title)}</h2>
      {children && <div className="flex flex-wrap gap-2 sm:gap-3 print:hidden">{children}</div>}
    </div>
  );
}
