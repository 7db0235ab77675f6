// The search dialog: results while one types, arrow keys through them. Loaded with its index when it is first opened.
import { search } from '#content/en/search.ts';
import { contact } from '#content/facts.ts';
import { searchQuestion } from '#shared/site-search.ts';
import { whatsappLink } from '#shared/whatsapp.ts';
import { findEntries, queryWords, type SearchEntry } from './search-match.ts';

let index: Promise<SearchEntry[]> | undefined;

/** A failed try is forgotten, so that the next letter tries again. */
function loadIndex(): Promise<SearchEntry[]> {
  index ??= fetch('/search-index.json').then((response) => {
    if (!response.ok) throw new Error(`The search index answered ${response.status}`);
    return response.json() as Promise<SearchEntry[]>; // our own build made it
  });
  index.catch(() => {
    index = undefined;
  });
  return index;
}

export function startSearch(dialog: HTMLDialogElement): void {
  const input = dialog.querySelector('input');
  const list = dialog.querySelector('[data-results]');
  const status = dialog.querySelector('[role=status]');
  const ask = dialog.querySelector<HTMLElement>('[data-ask]');
  if (!input || !list || !status || !ask || dialog.dataset.started) return;
  dialog.dataset.started = 'yes';

  const show = (sentence: string, results: readonly SearchEntry[] = [], isEmpty = false) => {
    list.replaceChildren(...results.map(resultItem));
    status.textContent = sentence;
    ask.hidden = !isEmpty;
  };

  const update = async () => {
    const query = input.value;
    const isOld = () => query !== input.value;
    if (queryWords(query).length === 0) return show(search.hint);
    // Said only when it takes long enough to be noticed.
    const waiting = setTimeout(() => isOld() || show(search.loading), 300);
    try {
      const results = findEntries(await loadIndex(), query);
      if (isOld()) return;
      if (results.length > 0) {
        const words = results.length === 1 ? search.count.one : search.count.other;
        return show(words.replace('{count}', String(results.length)), results);
      }
      const typed = query.trim();
      ask.querySelector('a')?.setAttribute('href', whatsappLink(contact.whatsApp, searchQuestion(typed)));
      show(
        search.none.replace('{words}', () => typed),
        [],
        true,
      );
    } catch {
      if (!isOld()) show(search.failed);
    } finally {
      clearTimeout(waiting);
    }
  };

  input.addEventListener('input', () => void update());
  input.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  dialog.addEventListener('keydown', (event) => moveThrough(dialog, event));
  dialog.addEventListener('click', ({ target }) => {
    // Beside the dialog, or on a result: it may lead to a place on this very page.
    if (target === dialog || (target as Element).closest('[data-results] a')) dialog.close();
  });
  void loadIndex().catch(() => {});
  void update();
}

/** Down from the field into the results, up again at their top. */
function moveThrough(dialog: HTMLElement, event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>('input, [data-results] a')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  event.preventDefault();
  next?.focus();
}

function resultItem({ kind, title, text, url }: SearchEntry): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = url;
  link.className = 'block rounded-sm px-3 py-2 hover:bg-sea-pale focus:bg-sea-pale';
  const line = (words: string, className: string) => {
    const span = document.createElement('span');
    span.textContent = words;
    span.className = className;
    link.append(span);
  };
  line(search.kinds[kind], 'float-right mt-1 ml-3 text-xs text-ink-soft');
  line(title, 'block leading-snug font-semibold text-teal');
  line(text, 'mt-0.5 line-clamp-2 text-sm');
  item.append(link);
  return item;
}
