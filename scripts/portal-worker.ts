// The service worker of the portals, in one file: browsers load no modules in it.
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { contract } from '#shared/contract.ts';
import type { Call } from '#shared/kit/call.ts';

const root = join(import.meta.dirname, '..');

/** @param site gets `portal-worker.js` */
export async function buildPortalWorker(site: string): Promise<void> {
  const calls: Call[] = Object.values(contract);
  const paths = calls.filter(({ offline }) => offline).map(({ path }) => path);
  const bundle = await rolldown({
    cwd: root,
    input: join(root, 'web/worker/portal-worker.ts'),
    transform: { define: { OFFLINE_PATHS: JSON.stringify(paths) } },
  });
  await bundle.write({ file: join(site, 'portal-worker.js'), format: 'iife', minify: true });
  await bundle.close();
}
