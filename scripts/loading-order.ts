// A page is read before it is used: its words, its font and its first picture come first, its scripts give way to them, and
// what a script imports is asked for with it, not after it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const scriptTag = /<script type="module" src="([^"]+)">/g;

/** @param site the folder of the built site, for the scripts that the page names */
export function setLoadingOrder(html: string, site: string): string {
  const pageHtml = html.replace(scriptTag, (tag, path: string) => tag.replace(path, behind(path, site)));
  const scripts = [...pageHtml.matchAll(scriptTag)].map(([, path = '']) => path);
  const preloads = [...importsOf(scripts, site)]
    .map((path) => `<link rel="modulepreload" fetchpriority="low" href="${path}">`)
    .join('');
  // The letters of nearly every page; the style names the font too, but is read later.
  const [font] = /\/_astro\/anek\.[\w-]+\.woff2/.exec(html) ?? [];
  const fontPreload = font
    ? `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`
    : '';
  return pageHtml
    .replace('<title>', () => `${fontPreload}<title>`)
    .replace(scriptTag, '<script type="module" fetchpriority="low" src="$1">')
    .replace('</head>', () => `${preloads}</head>`);
}

/** A script that does nothing but import another is that other. */
function behind(path: string, site: string): string {
  const file = join(site, path);
  const [, name] = (existsSync(file) && /^import"\.\/([^"]+)";\s*$/.exec(readFileSync(file, 'utf8'))) || [];
  return name ? `/_astro/${name}` : path;
}

/** Everything those scripts import at once, and what that imports. */
function importsOf(scripts: readonly string[], site: string): Set<string> {
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
