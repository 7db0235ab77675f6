import type { ReactNode } from 'react';
import { say } from '#shared/kit/text/say.ts';

interface AlertProps {
  children: ReactNode;
  action?: ReactNode;
  /** Its distance from what stands before or after it. */
  className?: string;
}

/** A message about a failure or a warning, next to the part that it concerns. */
export function Alert({ children, action, className = '' }: AlertProps) {
  return (
    <div
      role="alert"
      className={`flex flex-wrap items-center justify-between gap-3 rounded-sm border-l-4 border-madder bg-madder-pale px-4 py-3 ${className}`}
    >
      <div>{say(children)}</div>
      {action}
    </div>
  );
}

/**
 * The status of a form of the public site, in the colour of errors unless it is news. It is in the page from the start,
 * because screen readers announce only changes of an existing live region.
 */
export function FormAlert({ children, isNews = false }: { children?: ReactNode; isNews?: boolean }) {
  return (
    <div
      data-alert
      role="alert"
      className={`mt-3 empty:hidden rounded-sm px-3 py-2 text-ink ${isNews ? 'bg-sea-pale' : 'bg-madder-pale'}`}
    >
      {children}
    </div>
  );
}
