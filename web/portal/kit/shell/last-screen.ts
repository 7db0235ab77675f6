// Offline the worker shows a screen as this device showed it last, before the portal has started (web/public/portal-worker.js).
// What is tapped there is marked at once, held by the portal's page (web/site/portal-start.ts), and repeated here.
import { flushSync } from 'react-dom';

declare global {
  interface Window {
    /** The `data-tap` of each tapped button; null once the portal has started. */
    heldTaps?: string[] | null;
  }
}

/** With the other personal data of this device: it is deleted at the log-out and for another user. */
const cacheName = 'portal-data';
const prefix = '/last-screen';
const keyOfScreen = () => `${prefix}${location.pathname}${location.search}`;
/** More than a teacher opens in a day. */
const mostScreens = 10;

/**
 * Keeps the screen of this address as it will open offline. It must be as it is when it opens: nothing is marked yet. It has
 * no selects and fields, because what is chosen or typed there would be lost when the portal starts.
 */
export async function keepScreen(): Promise<void> {
  const screen = document.querySelector('#portal')?.cloneNode(true) as Element | undefined; // cloneNode knows a node only
  if (!('caches' in globalThis) || !screen || screen.querySelector('[aria-pressed=true]')) return;
  screen.querySelector('[data-offline]')?.removeAttribute('hidden');
  const cache = await caches.open(cacheName);
  await cache.put(keyOfScreen(), new Response(screen.innerHTML));
  const kept = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(prefix));
  for (const oldest of kept.slice(0, -mostScreens)) await cache.delete(oldest);
}

/** For a screen that will look different when it opens again. */
export async function forgetScreen(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(cacheName);
  await cache.delete(keyOfScreen());
}

/**
 * The portal takes the place of the kept screen. A button that it does not have, or no longer offers in this state, was tapped in
 * vain; the focus of a keyboard user stays on its button.
 */
export function replaceLastScreen(render: () => void): void {
  const focused = (document.activeElement as HTMLElement | null)?.dataset.tap; // only elements of HTML have the focus here
  flushSync(render);
  const taps = window.heldTaps ?? [];
  window.heldTaps = null;
  // Each is rendered before the next one, as if a thumb had tapped.
  for (const tap of taps) flushSync(() => buttonOf(tap)?.click());
  if (focused) buttonOf(focused)?.focus();
}

const buttonOf = (tap: string) => document.querySelector<HTMLElement>(`[data-tap="${CSS.escape(tap)}"]`);
