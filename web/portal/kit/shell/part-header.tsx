import type { ReactNode } from 'react';
import { say } from '#shared/kit/text/say.ts';

/** The heading of a part of a screen, and its buttons: on phones the last one beside it, the others in the next line. */
export function PartHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <h2 className="text-2xl max-sm:grow">{say(title)}</h2>
      {children && (
        <div className="flex flex-wrap gap-3 print:hidden max-sm:contents max-sm:[&>:not(:last-child)]:px-2 max-sm:[&>:not(:last-child)]:order-1">
          {children}
        </div>
      )}
    </div>
  );
}
