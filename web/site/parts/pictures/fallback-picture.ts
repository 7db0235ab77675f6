/** product §4, §8: an icon of the navigation that does not load is replaced by a default one, and that is logged. */
export function replaceBrokenIcons(): void {
  for (const icon of document.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
    const replace = () => {
      console.warn('A navigation icon could not be loaded', icon.src);
      icon.src = icon.dataset.fallback ?? '';
    };
    // It may have failed before this script was loaded.
    if (icon.complete && !icon.naturalWidth) replace();
    else icon.addEventListener('error', replace, { once: true });
  }
}
