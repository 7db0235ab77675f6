import { expect, test } from 'vitest';
import { languageOf, pathIn } from '#shared/kit/languages.ts';
import { portalShell } from '#shared/routes.ts';
import { heads } from '#test/site-words.ts';
import { renderer, startContent, startFile, startPage } from '#test/website.ts';
import { translated, withElements } from './in-language.ts';
import { linkIn } from './parts/page-context.ts';

test('a text without a translation shows in English and says so; an address is none', () => {
  const words = translated({ title: 'Fees', lead: 'All fees', url: '/fees' }, { title: 'ఫీజులు' });
  const html = `<title>${words.lead}</title><h1>${words.title}</h1><a href="${words.url}" title="${words.lead}">${words.lead}</a>`;
  expect(withElements(html)).toBe(
    '<title>All fees</title><h1>ఫీజులు</h1><a href="/fees" title="All fees"><span lang="en">All fees</span></a>',
  );
});

test('a link to a page stays in the language; one to a file, another site or the same page in English does not', () => {
  const links = [
    ['/', '/te'],
    ['/exams/notices#n-1', '/te/exams/notices#n-1'],
    ['/gallery/page-2', '/te/gallery/page-2'],
    ['/fee-structure-2026-2027.pdf', '/fee-structure-2026-2027.pdf'],
    ['https://example.org/about', 'https://example.org/about'],
  ];
  for (const [english = '', telugu] of links) expect(linkIn({ language: 'te', heads }, english)).toBe(telugu);
  expect(startPage('/te/contact')).toContain('<a href="/contact" rel="alternate"');
});

test('every page is there in Telugu, names its language and its English pair, and shows no mark', () => {
  const [english = [], telugu = []] = ['en', 'te'].map((language) =>
    renderer.paths(startContent).filter((path) => languageOf(path).language === language),
  );
  expect(english.filter((path) => path !== portalShell).map((path) => pathIn('te', path))).toEqual(telugu);
  for (const path of ['/te', '/te/contact', '/te/gallery', '/te/services/digital-library', '/te/404']) {
    const html = startPage(path);
    expect(html).toContain('<html lang="te-IN">');
    expect(html).not.toMatch(/[\uE000\uE001]/);
  }
  for (const page of ['/contact', '/te/contact']) {
    expect(startPage(page)).toContain(
      '<link rel="alternate" hrefLang="en" href="https://vcp.example/contact"/>',
    );
    expect(startPage(page)).toContain(
      '<link rel="alternate" hrefLang="te" href="https://vcp.example/te/contact"/>',
    );
    expect(startPage(page)).toContain('hrefLang="x-default" href="https://vcp.example/contact"/>');
    expect(startPage(page)).toContain(`<link rel="canonical" href="https://vcp.example${page}"/>`);
  }
});

test('the search of the Telugu pages leads to Telugu pages', () => {
  const index = JSON.parse(startFile('/te/search-index.json')) as { url: string }[]; // made by search-index.ts
  expect(index.length).toBeGreaterThan(50);
  for (const { url } of index) expect(url).toMatch(/^\/te(\/|$|#)/);
});

test('what only the translation has is there too', () => {
  expect(translated({ phrases: {} }, { phrases: { 'Email is required': 'ఈ-మెయిల్ రాయండి' } })).toEqual({
    phrases: { 'Email is required': 'ఈ-మెయిల్ రాయండి' },
  });
});
