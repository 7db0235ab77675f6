// The portal can be installed on the phone, and that of a student or a teacher opens offline: web/worker/portal-worker.ts.
import { useEffect } from 'react';
import { queryClient } from '#web/api/query-client.ts';
import { readViewing } from '#web/api/view-as.ts';
import { whenIdle } from '#web/ui/when-idle.ts';

/** @param portal its paths are the scope of the worker */
export function useOffline(portal: 'faculty' | 'student' | 'guardian'): void {
  useEffect(() => {
    // The office's device keeps nothing of another person's portal.
    if (!readViewing()) whenIdle(() => start(portal));
  }, [portal]);
}

async function start(portal: 'faculty' | 'student' | 'guardian'): Promise<void> {
  const manifest = document.querySelector('link[rel=manifest]') ?? document.createElement('link');
  manifest.setAttribute('rel', 'manifest');
  manifest.setAttribute('href', `/${portal}.webmanifest`);
  document.head.append(manifest);
  // What a guardian reads is not kept on the device.
  if (portal === 'guardian' || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A newer answer came after the kept one had been shown.
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ isNewer?: boolean }>) => {
    if (data.isNewer) void queryClient.invalidateQueries();
  });
  try {
    const isFirstVisit = !navigator.serviceWorker.controller;
    await navigator.serviceWorker.register('/portal-worker.js', { scope: `/${portal}-dashboard` });
    const { active } = await navigator.serviceWorker.ready;
    if (isFirstVisit) await untilLoaded();
    const keep = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /^\/(assets|api)\//.test(new URL(name).pathname));
    active?.postMessage({ keep, isFirstVisit }, []);
  } catch (error) {
    // Online the portal works without it.
    console.warn('The portal will not open offline', error);
  }
}

/** The worker asks again what was asked before it was there: not what is still on its way. */
async function untilLoaded(): Promise<void> {
  while (queryClient.isFetching() > 0) await new Promise((done) => setTimeout(done, 500));
  await document.fonts.ready;
}
