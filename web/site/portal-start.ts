// What the page of the portals does before its modules have come: each function is written into the page as text, and uses nothing
// outside of itself.

/** Light or dark before anything is painted: as the device has it, or as chosen on it (web/ui/theme.ts). */
export function showTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    const kept = localStorage.getItem('theme');
    const isDark = kept ? kept === 'dark' : system.matches;
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  };
  show();
  system.addEventListener('change', show);
  addEventListener('storage', show);
}

/** Preloads the language that the portal had last on this device; a guardian's begins in Telugu. */
export function preloadTelugu([texts, font]: readonly string[]): void {
  const [, portal] = location.pathname.split('/');
  const first = portal === 'guardian-dashboard' ? 'te' : portal === 'student-dashboard' ? 'en' : '';
  if (!first || (localStorage.getItem('portal-language') ?? first) !== 'te') return;
  const preload = (settings: object) =>
    document.head.append(Object.assign(document.createElement('link'), settings));
  preload({ rel: 'modulepreload', href: texts });
  preload({ rel: 'preload', as: 'font', crossOrigin: 'anonymous', href: font });
}
