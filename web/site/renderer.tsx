// Makes the public pages and the files beside them from the website's content: pure functions, which the server calls when the
// content or the day has changed.
import { renderToStaticMarkup } from 'react-dom/server';
import * as english from '#content/en/words.ts';
import { college } from '#content/facts.ts';
import { withFigures } from '#content/figures.ts';
import { furtherPage, galleryFile, noticeFeed, portalPrefixes, portalShell } from '#shared/routes.ts';
import { publicNotices } from '#shared/website/published-notices.ts';
import type { SiteFiles, SiteRenderer, WebsiteContent } from '#shared/website/website-content.ts';
import { feeSheet } from './admissions/fee-sheet.ts';
import { Document } from './document.tsx';
import { cardTitle } from './frame/card-title.ts';
import { portalManifest } from './frame/portal-manifest.ts';
import { galleryList } from './gallery/gallery-list.ts';
import { noticeFeedXml } from './notices/notice-feed.ts';
import { type Page, pages } from './pages.tsx';
import { PageProvider, type PageValues, type Words } from './parts/page-context.ts';
import { logoIn } from './parts/pictures.ts';
import { shownFacts } from './parts/shown-facts.ts';
import { PortalShell } from './portal-shell.tsx';
import { searchIndex } from './search/search-index.ts';
import { sitemap } from './sitemap.ts';

/** The modules that pages start in browsers, below web/site. */
export const scripts: readonly string[] = [
  ...new Set(['frame/frame-script.ts', ...Object.values(pages).flatMap(({ script }) => script ?? [])]),
];

/** The words of the cards of link previews, by the path of the page. No figure is in a title. */
export const cardWords = (path: string) => ({
  college: college.name,
  title: cardTitle(path, english.seo),
  call: english.frame.frame.admissionsOpen,
  image: english.seo.seo[path]?.image ?? english.frame.frame.shareImage,
});
export const cardPaths = Object.keys(english.seo.seo);

/** In the same order of the lists: pages of the sitemap, further pages behind their first. */
function allPages(content: WebsiteContent): { path: string; base: string; number: number; page: Page }[] {
  return Object.entries(pages).flatMap(([base, page]) =>
    Array.from({ length: page.pages?.(content) ?? 1 }, (_, index) => ({
      path: furtherPage(base, index + 1),
      base,
      number: index + 1,
      page,
    })),
  );
}

const json = 'application/json; charset=utf-8';
const xml = 'application/xml; charset=utf-8';
const manifest = 'application/manifest+json; charset=utf-8';

/** The files that are made from the content, by their paths. */
const madeFiles: Readonly<
  Record<string, { type: string; make: (content: WebsiteContent, words: Words, files: SiteFiles) => string }>
> = {
  [noticeFeed]: {
    type: xml,
    make: ({ notices, today, origin }, words) =>
      noticeFeedXml(publicNotices(notices, today).current, origin, words.notices),
  },
  '/sitemap.xml': {
    type: xml,
    make: (content) =>
      sitemap(
        content,
        allPages(content).filter(({ page }) => !page.isHidden),
      ),
  },
  '/search-index.json': { type: json, make: (content, words) => JSON.stringify(searchIndex(content, words)) },
  [galleryFile]: {
    type: json,
    make: (content, words, files) => JSON.stringify(galleryList(content, words, files)),
  },
  '/robots.txt': {
    type: 'text/plain; charset=utf-8',
    // Search engines may index every public page with the published pictures, but not the portals and the API.
    make: ({ origin }) =>
      [
        'User-agent: *',
        'Allow: /',
        'Allow: /api/pictures/',
        ...[...Object.values(portalPrefixes), '/api/'].map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${origin}/sitemap.xml`,
        '',
      ].join('\n'),
  },
  ...Object.fromEntries(
    (['student', 'faculty'] as const).map((role) => [
      `/${role}.webmanifest`,
      {
        type: manifest,
        make: (_: WebsiteContent, words: Words, files: SiteFiles) =>
          portalManifest(
            portalPrefixes[role],
            role === 'student' ? 'Student' : 'Faculty',
            logoIn(files, words.frame.frame.logo.src),
          ),
      },
    ]),
  ),
};

/** The values of all pages of one content. */
function valuesOf(content: WebsiteContent, files: SiteFiles): PageValues {
  const shown = shownFacts(content);
  const { today, origin } = content;
  return { words: withFigures<Words>(english, shown.figures), ...shown, files, today, origin };
}

export function siteRenderer(files: SiteFiles): SiteRenderer {
  /** The words of a content are made once for all its pages. */
  const known = new WeakMap<WebsiteContent, PageValues>();
  const values = (content: WebsiteContent) => {
    const made = known.get(content) ?? valuesOf(content, files);
    known.set(content, made);
    return made;
  };
  return {
    paths: (content) => [...allPages(content).map(({ path }) => path), portalShell],
    pathsWith: (list) => Object.keys(pages).filter((path) => pages[path]?.shows.includes(list)),

    renderPage: (path, content) => {
      const page = values(content);
      if (path === portalShell)
        return {
          html: `<!doctype html>${renderToStaticMarkup(
            <PortalShell
              files={files}
              title={page.words.seo.seo[portalShell]?.title ?? ''}
              logo={logoIn(files, page.words.frame.frame.logo.src)}
            />,
          )}`,
          outside: { 'manifest-src': "'self'" },
        };
      const found = allPages(content).find((one) => one.path === path);
      if (!found) throw new Error(`There is no page ${path}`);
      const { base, number, page: one } = found;
      const { render, renderTop, script, data, isHidden = false, isWithoutHelp = false, outside = {} } = one;
      const shown = { ...content, path: base, number };
      const html = renderToStaticMarkup(
        <PageProvider value={page}>
          <Document
            path={base}
            address={path}
            structuredData={data?.(page.words, shown) ?? []}
            isHidden={isHidden}
            hasHelp={!isWithoutHelp}
            script={script}
            top={renderTop?.()}
          >
            {render(shown)}
          </Document>
        </PageProvider>,
      );
      return { html: `<!doctype html>${html}`, outside };
    },

    picture: (path) => files.pictures[path]?.src,
    files: Object.fromEntries(Object.entries(madeFiles).map(([path, { type }]) => [path, type])),
    renderFile: (path, content) => madeFiles[path]?.make(content, values(content).words, files) ?? '',
    renderFeeSheet: (year, content) => feeSheet(year, values(content).words.admissions, content.today),
  };
}
