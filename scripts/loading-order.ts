// Orders the loading of a page: its text, font and first picture have priority over its scripts, and
// the modules that a script imports are requested together with it, not after it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const scriptTag = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * @param site the folder of the built site, for the scripts that the page names
 * @param isApp the page shows nothing before its scripts have run: they load its typeface (web/portal/portal.tsx)
 */
export function setLoadingOrder(html: string, site: string, { isApp }: { isApp: boolean }): string {
  const pageHtml = html.replace(scriptTag, (tag, path: string) => tag.replace(path, behind(path, site)));
  const scripts = [...pageHtml.matchAll(scriptTag)].map(([, path = '']) => path);
  const priority = isApp ? '' : ' fetchpriority="low"';
  const preloads = [...importsOf(scripts, site)]
    .map((path) => `<link rel="modulepreload"${priority} href="${path}">`)
    .join('');
  // Named before the styles, which a cheap phone reads for a while.
  if (isApp)
    return pageHtml
      .replace(scriptTag, '')
      .replace('<title>', () => `${preloads}${(pageHtml.match(scriptTag) ?? []).join('')}<title>`);
  // The font file that nearly every page needs; without a preload the browser finds it only after parsing the styles.
  const [font] = /\/_astro\/anek\.[\w-]+\.woff2/.exec(html) ?? [];
  const fontPreload = font
    ? `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`
    : '';
  return pageHtml
    .replace('<title>', () => `${fontPreload}<title>`)
    .replace(scriptTag, `<script type="module"${priority} src="$1"></script>`)
    .replace('</head>', () => `${preloads}</head>`);
}

/** Replaces a script that only imports another script by that other one. */
function behind(path: string, site: string): string {
  const file = join(site, path);
  const [, name] = (existsSync(file) && /^import"\.\/([^"]+)";\s*$/.exec(readFileSync(file, 'utf8'))) || [];
  return name ? `/_astro/${name}` : path;
}

/** All static imports of these scripts, with their own imports. */
export function importsOf(scripts: readonly string[], site: string): Set<string> {
  const found = new Set<string>();
  const read = (path: string) => {
    const file = join(site, path);
    if (!existsSync(file)) return;
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)"\.\/([^"]+)"/g)) {
      const imported = `/_astro/${name}`;
      if (found.has(imported)) continue;
      found.add(imported);
      read(imported);
    }
  };
  for (const path of scripts) read(path);
  for (const path of scripts) found.delete(path);
  return found;
}
