// The service worker of the portals: their shell, and what the screens of teachers and students showed last, open offline.
// It answers nothing else, and no public page is in its scope. A new build replaces it by itself.

const shell = 'portal-shell';
const assets = 'portal-assets';
/**
 * Personal data; the portal deletes it when the user logs out (web/api/session.ts). It is opened before the request is sent:
 * an answer that arrives after the log-out then goes into the deleted cache, which the browser drops.
 */
const data = 'portal-data';
const shellKey = '/portal';
const statusPath = '/api/auth/status';
const mostAssets = 200;
/** Milliseconds after which a connection on which nothing is answered counts as lost. */
const patience = { shell: 1000, data: 3000 };

const keptCalls =
  /^\/api\/(auth\/status|notices|academic-calendar|next-exams|faculty\/[\w-]+(\/calendar)?|students\/[\w-]+(\/attendance|\/payments)?|payment-info|timetable|timetable-days\/[\d-]+|substitutions|registers-due|rosters\/\w+|classes\/[\w-]+|attendance|day-plan|teaching|exam-sessions(\/[\w-]+\/marks)?)$/;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// What the page loaded before this worker took over.
self.addEventListener('message', (event) => {
  const { keep, isFirstVisit } = event.data ?? {};
  if (Array.isArray(keep)) event.waitUntil(keepAll(keep));
  if (isFirstVisit) event.waitUntil(keepFirstVisit(keep ?? []));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  // The office looks at this portal: nothing of it is kept on its device.
  if (request.headers.has('view-as')) return;
  if (request.mode === 'navigate')
    event.respondWith(
      newest(event, shell, shellKey, patience.shell).then((page) => withLastScreen(page, url)),
    );
  else if (url.pathname.startsWith('/assets/')) event.respondWith(keptOnce(request));
  else if (keptCalls.test(url.pathname)) event.respondWith(newest(event, data, request.url, patience.data));
});

/**
 * From the network; what was kept where it cannot be reached or takes too long. An answer that is new, but too late, makes the
 * page ask again (web/portal/shell/use-offline.ts): what was kept may lack what this device has just sent.
 */
async function newest(event, name, key, patience) {
  const { request, clientId } = event;
  const cache = await caches.open(name);
  const kept = asKept(await cache.match(key));
  if (kept && !navigator.onLine) return kept;
  let isLate = false;
  const fromNetwork = fetch(request).then(async (response) => {
    if (response.ok && !response.redirected) {
      if (new URL(request.url).pathname === statusPath) await forgetOthers(cache, response.clone());
      const before = isLate && (await cache.match(key));
      const isNew = before && (await before.text()) !== (await response.clone().text());
      await cache.put(key, response.clone());
      if (isNew) (await self.clients.get(clientId))?.postMessage({ isNewer: true });
    }
    return response;
  });
  if (!kept) return fromNetwork;
  const orKept = fromNetwork.catch(() => kept);
  // The worker stays for an answer that comes later.
  event.waitUntil(orKept);
  const late = new Promise((resolve) => {
    setTimeout(() => {
      isLate = true;
      resolve(kept);
    }, patience);
  });
  return Promise.race([orKept, late]);
}

/** Painted while it is read, the screen would take more frames, and be tapped before the page listens. */
const inOnePiece = '<link rel="expect" blocking="render" href="#first-taps">';

/** A kept page with the screen as its user saw it last, until the portal has started (web/portal/shell/last-screen.ts). */
async function withLastScreen(page, { pathname, search }) {
  if (!page.headers.has('x-kept')) return page;
  const cache = await caches.open(data);
  const [screen, status] = await Promise.all([
    cache.match(`/last-screen${pathname}${search}`),
    cache.match(statusPath),
  ]);
  const { user } = (await status?.json()) ?? {};
  if (!screen || !pathname.split('/').includes(user?.id)) return page;
  const [html, shown] = await Promise.all([page.text(), screen.text()]);
  // A page from before an update would not start.
  if (!html.includes('id="first-taps"')) return new Response(html, page);
  return new Response(
    html
      .replace(/<script>\(.*?<\/script>/s, '')
      .replace(/<link rel="(module)?preload"[^>]*>/g, '')
      .replace('<style', (style) => inOnePiece + style)
      .replaceAll('<script type="module"', '<script type="held"')
      .replace(/(<div id="portal">).*?<\/div>/s, (_, start) => `${start}${shown}</div>`),
    page,
  );
}

/** Marked, so that a screen does not take the day of an earlier answer for the college's today (web/api/calls.ts). */
function asKept(response) {
  if (!response) return undefined;
  const marked = new Response(response.body, response);
  marked.headers.set('x-kept', 'yes');
  return marked;
}

/**
 * What the first visit asked without this worker is asked again: the device may be offline before the second one. First who it
 * is: each portal has a worker of its own, and both keep their data in one place.
 */
async function keepFirstVisit(urls) {
  const cache = await caches.open(data);
  const response = await fetch(statusPath).catch(() => undefined);
  if (!response?.ok) return;
  await forgetOthers(cache, response.clone());
  await cache.put(response.url, response);
  for (const url of urls.filter((one) => keptCalls.test(new URL(one).pathname)))
    if (!(await cache.match(url))) await cache.add(url).catch(() => undefined);
}

/** Another user of the same device must not see what the one before saw. */
async function forgetOthers(cache, response) {
  const userOf = async (answer) => (await answer?.json())?.user?.id;
  const before = await cache.match(response.url);
  if (!before || (await userOf(before)) === (await userOf(response))) return;
  for (const key of await cache.keys()) await cache.delete(key);
}

/** The name of an asset changes with its content. */
async function keptOnce(request) {
  const cache = await caches.open(assets);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

async function keepAll(urls) {
  const cache = await caches.open(assets);
  for (const url of urls.filter((one) => new URL(one).pathname.startsWith('/assets/')))
    if (!(await cache.match(url))) await cache.add(url).catch(() => undefined);
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - mostAssets))) await cache.delete(key);
  const shells = await caches.open(shell);
  if (await shells.match(shellKey)) return;
  const page = await fetch(self.registration.scope).catch(() => undefined);
  if (page?.ok) await shells.put(shellKey, page);
}
