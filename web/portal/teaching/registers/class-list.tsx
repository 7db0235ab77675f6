import type { ReactNode } from 'react';

interface ClassListProps {
  children: ReactNode[];
  isOffice: boolean;
  /** Of one period: at a desk each year has its column. */
  hasColumns?: boolean;
}

/** Cards of classes below one another; the office's in columns where there is room. */
export function ClassList({ children, isOffice, hasColumns = false }: ClassListProps) {
  if (children.length === 0) return null;
  const columns = isOffice ? 'lg:grid-cols-2 lg:[&>:last-child:nth-child(odd)]:col-span-2' : '';
  const years =
    'xl:grid-cols-4 xl:gap-2 xl:rounded-none xl:border-0 xl:bg-transparent xl:[&>li]:rounded-sm xl:[&>li]:border xl:[&>li]:border-line xl:[&>:last-child:nth-child(odd)]:col-span-1';
  return (
    <ul
      className={`grid gap-px overflow-hidden rounded-lg border border-line bg-line ${columns} ${hasColumns ? years : ''}`}
    >
      {children}
    </ul>
  );
}
