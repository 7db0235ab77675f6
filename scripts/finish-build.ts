// The steps after Astro: each page's content security policy, the pictures for phones and link previews, the fees as
// PDF, and compressed copies.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { links } from '#content/facts.ts';
import { letterheadLogo } from '#server/pdf/document.ts';
import { portalShell, routes } from '#shared/routes.ts';
import { publishedFiles, type SlotPlaces } from '#shared/website/published.ts';
import { writeFeeStructurePdfs } from './fee-structure-pdf.ts';
import { makeGalleryDownloads } from './gallery-downloads.ts';
import { writeLetterheadLogo } from './letterhead-logo.ts';
import { setLoadingOrder } from './loading-order.ts';
import { withPreloads } from './portal-preloads.ts';
import { buildPortalWorker } from './portal-worker.ts';
import { buildRenderer } from './published-renderer.ts';
import { refuseMarks, sampleSlots, takeSlots } from './published-slots.ts';
import { drawTouchIcon, makeShareCards } from './share-cards.ts';
import { trimStyles } from './trim-styles.ts';

const compressible = /\.(html|css|js|json|svg|xml|txt|webmanifest)$/;

/** What a page may load besides its own scripts, styles and pictures: other sites as the product lists them, and the portals' manifest. */
const outsideSources: Record<string, Record<string, string>> = {
  [routes.home]: { 'frame-src': new URL(links.mapEmbed).origin },
  [routes.contact]: { 'frame-src': new URL(links.mapEmbed).origin },
  [portalShell]: { 'manifest-src': "'self'" },
  [routes.digitalLibrary]: {
    'connect-src': new URL(links.bookSearch).origin,
    'img-src': links.bookCovers,
  },
};

export async function finishBuild(directory: string): Promise<void> {
  const site = join(directory, 'site');
  const pages = filesBelow(site).filter((file) => file.endsWith('.html'));
  const pageOf = (file: string) =>
    `/${relative(site, file).replace(/\.html$/, '')}`.replace(/^\/index$/, '/');
  const published = join(directory, 'published');
  const samples = sampleSlots(await buildRenderer(published));
  const slotPlaces: SlotPlaces = { origin: originOf(site), pages: {}, files: {} };
  for (const file of pages) {
    const built = readFileSync(file, 'utf8');
    const inSlots = takeSlots(built).places.map((place) => ('slot' in place && samples[place.slot]) || '');
    const trimmed = plainDrawings(trimStyles(built, site, inSlots.join('')));
    const ordered = setLoadingOrder(trimmed, site, { isApp: pageOf(file) === portalShell });
    const { html, places } = takeSlots(pageOf(file) === portalShell ? withPreloads(ordered, site) : ordered);
    writeFileSync(file, html);
    if (places.length > 0) slotPlaces.pages[pageOf(file)] = places;
  }
  for (const path of publishedFiles) {
    const { html: text, places } = takeSlots(readFileSync(join(site, path), 'utf8'), path.endsWith('.json'));
    writeFileSync(join(site, path), text);
    if (places.length > 0) slotPlaces.files[path] = places;
  }
  for (const file of filesBelow(site).filter((name) => compressible.test(name)))
    refuseMarks(readFileSync(file, 'utf8'));
  writeFileSync(join(published, 'slots.json'), JSON.stringify(slotPlaces, null, 1));
  const policies = Object.fromEntries(
    pages.map((file) => [pageOf(file), policyFor(pageOf(file), readFileSync(file, 'utf8'))]),
  );
  writeFileSync(join(directory, 'csp.json'), JSON.stringify(policies, null, 1));
  await Promise.all([
    buildPortalWorker(site),
    drawTouchIcon(join(site, 'apple-touch-icon.png')),
    makeShareCards(site),
    makeGalleryDownloads(site),
    writeLetterheadLogo(letterheadLogo).then(() => writeFeeStructurePdfs(site)),
  ]);
  await compressAll(filesBelow(site).filter((file) => compressible.test(file)));
}

/**
 * Drawings inside of a page, without the escapes of characters that an attribute may contain: a tenth less after compression.
 * `#` would end the drawing, and a quotation mark the attribute.
 */
function plainDrawings(html: string): string {
  const characters: Record<string, string> = { '&#x27;': "'", '%20': ' ', '%3c': '<', '%3e': '>' };
  return html.replace(/(?<=src=")data:image\/svg\+xml,[^"]*/g, (drawing) =>
    drawing.replace(/&#x27;|%20|%3c|%3e/g, (coded) => characters[coded] ?? coded),
  );
}

/** The origin that the build has written into its links: 'https://college.example'. */
function originOf(site: string): string {
  const [, home = ''] =
    /<link rel="canonical" href="([^"]+)"/.exec(readFileSync(join(site, 'index.html'), 'utf8')) ?? [];
  return home.replace(/\/$/, '');
}

function filesBelow(directory: string): string[] {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** The policy allows only this page's own scripts and styles. Style attributes would need an exception, so they are refused. */
function policyFor(page: string, html: string): string {
  const inline = html.match(/<[a-z][^>]*\sstyle="[^"]*"/);
  if (inline)
    throw new Error(`${page} has a style attribute, which the content security policy refuses: ${inline[0]}`);
  const sources: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...hashes(html, /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g),
    ],
    'style-src': ["'self'", ...hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g)],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  for (const [directive, source] of Object.entries(outsideSources[page] ?? {}))
    (sources[directive] ??= []).push(source);
  return Object.entries(sources)
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ');
}

function hashes(html: string, element: RegExp): string[] {
  const contents = [...html.matchAll(element)].map(([, text = '']) => text);
  return [...new Set(contents)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

async function compressAll(files: string[]): Promise<void> {
  const toBrotli = promisify(brotliCompress);
  const toGzip = promisify(gzip);
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      writeFileSync(`${file}.br`, await toBrotli(content, { params }));
      writeFileSync(`${file}.gz`, await toGzip(content, { level: 9 }));
    }),
  );
}
