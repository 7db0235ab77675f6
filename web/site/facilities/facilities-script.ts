// The campus gallery: four pictures at first, four more each time, back to four on less or on another facility.
import { facilityPageSize } from '#content/list-sizes.ts';

const step = facilityPageSize;
const gallery = document.querySelector<HTMLElement>('[data-campus-gallery]');
const items = [...document.querySelectorAll<HTMLElement>('[data-campus-pictures] > li')];
const filter = gallery?.querySelector<HTMLSelectElement>('[data-campus-filter]');
const more = gallery?.querySelector<HTMLButtonElement>('[data-campus-more]');
const less = gallery?.querySelector<HTMLButtonElement>('[data-campus-less]');
const count = gallery?.querySelector<HTMLElement>('[data-campus-count]');

if (gallery && filter && more && less && count) {
  let wanted: number = step;
  const show = () => {
    const fitting = items.filter(({ dataset }) => !filter.value || dataset.facility === filter.value);
    const shown = fitting.slice(0, wanted);
    for (const item of items) item.hidden = !shown.includes(item);
    more.hidden = shown.length === fitting.length;
    less.hidden = wanted <= step;
    const words = count.dataset.words ?? '';
    count.textContent = words
      .replace('{shown}', String(shown.length))
      .replace('{total}', String(fitting.length));
  };
  filter.addEventListener('change', () => {
    wanted = step;
    show();
  });
  more.addEventListener('click', () => {
    wanted += step;
    show();
    // The button may just have gone: the focus must not fall back to the top of the page.
    if (more.hidden) less.focus();
  });
  less.addEventListener('click', () => {
    wanted = step;
    show();
    more.focus({ preventScroll: true });
    gallery.scrollIntoView({ block: 'start' });
  });
  show();
}
