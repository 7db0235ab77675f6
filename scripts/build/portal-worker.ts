// The service worker of the portals, in one file: browsers load no modules in it.
import { join } from 'node:path';
import { build } from 'vite';
import { contract } from '#shared/contract.ts';
import type { Call } from '#shared/kit/call.ts';

const root = join(import.meta.dirname, '../..');

/** @param site gets `portal-worker.js` */
export async function buildPortalWorker(site: string): Promise<void> {
  const calls: Call[] = Object.values(contract);
  const paths = calls.filter(({ offline }) => offline).map(({ path }) => path);
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { OFFLINE_PATHS: JSON.stringify(paths) },
    build: {
      outDir: site,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: { 'portal-worker': join(root, 'web/worker/portal-worker.ts') },
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  });
}
