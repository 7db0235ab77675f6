// Makes one file of the renderer of the published parts, with React in it: the server runs without the packages of the build.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import type { SiteRenderer } from '#shared/website/published.ts';
import { smallIcons } from './small-icons.ts';

const root = join(import.meta.dirname, '..');

/** @param directory gets `renderer.js` */
export async function buildRenderer(directory: string): Promise<SiteRenderer> {
  const bundle = await rolldown({
    cwd: root,
    input: join(root, 'web/published/render-site.tsx'),
    platform: 'node',
    plugins: [smallIcons()],
    transform: { define: { 'process.env.NODE_ENV': '"production"', MARK_FIGURES: 'true' }, jsx: 'react-jsx' },
    logLevel: 'silent',
  });
  const file = join(directory, 'renderer.js');
  await bundle.write({ file, format: 'esm', minify: true, codeSplitting: false });
  await bundle.close();
  return (await import(pathToFileURL(file).href)) as SiteRenderer; // what the input exports
}
