import { ticker, tickerLabel } from '#content/en/home.ts';
import { PauseButton } from '../frame/pause-button.tsx';

function Items({ isCopy = false }: { isCopy?: boolean }) {
  return ticker.map(({ text, link }) => (
    <li key={link} aria-hidden={isCopy || undefined} className={isCopy ? 'ticker-copy' : undefined}>
      <a
        href={link}
        tabIndex={isCopy ? -1 : undefined}
        className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
      >
        {text}
      </a>
    </li>
  ));
}

/** Runs through in 15 s and stops under the pointer, under the focus and at the button. */
export function Ticker() {
  return (
    <section id="ticker" className="bg-teal text-white" aria-label={tickerLabel}>
      <div className="page-width flex items-center gap-4">
        <h2 className="flex-none text-base font-semibold tracking-normal">{tickerLabel}</h2>
        <div className="min-w-0 flex-1 overflow-hidden">
          <ul className="ticker">
            <Items />
            <Items isCopy />
          </ul>
        </div>
        <PauseButton pauses="ticker" what={tickerLabel} />
      </div>
    </section>
  );
}
