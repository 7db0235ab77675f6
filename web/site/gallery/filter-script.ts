// Search and filter. What is shown follows the address (?category=…&q=…), so it can be shared and Back works.
import { isFound } from '#shared/gallery.ts';

/** Without a category all are shown. */
export function filterGallery(): void {
  const items = [...document.querySelectorAll<HTMLElement>('[data-gallery] > li')];
  const filters = [...document.querySelectorAll<HTMLElement>('[data-filter]')];
  const search = document.querySelector<HTMLFormElement>('[data-gallery-search]');
  const input = search?.querySelector('input');
  const count = document.querySelector<HTMLElement>('[data-gallery-count]');
  const empty = document.querySelector<HTMLElement>('[data-gallery-empty]');
  if (!search || !input || !count || !empty) return;

  const show = () => {
    const { category, query } = asked();
    if (input.value.trim() !== query) input.value = query;
    for (const filter of filters) {
      const isChosen = filter.dataset.filter === category;
      filter.setAttribute('aria-pressed', String(isChosen));
      // With the next frame: asked at once, where it lies would cost a layout of its own.
      if (isChosen) requestAnimationFrame(() => intoSight(filter));
    }
    let shown = 0;
    for (const item of items) {
      const fits =
        (!category || item.dataset.group === category) && isFound(item.dataset.search ?? '', query);
      item.hidden = !fits;
      if (fits) shown += 1;
    }
    const { none, one, many } = count.dataset;
    const words = [none, one][shown] ?? many;
    count.textContent = words?.replace('{count}', String(shown)) ?? '';
    empty.hidden = shown > 0;
  };

  /** Nobody's address bar says what there is no filter for. */
  const asked = () => {
    const parameters = new URLSearchParams(location.search);
    const category = parameters.get('category') ?? '';
    return {
      category: filters.some(({ dataset }) => dataset.filter === category) ? category : '',
      query: parameters.get('q')?.trim() ?? '',
    };
  };
  const ask = (question: { category: string; query: string }, isNewStep: boolean) => {
    const parameters = new URLSearchParams();
    if (question.category) parameters.set('category', question.category);
    if (question.query) parameters.set('q', question.query);
    const address = parameters.size ? `?${parameters}` : location.pathname;
    history[isNewStep ? 'pushState' : 'replaceState'](null, '', address);
    show();
  };

  for (const filter of filters) {
    filter.addEventListener('click', () => {
      const { category, query } = asked();
      const chosen = filter.dataset.filter ?? '';
      if (chosen !== category) ask({ category: chosen, query }, true);
    });
  }
  // The first letter of a search is a step that Back undoes, the letters after it are not.
  let isTyping = false;
  input.addEventListener('input', () => {
    const query = input.value.trim();
    if (query === asked().query) return;
    ask({ category: asked().category, query }, !isTyping);
    isTyping = true;
  });
  const stopTyping = () => (isTyping = false);
  input.addEventListener('change', stopTyping);
  search.addEventListener('submit', (event) => {
    event.preventDefault();
    stopTyping();
  });
  addEventListener('popstate', () => {
    stopTyping();
    show();
  });
  show();
}

/** On phones the filters are one long line. */
function intoSight(filter: HTMLElement): void {
  const line = filter.parentElement;
  if (line)
    line.scrollLeft = filter.offsetLeft - line.offsetLeft - (line.clientWidth - filter.offsetWidth) / 2;
}
