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

/** Asks for the files of the screen that the address names, and for its first records, together with the scripts of the portal. */
export function preloadScreen([files, screens]: [PortalFiles['files'], PortalFiles['screens']]): void {
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
  if (!screen) return;
  const add = (name: 'link' | 'script', settings: object) =>
    document.head.append(Object.assign(document.createElement(name), settings));
  const [own, ...imports] = screen.files.map((file) => files[file]);
  for (const href of imports) add('link', { rel: 'modulepreload', href });
  // It runs as soon as what it imports is there: the router then finds it loaded.
  if (own) add('script', { type: 'module', src: own });
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
