// Each page contains a copy of the site's style sheet, from which the rules that the page does not use are removed. A rule
// is used where its classes and elements occur in the markup or in a script that the page can load.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Selector, transform } from 'lightningcss';

const styleElement = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;

/**
 * @param site the folder of the built site, for the scripts that the page names
 * @param later markup that the page may get later
 */
export function trimStyles(html: string, site: string, later = ''): string {
  const scripts = scriptsOf(html, site);
  const used: Used = {
    classes: new Set([...classesOf(html + later), ...scripts.flatMap(wordsOf)]),
    elements: new Set([...elementsOf(html + later), ...scripts.flatMap(elementsOf)]),
  };
  return html.replace(
    styleElement,
    (_, open: string, css: string, close: string) => open + trim(css, used) + close,
  );
}

interface Used {
  classes: ReadonlySet<string>;
  elements: ReadonlySet<string>;
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

/** All texts in a script that could be class names: 'px-1.5' unchanged, '.rounded' in a selector without its dot. */
function wordsOf(script: string): string[] {
  return script.split(/[\s"'`]+/).flatMap((word) => [word, ...word.split('.')]);
}

/** The elements of markup, and in a script all quoted words that could be one: `jsx("ul")`, "<li>". */
function elementsOf(text: string): string[] {
  return [...text.matchAll(/["'`<]([a-z][a-z0-9]*)\b/g)].map(([, name = '']) => name);
}

/** The page's scripts with their static and dynamic imports. */
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

function trim(css: string, used: Used): string {
  const isUsed = (selector: Selector) =>
    selector.every((part) => {
      if (part.type === 'class') return used.classes.has(part.name);
      return part.type !== 'type' || used.elements.has(part.name);
    });
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        // A rule is kept or removed completely, because the library cannot parse some rules after a change.
        style: (rule) => (rule.value.selectors.some(isUsed) ? undefined : []),
      },
    },
  });
  // A second pass removes groups that have become empty.
  return dropUnreadProperties(transform({ filename: 'page.css', code, minify: true }).code.toString());
}

/** The custom properties of Tailwind and of our own that no rule reads any more. */
function dropUnreadProperties(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const ifRead = (text: string, name: string) => (read.has(name) ? text : '');
  const rest = css
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, ifRead)
    .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, ifRead);
  // Properties that only a removed one has read are removed too.
  return rest === css ? css : dropUnreadProperties(rest);
}
