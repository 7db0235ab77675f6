// What the page of the portals does before its modules have come: each function is written into the page as text, and uses nothing
// outside of itself.
import type { PortalFiles } from '#shared/website/website-content.ts';

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

/**
 * Asks for the files of the screen that the address names, for its first records, and for the language that the portal had last on
 * this device, together with the scripts of the portal.
 */
export function preloadScreen([files, screens, telugu]: [
  PortalFiles['files'],
  PortalFiles['screens'],
  PortalFiles['telugu'],
]): void {
  const asked = new Map<string, Promise<Response>>();
  Object.assign(globalThis, { askedAhead: asked });
  // With its text: when the portal starts, nothing of an answer is left to wait for.
  const ask = (path: string) => {
    const answer = fetch(path).then(async (response) => new Response(await response.text(), response));
    answer.catch(() => undefined);
    asked.set(path, answer);
  };
  // Who is signed in decides what is loaded.
  ask('/api/auth/status');
  const parts = location.pathname.slice(1).split('/');
  const address = Object.keys(screens).find((one) => {
    const wanted = one.slice(1).split('/');
    return (
      wanted.length === parts.length && wanted.every((part, index) => part === '*' || part === parts[index])
    );
  });
  const screen = address && screens[address];
  // They are only fetched: a module that runs before the page is parsed would start the portal without its place.
  const preload = (settings: object) =>
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', ...settings }),
    );
  const [portal] = parts;
  // A guardian's portal begins in Telugu.
  const first = portal === 'guardian-dashboard' ? 'te' : 'en';
  if (
    (localStorage.getItem('portal-language') ?? first) === 'te' &&
    (first === 'te' || portal === 'student-dashboard')
  ) {
    const [texts, font] = telugu;
    preload({ href: texts });
    preload({ rel: 'preload', as: 'font', crossOrigin: 'anonymous', href: font });
  }
  if (!screen) return;
  for (const file of screen.files) preload({ href: files[file] });
  // The office looks at another person's portal: its calls have other addresses.
  if (sessionStorage.getItem('view-as')) return;
  for (const call of screen.calls)
    ask(
      call.replace(
        /([/=])(\d)(?=$|[?&])/g,
        (_, before: string, index: string) => before + parts[Number(index)],
      ),
    );
}
