import { counted, withoutBreaks } from '#shared/kit/format.ts';

/** How many are shown at once. */
const shown = 2;

/** Why a student is held back; in the cell of a table, of which the rest folds out. */
export function HallTicketReasons({ reasons }: { reasons: readonly string[] }) {
  const rest = reasons.slice(shown);
  return (
    <>
      <Items items={reasons.slice(0, shown)} />
      {rest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-teal underline-offset-4 hover:underline">
            {counted(rest.length, 'more reason')}
          </summary>
          <Items items={rest} />
        </details>
      )}
    </>
  );
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className="leading-snug">
      {items.map((text) => (
        <li key={text}>{withoutBreaks(text)}</li>
      ))}
    </ul>
  );
}
