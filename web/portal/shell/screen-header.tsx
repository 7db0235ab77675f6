import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { college } from '#content/facts.ts';

/** The name of a screen and the one thing to do on it. Also names the browser's tab. */
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

/** Names the browser's tab, and the entry of its history. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${college.shortName}`;
  }, [title]);
}
