import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { pageSizes } from '#shared/kit/list-pages.ts';
import { sentenceOf } from '#web/portal/kit/forms/record-calls.ts';
import { useOneAtATime } from '#web/portal/kit/forms/use-one-at-a-time.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toasts.tsx';
import type { ListPage, ShownList } from './list-of.ts';

/** Longer lists are exported: these are some forty sheets. */
const mostRows = 1000;
const pageSize = pageSizes[2];

/**
 * The button that prints all pages of a list.
 * @returns the rows while they are printed, for ListTable
 */
export function usePrint<Row>(list: ShownList<ListPage<Row>>) {
  const [printed, setPrinted] = useState<Row[]>();
  const { running, runAlone } = useOneAtATime<'reading'>();
  useEffect(() => {
    const end = () => setPrinted(undefined);
    addEventListener('afterprint', end);
    return () => removeEventListener('afterprint', end);
  }, []);

  const readAll = async () => {
    const count = Math.ceil(Math.min(list.query.data?.total ?? 0, mostRows) / pageSize);
    const pages = await Promise.all(
      Array.from({ length: count }, (_, index) => list.readPage(index + 1, pageSize)),
    );
    // Before the browser's dialog, which stops the page.
    flushSync(() => setPrinted(pages.flatMap(({ rows }) => rows)));
  };
  const printAll = async () => {
    try {
      await runAlone('reading', readAll);
      print();
    } catch (error) {
      showToast(sentenceOf(error), { isError: true });
    }
  };
  const button = (
    <Button isBusy={running !== undefined} onClick={() => void printAll()}>
      Print
    </Button>
  );
  return { printed, button };
}
