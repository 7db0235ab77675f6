// Light or dark, as chosen on this device; `showTheme` (web/site/portal-start.ts) shows it. The colours: web/styles/dark.css.

/** The first one follows the device. */
const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

export const readTheme = (): Theme =>
  themes.find((theme) => theme === localStorage.getItem('theme')) ?? 'system';

export function keepTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem('theme');
  else localStorage.setItem('theme', theme);
  // As another tab would be told.
  dispatchEvent(new Event('storage'));
}

export function onTheme(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
