// Which of the published notices is shown where, on a day.
import type { Notice } from './notices.ts';

type Dated = Pick<Notice, 'from' | 'until' | 'isPinned' | 'id'>;

/** @param today a day in India */
export const isShown = ({ from, until }: Pick<Dated, 'from' | 'until'>, today: string) =>
  from <= today && (until === null || until >= today);

export const isPast = ({ until }: Pick<Dated, 'until'>, today: string) => until !== null && until < today;

/** Pinned ones first, then the latest. */
export function latestFirst(a: Dated, b: Dated): number {
  if (a.isPinned !== b.isPinned) return a.isPinned ? -1 : 1;
  if (a.from !== b.from) return a.from > b.from ? -1 : 1;
  return a.id > b.id ? -1 : 1;
}

type Placed = Dated & Pick<Notice, 'audience' | 'inTicker' | 'link'>;

/** @returns those for everybody, sorted: shown today, ended, and in the ticker. One that only leads elsewhere is in the ticker alone */
export function publicNotices<N extends Placed>(
  all: readonly N[],
  today: string,
): { current: N[]; past: N[]; ticker: N[] } {
  const forEverybody = all.filter(({ audience }) => audience.includes('public')).sort(latestFirst);
  const shown = forEverybody.filter((notice) => isShown(notice, today));
  return {
    current: shown.filter(({ link }) => !link),
    past: forEverybody
      .filter((notice) => isPast(notice, today) && !notice.link)
      .sort((a, b) => ((a.until ?? '') > (b.until ?? '') ? -1 : 1)),
    ticker: shown.filter(({ inTicker }) => inTicker),
  };
}

/** Whether the examination hub shows the notice. */
export const isForExamHub = ({ kind }: Pick<Notice, 'kind'>) => kind === 'exam' || kind === 'general';
