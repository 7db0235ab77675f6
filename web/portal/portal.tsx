import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot, type Root } from 'react-dom/client';
import { queryClient } from '#web/api/query-client.ts';
import { reloadRestored } from '#web/ui/reload-restored.ts';
import { router } from './router.tsx';
// Every portal is shown in it: in the file that starts them it is no request of its own.
import './kit/shell/portal-shell.tsx';

// The content security policy forbids zod to compile its rules; without this setting it would try, and the browser
// would report a violation. Set where zod reads it: it is loaded with the first form, not with the portal.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

reloadRestored();

const place = document.querySelector('#portal');
if (!place) throw new Error('The page has a place for the portal');

/** Milliseconds that the first screen, when it is ready, still waits for its typeface: texts move when it comes later. */
const typefaceWait = 100;

/** Renders when the user and what the first screen shows are there: on a phone each rendering before that is time lost. */
async function start(root: Root): Promise<void> {
  // The address may change meanwhile (Back); once it is rendered, the router looks after that with a listener of its own.
  const stop = router.history.subscribe((change) => void router.load(change));
  const typeface = loadTypeface();
  await router.load();
  await Promise.race([typeface, new Promise((resolve) => setTimeout(resolve, typefaceWait))]);
  root.render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  stop();
}

/** The styles name the typeface when it is there, and not before: web/styles/portal.css. */
async function loadTypeface(): Promise<void> {
  const faces = await document.fonts.load('1rem "Anek Latin"').catch(() => []);
  if (faces.length > 0) document.documentElement.dataset.typeface = 'loaded';
}

void start(createRoot(place));
