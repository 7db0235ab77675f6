import type { ReactNode } from 'react';

interface PersonCellProps {
  /** Picture or monogram; left out where the row has no room for it. */
  picture?: ReactNode;
  name: ReactNode;
  /** A number, and what else tells the row apart. */
  note?: ReactNode;
}

/** The cell that names a person: on the cards of phones with the picture and the number, which other columns of the table have. */
export function PersonCell({ picture, name, note }: PersonCellProps) {
  return (
    <span className="flex items-center gap-3">
      {picture && (
        <span className="card-only flex-none" aria-hidden="true">
          {picture}
        </span>
      )}
      <span className="min-w-0">
        {name}
        {note && (
          <span className="card-only block text-sm leading-tight font-normal text-ink-soft">{note}</span>
        )}
      </span>
    </span>
  );
}
