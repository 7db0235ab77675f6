// Light or dark: as the device has it, or as the user chose on this device. The colours: web/styles/dark.css.

/** What the user can choose; the first one follows the device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Written into the page of the portals as text too, so that nothing is painted before: it uses nothing outside of itself. */
export function showTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    const kept = localStorage.getItem('theme');
    const isDark = kept ? kept === 'dark' : system.matches;
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  };
  show();
  system.addEventListener('change', show);
  // Chosen here (web/portal/office/settings/theme-section.tsx), or in another tab.
  addEventListener('storage', show);
}

export const readTheme = (): Theme => themes.find((one) => one === localStorage.getItem('theme')) ?? 'system';

export function keepTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem('theme');
  else localStorage.setItem('theme', theme);
  dispatchEvent(new Event('storage'));
}
