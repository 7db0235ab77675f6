// Each page carries its style inside, and one style sheet serves the whole site: what a page does not use is left out
// of its copy. Used is what stands in its markup or in a script it can load.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Selector, transform } from 'lightningcss';

const styleElement = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;

/** @param site the folder of the built site, for the scripts that the page names */
export function trimStyles(html: string, site: string): string {
  const used = new Set(classesOf(html));
  for (const script of scriptsOf(html, site)) for (const word of wordsOf(script)) used.add(word);
  return html.replace(
    styleElement,
    (_, open: string, css: string, close: string) => open + trim(css, used) + close,
  );
}

function classesOf(html: string): string[] {
  return [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
    names
      .replace(/&(?:#x27|#39);/g, "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&gt;', '>')
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&')
      .split(/\s+/),
  );
}

/** Anything in a script that could be the name of a class: 'px-1.5' as it stands, '.rounded' of a selector without its dot. */
function wordsOf(script: string): string[] {
  return script.split(/[\s"'`]+/).flatMap((word) => [word, ...word.split('.')]);
}

/** The page's scripts, and those they load, now or later. */
function scriptsOf(html: string, site: string): string[] {
  const contents = new Map<string, string>();
  const read = (text: string) => {
    for (const [, name = ''] of text.matchAll(/([\w.@~-]+\.js)\b/g)) {
      const file = join(site, '_astro', name);
      if (contents.has(name) || !existsSync(file)) continue;
      const script = readFileSync(file, 'utf8');
      contents.set(name, script);
      read(script);
    }
  };
  read(html);
  return [...contents.values()];
}

function trim(css: string, used: ReadonlySet<string>): string {
  const isUsed = (selector: Selector) =>
    selector.every((part) => part.type !== 'class' || used.has(part.name));
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        // A rule is kept or dropped whole; handed back changed, some rules cannot be read again by the library.
        style: (rule) => (rule.value.selectors.some(isUsed) ? undefined : []),
      },
    },
  });
  // Once more for the groups that are empty now.
  return dropUnreadProperties(transform({ filename: 'page.css', code, minify: true }).code.toString());
}

/** Of Tailwind's and our own names for values, those that nothing reads any more. */
function dropUnreadProperties(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const ifRead = (text: string, name: string) => (read.has(name) ? text : '');
  const rest = css
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, ifRead)
    .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, ifRead);
  // What only a dropped one has read can go too.
  return rest === css ? css : dropUnreadProperties(rest);
}
