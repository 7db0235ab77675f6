import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { NewTab } from '#web/site/parts/links/text-link.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import type { Book } from './book-answer.ts';

const card = 'flex min-w-0 gap-4 rounded-lg border border-line bg-white p-4';
const cover = 'h-36 w-24 flex-none rounded-sm bg-sea-pale';

export function BookCard({ book: { title, authors, thumbnail, infoLink } }: { book: Book }) {
  const { digitalLibrary: words } = useWords('digitalLibrary');
  const [broken, setBroken] = useState<string>();
  return (
    <li className={card}>
      {thumbnail && thumbnail !== broken ? (
        <img
          src={thumbnail}
          alt=""
          loading="lazy"
          width={96}
          height={144}
          onError={() => setBroken(thumbnail)}
          className={`${cover} object-cover`}
        />
      ) : (
        <span className={`${cover} grid place-items-center p-2 text-center text-sm text-ink-soft`}>
          {words.noCover}
        </span>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <h3 className="line-clamp-3 text-lg leading-snug">{title}</h3>
        <p className="mt-1 line-clamp-2 text-sm text-ink-soft">{authors.join(', ') || words.unknownAuthor}</p>
        {infoLink && (
          <a
            href={infoLink}
            target="_blank"
            rel="noopener noreferrer"
            className="mt-auto inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-teal underline underline-offset-4"
          >
            {words.more}
            <ExternalLink className="size-4 flex-none max-sm:hidden" aria-hidden="true" />
            <NewTab />
          </a>
        )}
      </div>
    </li>
  );
}

/** A placeholder of the size of a book, so that the layout does not shift. */
export function BookPlace() {
  return (
    <li aria-hidden="true" className={card}>
      <span className={cover} />
      <span className="grid flex-1 content-start gap-3">
        <span className="h-5 rounded-sm bg-sand" />
        <span className="h-4 w-2/3 rounded-sm bg-sand" />
      </span>
    </li>
  );
}
