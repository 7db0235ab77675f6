import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { college } from '#web/portal/kit/college.ts';

/** The title of a screen and its main action. Also sets the title of the browser tab. */
export function ScreenHeader({ title, children }: { title: string; children?: ReactNode }) {
  useScreenTitle(title);
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="hidden text-ink-soft print:block">{college.name}</p>
        <h1 className="text-3xl break-words">{title}</h1>
      </div>
      {children && <div className="flex flex-wrap gap-2 sm:gap-3 print:hidden">{children}</div>}
    </div>
  );
}

/** Sets the title of the browser tab and of the history entry. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${college.shortName}`;
  }, [title]);
}
