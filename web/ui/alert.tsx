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
