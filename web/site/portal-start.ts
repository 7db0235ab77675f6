// What the page of the portals does before its modules have come: each function is written into the page as text, and uses nothing
// outside of itself.
import type { PortalFiles } from '#shared/website/website-content.ts';

/**
 * Offline the worker puts the last screen into the page, which is painted when this script has run, and holds the other scripts: taps
 * are held too, and the portal starts after the painting (web/portal/kit/shell/last-screen.ts).
 */
export function holdFirstTaps(): void {
  const start = () => {
    for (const { src } of document.querySelectorAll<HTMLScriptElement>('script[type=held]'))
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
  };
  if (!document.querySelector('script[type=held]')) return;
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-tap]');
    const page = window as { heldTaps?: (string | undefined)[] | null };
    if (!button || page.heldTaps === null) return;
    (page.heldTaps ??= []).push(button.dataset.tap);
    if (button.ariaPressed) button.ariaPressed = String(button.ariaPressed === 'false');
  });
  requestAnimationFrame(() => requestAnimationFrame(start));
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
