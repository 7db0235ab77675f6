/** Puts the map in place of its button. */
export function showMapsOnDemand(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-map]')) {
    place.querySelector('[data-map-show]')?.addEventListener('click', () => {
      const frame = document.createElement('iframe');
      frame.src = place.dataset.map ?? '';
      frame.title = place.dataset.mapTitle ?? '';
      frame.loading = 'lazy';
      frame.className = 'size-full rounded-lg border border-line';
      place.replaceChildren(frame);
      frame.focus();
    });
  }
}
