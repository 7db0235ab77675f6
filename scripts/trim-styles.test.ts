import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { trimStyles } from './trim-styles.ts';

const site = mkdtempSync(join(tmpdir(), 'trim-styles-'));
mkdirSync(join(site, '_astro'));
afterAll(() => rmSync(site, { recursive: true }));

const styleOf = (html: string) => /<style>([\s\S]*)<\/style>/.exec(trimStyles(html, site))?.[1] ?? '';

test('unused rules are removed', () => {
  const css = '.used{color:red}.unused{color:green}@media print{.unused{display:none}}p{margin:0}';
  expect(styleOf(`<style>${css}</style><p class="other used">x</p>`)).toBe('.used{color:red}p{margin:0}');
});

test('class names with special characters are found in any notation of the markup', () => {
  const css = '.md\\:flex{display:flex}.\\[\\&\\>p\\]\\:mt-1>p{margin-top:1px}';
  const style = styleOf(`<style>${css}</style><p class="md:flex [&amp;&gt;p]:mt-1">x</p>`);
  expect(style).toContain('display:flex');
  expect(style).toContain('margin-top:1px');
});

test('a rule is kept where one of its selectors is used, and removed where each has an unused part', () => {
  const html = '<p class="a">x</p>';
  expect(styleOf(`<style>.a,.b{color:red}</style>${html}`)).toContain('.a');
  expect(styleOf(`<style>.a .b{color:red}</style>${html}`)).toBe('');
});

test('a rule for elements that neither the page nor a script has is removed', () => {
  writeFileSync(join(site, '_astro/list.js'), 'h("ol");e.innerHTML="<dd>x</dd>"');
  const css = 'hr{margin:0}code,p{margin:1px}ol{margin:2px}dd{margin:3px}p sub{top:0}html{margin:4px}';
  const html = `<html><style>${css}</style><p>an hr, a sub</p><script type="module" src="/_astro/list.js"></script>`;
  expect(styleOf(html)).toBe('code,p{margin:1px}ol{margin:2px}dd{margin:3px}html{margin:4px}');
});

test('a class that a script sets is kept, also in a script that another one loads', () => {
  writeFileSync(join(site, '_astro/first.Ab-1.js'), 'import("./second.js")');
  writeFileSync(join(site, '_astro/second.js'), 'link.className=`block rounded`');
  const css = '.rounded{border-radius:1px}.dotted{border:1px dotted}';
  const html = `<style>${css}</style><script type="module" src="/_astro/first.Ab-1.js"></script>`;
  expect(styleOf(html)).toBe('.rounded{border-radius:1px}');
});

test('an unused custom property is removed, and one that only it has used', () => {
  const css = ':root{--a:1px;--b:var(--c);--c:2px}@property --d{syntax:"*";inherits:false}p{margin:var(--a)}';
  expect(styleOf(`<style>${css}</style><p>x</p>`)).toBe(':root{--a:1px;}p{margin:var(--a)}');
});

test('a class with a dot in its name is kept, and one that a script queries too', () => {
  writeFileSync(join(site, '_astro/point.js'), 'link.className="px-1.5";document.querySelector(".found")');
  const css = '.px-1\\.5{padding-inline:6px}.found{margin:0}.px-2\\.5{padding-inline:10px}';
  const html = `<style>${css}</style><script type="module" src="/_astro/point.js"></script>`;
  expect(styleOf(html)).toBe('.px-1\\.5{padding-inline:6px}.found{margin:0}');
});
