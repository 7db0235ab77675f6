import { useEffect, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { addKeys } from './text-keys.ts';
import { wordsPreview } from './word-calls.ts';

interface PageFrameProps {
  /** Of the page, in its language. */
  path: string;
  isNarrow: boolean;
  chosen: string | undefined;
  /** The chosen text as it is typed, an entry of a list per line. */
  typed: string | undefined;
  /** Another number shows the page anew. */
  published: number;
  onChoose: (key: string) => void;
}

const look =
  '[data-key]{cursor:pointer}[data-key]:hover{outline:2px dashed currentColor;outline-offset:2px}[data-chosen]{outline:3px solid #0a7a8f!important;outline-offset:2px}';

/** 1280 px made smaller to fit: tan(atan2()) is how CSS divides two lengths into a number. */
const wholePage =
  'mb-[calc(75vh-75vh/var(--fit))] h-[calc(75vh/var(--fit))] w-[1280px] origin-top-left scale-(--fit) [--fit:min(1,tan(atan2(100cqw,1280px)))]';

/** The page itself, as visitors see it; no script runs in it. A click on a text chooses it. */
export function PageFrame({ path, isNarrow, chosen, typed, published, onChoose }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** A page that is shown anew stays where it was. */
  const place = useRef(0);
  const wanted = `${path} ${published}`;
  const [page, setPage] = useState<{ document: Document; of: string }>();

  const start = async () => {
    const shown = frame.current?.contentDocument;
    const view = frame.current?.contentWindow as (Window & typeof globalThis) | null; // as: the page is of our own origin
    const keys = await fetch(wordsPreview(path, 'keys'))
      .then((answer) => answer.text())
      .catch(() => '');
    // The frame may show another page by now.
    if (!shown || !view || frame.current?.contentDocument !== shown) return;
    // The portal's policy refuses the styles in the head.
    const body = keys.slice(keys.indexOf('<body'));
    addKeys(shown.body, new DOMParser().parseFromString(body, 'text/html').body);
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(look);
    shown.adoptedStyleSheets = [sheet];
    shown.addEventListener('click', (event) => {
      event.preventDefault();
      const text = (event.target as Element).closest<HTMLElement>('[data-key]');
      if (text?.dataset.key) onChoose(text.dataset.key);
      // What folds open without a script still does, so that its texts can be reached.
      (event.target as Element).closest('summary')?.parentElement?.toggleAttribute('open');
    });
    view.scrollTo(0, place.current);
    view.addEventListener('scroll', () => {
      place.current = view.scrollY;
    });
    setPage({ document: shown, of: wanted });
  };

  useEffect(() => {
    const texts = page?.document.querySelectorAll<HTMLElement>('[data-key]') ?? [];
    const lines = typed?.split('\n') ?? [];
    let line = 0;
    for (const text of texts) {
      const isChosen = text.dataset.key === chosen;
      text.toggleAttribute('data-chosen', isChosen);
      if (isChosen && typed !== undefined && text.tagName !== 'IMG')
        text.textContent = lines[line++ % lines.length] ?? '';
    }
  }, [chosen, typed, page]);

  return (
    <div className="@container overflow-hidden rounded-lg border border-line bg-sand p-2 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 max-sm:px-0">
      <iframe
        key={published}
        ref={frame}
        src={wordsPreview(path, 'shown')}
        title="The page"
        sandbox="allow-same-origin"
        // Before its clicks are heard, one would follow a link out of the page.
        inert={page?.of !== wanted}
        onLoad={() => void start()}
        className={classNames(
          'block bg-paper',
          isNarrow ? 'mx-auto h-[75vh] w-[360px] max-w-full' : wholePage,
        )}
      />
    </div>
  );
}
