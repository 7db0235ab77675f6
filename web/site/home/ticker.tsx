import { noticeAddress } from '#shared/routes.ts';
import type { TickerItem } from '#shared/website/content.ts';
import type { Notice } from '#shared/website/notices/notices.ts';
import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { officeText } from '#web/site/parts/office-text.tsx';
import { useWords } from '#web/site/parts/page-context.ts';

/** One loop takes 15 s, in which a visitor cannot read more. */
const mostItems = 6;

function Items({ items, isCopy = false }: { items: readonly TickerItem[]; isCopy?: boolean }) {
  return items.map(({ text, link }) => (
    <li key={link} aria-hidden={isCopy || undefined} className={isCopy ? 'ticker-copy' : undefined}>
      <TextLink
        href={link}
        tabIndex={isCopy ? -1 : undefined}
        className="inline-flex min-h-11 items-center wrap-anywhere underline-offset-4 hover:underline"
      >
        {officeText(text)}
      </TextLink>
    </li>
  ));
}

/** It pauses on hover, on focus and by the page's button. */
export function Ticker({ notices }: { notices: readonly Notice[] }) {
  const { tickerEmpty, tickerLabel } = useWords('home');
  const items =
    notices.length > 0
      ? notices
          .slice(0, mostItems)
          .map(({ id, title, link }) => ({ text: title, link: link || noticeAddress(id) }))
      : [tickerEmpty];
  return (
    <section id="ticker" className="bg-teal text-white" aria-label={tickerLabel}>
      <div className="page-width grid items-center gap-x-5 sm:grid-cols-[auto_1fr]">
        <h2 className="text-base font-semibold tracking-normal max-sm:pt-1">{tickerLabel}</h2>
        <div className="min-w-0 overflow-hidden max-sm:pb-1">
          <ul className="ticker">
            {/* Twice: the second row follows the first without a gap. */}
            <Items items={items} />
            <Items items={items} isCopy />
          </ul>
        </div>
      </div>
    </section>
  );
}
