// The book search: six recommended books on load, others on request. The outside service may be down, slow or odd:
// each of these is said in a sentence, with a way to try again.
import { digitalLibrary } from '#content/en/digital-library.ts';
import { links } from '#content/facts.ts';
import { bookSearchSlow, bookSearchTimeout, recommendedBooks } from '#content/timings.ts';
import { wakeIsland } from '#web/site/islands/wake-island.ts';
import { type Book, readBooks } from './book-answer.ts';

const words = digitalLibrary.search;

interface Question {
  query: string;
  limit?: number;
  /** What stands above the books when they have come. */
  say: (count: number) => string;
  none: string;
}

/** @returns asks the service and shows on that shelf what comes of it; the last question asked wins */
function openShelf(name: string): (question: Question) => Promise<void> {
  const shelf = document.querySelector<HTMLElement>(`[data-shelf=${name}]`);
  const status = shelf?.querySelector<HTMLElement>('[data-shelf-status]');
  const list = shelf?.querySelector<HTMLElement>('[data-shelf-books]');
  const retry = shelf?.querySelector<HTMLElement>('[data-shelf-retry]');
  if (!shelf || !status || !list || !retry) throw new Error(`The page has no shelf '${name}'`);
  let asked: Question;
  let request = new AbortController();

  const show = (sentence: string, books: Book[], canRetry: boolean) => {
    status.textContent = sentence;
    list.replaceChildren(...books.map(bookItem));
    list.ariaBusy = 'false';
    retry.hidden = !canRetry;
  };
  const ask = async (question: Question) => {
    asked = question;
    request.abort();
    const mine = new AbortController();
    request = mine;
    shelf.hidden = false;
    list.ariaBusy = 'true';
    retry.hidden = true;
    status.textContent = words.loading;
    const slow = setTimeout(() => (status.textContent = words.slow), bookSearchSlow);
    const late = setTimeout(() => mine.abort('late'), bookSearchTimeout);
    try {
      const books = await findBooks(question.query, mine.signal);
      const shown = books.slice(0, question.limit);
      show(shown.length ? question.say(shown.length) : question.none, shown, shown.length === 0);
    } catch (problem) {
      if (request !== mine) return; // somebody has asked for something else by now
      show(mine.signal.aborted ? words.timedOut : sentenceFor(problem), [], true);
    } finally {
      clearTimeout(slow);
      clearTimeout(late);
    }
  };
  retry.addEventListener('click', () => void ask(asked));
  return ask;
}

class UnclearAnswer extends Error {}

async function findBooks(query: string, signal: AbortSignal): Promise<Book[]> {
  const response = await fetch(`${links.bookSearch}?q=${encodeURIComponent(query)}`, {
    signal,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok) throw new Error(`The book search answered ${response.status}`);
  const text = await response.text();
  try {
    const books = readBooks(JSON.parse(text));
    if (books) return books;
  } catch {}
  throw new UnclearAnswer();
}

const sentenceFor = (problem: unknown) => (problem instanceof UnclearAnswer ? words.unclear : words.failed);

/** Text stays text: nothing of the answer is read as HTML. */
function bookItem({ title, authors, thumbnail, infoLink }: Book): DocumentFragment {
  const template = document.querySelector<HTMLTemplateElement>('#book');
  const item = template?.content.cloneNode(true) as DocumentFragment; // as: cloneNode names no narrower type
  const part = (name: string) => item.querySelector(`[data-${name}]`) as HTMLElement; // as: the template has it
  part('title').textContent = title;
  part('authors').textContent = authors.join(', ') || digitalLibrary.unknownAuthor;
  const cover = part('cover') as HTMLImageElement;
  if (thumbnail) {
    part('no-cover').hidden = true;
    cover.addEventListener('error', () => {
      cover.hidden = true;
      const standIn = cover.nextElementSibling as HTMLElement; // as: the template puts it there
      standIn.hidden = false;
    });
    cover.src = thumbnail;
  } else cover.remove();
  const more = part('more') as HTMLAnchorElement;
  if (infoLink) more.href = infoLink;
  else more.remove();
  return item;
}

const recommend = openShelf('recommended');
void recommend({
  query: digitalLibrary.firstQuery,
  limit: recommendedBooks,
  say: () => digitalLibrary.recommendedText,
  none: digitalLibrary.noneRecommended,
});

const find = openShelf('found');
document.querySelector<HTMLFormElement>('[data-book-search]')?.addEventListener('submit', (event) => {
  event.preventDefault();
  const form = event.target as HTMLFormElement; // as: the listener is on a form
  const query = (form.elements.namedItem('q') as HTMLInputElement).value.trim(); // as: the form's only field
  if (!query) return;
  void find({
    query,
    say: (count) =>
      (count === 1 ? words.foundOne : words.found)
        .replace('{count}', String(count))
        .replace('{words}', () => query),
    none: words.empty,
  });
  document.querySelector('[data-shelf=found]')?.scrollIntoView();
});

wakeIsland('book-request', async () => (await import('./book-request-dialog.tsx')).BookRequestDialog);
