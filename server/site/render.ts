// The program of the pages, as the build made it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SettingsError } from '#server/settings.ts';
import type { SiteFiles, SiteRenderer } from '#shared/website/website-content.ts';

interface Renderer {
  siteRenderer: (files: SiteFiles) => SiteRenderer;
}

/** @param directory the build. @throws where it was interrupted */
export async function loadRenderer(directory: string): Promise<SiteRenderer> {
  try {
    const files = JSON.parse(readFileSync(join(directory, 'files.json'), 'utf8')) as SiteFiles; // written by scripts/build.ts
    const { siteRenderer } = (await import(pathToFileURL(join(directory, 'renderer.js')).href)) as Renderer; // web/site/renderer.tsx
    return siteRenderer(files);
  } catch (error) {
    throw Object.assign(
      new SettingsError('The site is only half built. Build it with `npm run build`, then start again.'),
      { cause: error },
    );
  }
}
