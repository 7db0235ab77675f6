// The service worker of the portals: their page, and what the screens of teachers and students showed last, open offline. It answers
// nothing else, and no public page is in its scope. A new build replaces it by itself.
import type { AuthStatus } from '#shared/account/auth.ts';
import { sessionIdle } from '#shared/account/session-idle.ts';
import { forgetOthers, keptAnswers, keptUser, statusPath } from '#web/api/kept-answers.ts';

declare const self: ServiceWorkerGlobalScope;
/** Of the calls whose answers are kept: `offline` in the contract (scripts/build/portal-worker.ts). */
declare const OFFLINE_PATHS: readonly string[];

const pages = 'portal-shell';
const pageKey = '/portal';
const assets = 'portal-assets';
const assetsFolder = '/assets/';
const mostAssets = 200;
/** When the server has answered this user last. */
const contactKey = '/last-contact';
/** Milliseconds after which a connection on which nothing is answered counts as lost. */
const patience = { page: 1000, answer: 3000 };

const keptPaths = OFFLINE_PATHS.map((path) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`));
const isKept = (path: string) => keptPaths.some((pattern) => pattern.test(path));

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// What the page loaded before this worker took over.
self.addEventListener('message', (event) => {
  const { keep, isFirstVisit } = event.data as { keep: string[]; isFirstVisit: boolean }; // web/portal/kit/shell/use-offline.ts
  event.waitUntil(keepAssets(keep));
  if (isFirstVisit) event.waitUntil(keepFirstVisit(keep));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  // The office looks at this portal: nothing of it is kept on its device.
  if (request.headers.has('view-as')) return;
  if (request.mode === 'navigate') event.respondWith(newestPage(event));
  else if (pathname.startsWith(assetsFolder)) event.respondWith(keptOnce(request));
  else if (isKept(pathname)) event.respondWith(newestAnswer(event, pathname));
});

async function newestPage(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(pages);
  const kept = asKept(await cache.match(pageKey));
  if (kept && !navigator.onLine) return kept;
  const fromNetwork = fetch(event.request).then(async (response) => {
    if (response.ok && !response.redirected) await cache.put(pageKey, response.clone());
    return response;
  });
  return orKept(event, fromNetwork, kept, patience.page);
}

/** An answer that is new, but too late, makes the page ask again: what was kept may lack what this device has just sent. */
async function newestAnswer(event: FetchEvent, path: string): Promise<Response> {
  const { request, clientId } = event;
  const isStatus = path === statusPath;
  const kept = await keptAnswer(request.url);
  if (kept && !navigator.onLine) return kept;
  let isLate = false;
  const tellWhereNewer: Compare = async (before, response) => {
    const isNewer = isLate && before && (await before.text()) !== (await response.text());
    if (isNewer) (await self.clients.get(clientId))?.postMessage({ isNewer });
  };
  const fromNetwork = ask(request.url, tellWhereNewer, request);
  // Who is signed in is not told from memory as long as the server may answer.
  return orKept(event, fromNetwork, kept, isStatus ? undefined : patience.answer, () => {
    isLate = true;
  });
}

/** @param patience in milliseconds; without it as long as the connection lasts */
async function orKept(
  event: FetchEvent,
  fromNetwork: Promise<Response>,
  kept: Response | undefined,
  patience: number | undefined,
  onLate?: () => void,
): Promise<Response> {
  if (!kept) return fromNetwork;
  const either = fromNetwork.catch(() => kept);
  if (patience === undefined) return either;
  // The worker stays for an answer that comes later.
  event.waitUntil(either);
  const late = new Promise<Response>((resolve) => {
    setTimeout(() => {
      onLate?.();
      resolve(kept);
    }, patience);
  });
  return Promise.race([either, late]);
}

type Compare = (before: Response | undefined, after: Response) => Promise<void>;

/** Asks the server, and keeps its answer. @param compare with the one before */
async function ask(url: string, compare?: Compare, request = new Request(url)): Promise<Response> {
  let cache = await caches.open(keptAnswers);
  const response = await fetch(request);
  if (!response.ok || response.redirected) return response;
  if (new URL(response.url).pathname === statusPath) {
    const { user } = (await response.clone().json()) as AuthStatus; // as the contract says of this path
    if (await forgetOthers(user?.id)) cache = await caches.open(keptAnswers);
  }
  await compare?.(await cache.match(url), response.clone());
  await cache.put(url, response.clone());
  await cache.put(contactKey, new Response(String(Date.now())));
  return response;
}

/** What was kept, for as long as the session would last without use. */
async function keptAnswer(url: string): Promise<Response | undefined> {
  const cache = await caches.open(keptAnswers);
  const [answer, contact, user] = await Promise.all([cache.match(url), cache.match(contactKey), keptUser()]);
  if (!answer || !contact || !user) return undefined;
  // A clock that was set back must not make it last.
  const unused = Math.abs(Date.now() - Number(await contact.text()));
  return unused < sessionIdle[user.type] ? asKept(answer) : undefined;
}

/** Marked, so that a screen does not take the day of an earlier answer for the college's today (web/api/calls.ts). */
function asKept(response: Response | undefined): Response | undefined {
  if (!response) return undefined;
  const marked = new Response(response.body, response);
  marked.headers.set('x-kept', 'yes');
  return marked;
}

/**
 * What the first visit asked without this worker is asked again: the device may be offline before the second one. First who it
 * is: each portal has a worker of its own, and both keep their answers in one place.
 */
async function keepFirstVisit(urls: readonly string[]): Promise<void> {
  const status = await ask(statusPath).catch(() => undefined);
  if (!status?.ok) return;
  const cache = await caches.open(keptAnswers);
  for (const url of urls.filter((one) => isKept(new URL(one).pathname)))
    if (!(await cache.match(url))) await ask(url).catch(() => undefined);
}

/** The name of an asset changes with its content. */
async function keptOnce(request: Request): Promise<Response> {
  const cache = await caches.open(assets);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

async function keepAssets(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(assets);
  for (const url of urls.filter((one) => new URL(one).pathname.startsWith(assetsFolder)))
    if (!(await cache.match(url))) await cache.add(url).catch(() => undefined);
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - mostAssets))) await cache.delete(key);
  const shells = await caches.open(pages);
  if (await shells.match(pageKey)) return;
  const page = await fetch(self.registration.scope).catch(() => undefined);
  if (page?.ok) await shells.put(pageKey, page);
}
