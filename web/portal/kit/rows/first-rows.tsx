import { useState } from 'react';
import { formatCount } from '#shared/kit/format.ts';
import { say } from '#shared/kit/text/say.ts';
import { Button } from '#web/ui/button.tsx';
import { useMedia } from '#web/ui/use-media.ts';

/** The first rows of a table without pages, and a button that shows the others; in print all. */
export function useFirstRows<Row>(rows: readonly Row[], shownFirst: number) {
  const [isWhole, setWhole] = useState(false);
  const isPrinted = useMedia('print');
  const more = rows.length > shownFirst && (
    <Button className="mt-3 print:hidden" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
      {isWhole ? 'Show fewer' : say('Show all {count}', { count: formatCount(rows.length) })}
    </Button>
  );
  return { shown: isWhole || isPrinted ? rows : rows.slice(0, shownFirst), more };
}
