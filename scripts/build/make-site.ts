// The build: the program of the pages, the browser's files, the pictures, and compressed copies.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { letterheadLogo } from '#server/pdf/document.ts';
import { toBrotli, toGzip } from '#server/site/compress.ts';
import type { SiteFiles } from '#shared/website/website-content.ts';
import { filesBelow } from '../build.ts';
import { makeGalleryDownloads } from '../gallery-downloads.ts';
import { buildBrowserFiles, buildRenderer } from './bundles.ts';
import { makeCardParts } from './card-parts.ts';
import { makeFonts } from './fonts.ts';
import { writeLetterheadLogo } from './picture-file.ts';
import { makePictures } from './pictures.ts';
import { buildPortalWorker } from './portal-worker.ts';

const compressible = /\.(css|js|json|svg|xml|txt)$/;

/** @param directory gets `renderer.js`, `files.json`, which it takes, and `site/` with all files for browsers */
async function makeSite(directory: string): Promise<void> {
  const site = join(directory, 'site');
  mkdirSync(site, { recursive: true });
  await makeFonts();
  const { scripts, cardPictures } = await buildRenderer(directory);
  const browserFiles = await buildBrowserFiles(site, scripts);
  const files: SiteFiles = { ...browserFiles, pictures: await makePictures(join(site, 'assets')) };
  writeFileSync(join(directory, 'files.json'), JSON.stringify(files));
  await Promise.all([
    buildPortalWorker(site),
    makeCardParts(cardPictures),
    makeGalleryDownloads(site),
    writeLetterheadLogo(letterheadLogo),
  ]);
  await compressAll(filesBelow(site).filter((file) => compressible.test(file)));
}

async function compressAll(files: string[]): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, await toBrotli(content, 'best'));
      writeFileSync(`${file}.gz`, await toGzip(content));
    }),
  );
}

// A process of its own: what the bundler complains of is read from its output, and its memory is free afterwards.
if (import.meta.main) await makeSite(process.argv[2] ?? '');
