// The shown pictures follow the address (?category=…&q=…), so that it can be shared and Back works.
import { isFound } from '#shared/website/gallery.ts';

export interface GalleryQuestion {
  /** undefined shows all categories. */
  category: string;
  query: string;
}

/** An unknown category means all. */
export function readAddress(categories: readonly string[]): GalleryQuestion {
  const parameters = new URLSearchParams(location.search);
  const category = parameters.get('category') ?? '';
  return {
    category: categories.includes(category) ? category : '',
    query: parameters.get('q')?.trim() ?? '',
  };
}

/** @param isNewStep adds a history entry, so that Back undoes it */
export function writeAddress({ category, query }: GalleryQuestion, isNewStep: boolean): void {
  const parameters = new URLSearchParams();
  if (category) parameters.set('category', category);
  if (query) parameters.set('q', query);
  const address = parameters.size ? `?${parameters}` : location.pathname;
  history[isNewStep ? 'pushState' : 'replaceState'](null, '', address);
}

/**
 * The pictures are plain HTML outside of React: there may be thousands, and only those that appear or disappear are
 * changed. If none is left, the drawing of an empty list appears.
 * @returns how many are shown
 */
export function showPictures({ category, query }: GalleryQuestion): number {
  let shown = 0;
  for (const item of document.querySelectorAll<HTMLElement>('[data-gallery] > li')) {
    const { group, search = '' } = item.dataset;
    const fits = (!category || group === category) && isFound(search, query);
    if (item.hidden === fits) item.hidden = !fits;
    if (fits) shown += 1;
  }
  document.querySelector<HTMLElement>('[data-gallery] + div')?.toggleAttribute('hidden', shown > 0);
  return shown;
}
