import type { ReactNode } from 'react';

/** Cards of classes below one another; the office's in two columns where there is room. */
export function ClassList({ children, isOffice }: { children: ReactNode[]; isOffice: boolean }) {
  if (children.length === 0) return null;
  const columns = isOffice ? 'lg:grid-cols-2 lg:[&>:last-child:nth-child(odd)]:col-span-2' : '';
  return (
    <ul className={`grid gap-px overflow-hidden rounded-lg border border-line bg-line ${columns}`}>
      {children}
    </ul>
  );
}
