// Replaces the button with the map.
for (const place of document.querySelectorAll('[data-map]')) {
  const map = place.querySelector('template');
  const frame = map?.content.querySelector('iframe');
  place.querySelector('[data-map-show]')?.addEventListener('click', () => {
    place.querySelector('[data-map-stand-in]')?.remove();
    map?.replaceWith(map.content);
    frame?.focus();
  });
}
