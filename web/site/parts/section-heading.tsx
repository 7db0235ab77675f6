import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

/** A heading with its lead sentence. */
export function SectionHeading({
  children,
  lead,
  className,
}: {
  children: ReactNode;
  lead?: string;
  className?: string;
}) {
  return (
    <div className={classNames('max-w-text', className)}>
      <h2 className="text-3xl">{children}</h2>
      {lead && <p className="mt-3 text-lg text-ink-soft">{lead}</p>}
    </div>
  );
}
