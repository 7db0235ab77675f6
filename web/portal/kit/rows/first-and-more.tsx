import type { ReactNode } from 'react';

interface FirstAndMoreProps {
  items: readonly { key: string; text: ReactNode }[];
  /** How many are shown at once. */
  shown: number;
  /** 'more subjects': the rest folds out. */
  more: (count: number) => string;
}

/** A list in the cell of a table, of which the rest folds out. */
export function FirstAndMore({ items, shown, more }: FirstAndMoreProps) {
  const rest = items.slice(shown);
  return (
    <>
      <Items items={items.slice(0, shown)} />
      {rest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-teal underline-offset-4 hover:underline">
            {more(rest.length)}
          </summary>
          <Items items={rest} />
        </details>
      )}
    </>
  );
}

function Items({ items }: Pick<FirstAndMoreProps, 'items'>) {
  return (
    <ul className="leading-snug">
      {items.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}
