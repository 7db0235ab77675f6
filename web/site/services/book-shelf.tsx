import { ExternalLink } from 'lucide-react';
import { digitalLibrary as words } from '#content/en/digital-library.ts';
import { frame } from '#content/en/frame.ts';
import { recommendedBooks } from '#content/timings.ts';
import { buttonClass } from '#web/ui/button-class.ts';

const card = 'flex min-w-0 gap-4 rounded-lg border border-line bg-white p-4';
const cover = 'h-36 w-24 flex-none rounded-sm bg-sea-pale';

/** A list of books that the script fills, with a place for what it has to say and a way to try again. */
export function BookShelf({
  name,
  heading,
  isHidden,
}: {
  name: 'found' | 'recommended';
  heading: string;
  isHidden?: boolean;
}) {
  return (
    <section
      data-shelf={name}
      hidden={isHidden}
      aria-labelledby={`shelf-${name}`}
      className="page-width pt-12 pb-4 [[hidden]]:hidden md:pt-16 md:pb-8"
    >
      <h2 id={`shelf-${name}`} className="text-3xl">
        {heading}
      </h2>
      <noscript>
        <p className="mt-3">{words.search.needsScript}</p>
      </noscript>
      <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-5 gap-y-2 without-script:hidden">
        <p role="status" data-shelf-status className="text-lg text-ink-soft">
          {words.search.loading}
        </p>
        <button type="button" hidden data-shelf-retry className={buttonClass('outline', '[[hidden]]:hidden')}>
          {words.search.retry}
        </button>
      </div>
      <ul
        data-shelf-books
        className="mt-5 grid gap-4 without-script:hidden sm:grid-cols-2 lg:grid-cols-3"
        aria-busy="true"
      >
        {/* Places kept free while the first books come, so that nothing jumps. */}
        {Array.from({ length: recommendedBooks }, (_, place) => (
          <li key={place} aria-hidden="true" className={card}>
            <span className={cover} />
            <span className="grid flex-1 content-start gap-3">
              <span className="h-5 rounded-sm bg-sand" />
              <span className="h-4 w-2/3 rounded-sm bg-sand" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One book. The script fills in text only: what the book service sends is never read as HTML. */
export function BookTemplate() {
  return (
    <template id="book">
      <li className={card}>
        <img data-cover alt="" loading="lazy" width={96} height={144} className={`${cover} object-cover`} />
        <span
          data-no-cover
          className={`${cover} grid place-items-center p-2 text-center text-sm text-ink-soft [[hidden]]:hidden`}
        >
          {words.noCover}
        </span>
        <div className="flex min-w-0 flex-1 flex-col">
          <h3 data-title className="line-clamp-3 text-lg leading-snug" />
          <p data-authors className="mt-1 line-clamp-2 text-sm text-ink-soft" />
          <a
            data-more
            target="_blank"
            rel="noopener noreferrer"
            className="mt-auto inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-teal underline underline-offset-4"
          >
            {words.more}
            <ExternalLink className="size-4 flex-none max-sm:hidden" aria-hidden="true" />
            <span className="sr-only"> ({frame.opensInNewTab})</span>
          </a>
        </div>
      </li>
    </template>
  );
}
