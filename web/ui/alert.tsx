import type { ReactNode } from 'react';

/** Says next to what it concerns that something went wrong, or needs looking at. */
export function Alert({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-sm border-l-4 border-madder bg-madder-pale px-4 py-3"
    >
      <div>{children}</div>
      {action}
    </div>
  );
}

/** Where a form of the site says what became of it: in the page from the start, so that what comes into it is read out. */
export function FormAlert({ children }: { children?: ReactNode }) {
  return (
    <div data-alert role="alert" className="mt-3 empty:hidden rounded-sm bg-sea-pale px-3 py-2 text-ink">
      {children}
    </div>
  );
}
