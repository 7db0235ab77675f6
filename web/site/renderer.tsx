// Makes the public pages and the files beside them from the website's content: pure functions, which the server calls when the
// content or the day has changed.
import { renderToStaticMarkup } from 'react-dom/server';
import { withFigures } from '#content/figures.ts';
import { headsOf, siteWords } from '#content/words.ts';
import { type Language, languageOf, languages, pathIn } from '#shared/kit/languages.ts';
import {
  cardPage,
  furtherPage,
  galleryFile,
  noticeFeed,
  portalPrefixes,
  portalShell,
  searchFile,
  searchWordsFile,
} from '#shared/routes.ts';
import { colourRules } from '#shared/website/college/college-colours.ts';
import { collegeFacts } from '#shared/website/college/college-facts.ts';
import { publicNotices } from '#shared/website/notices/published-notices.ts';
import type { SiteFiles, SiteRenderer, WebsiteContent } from '#shared/website/website-content.ts';
import { isTranslated, keyAsText, withTexts } from '#shared/website/word-texts.ts';
import { feeSheet } from './admissions/fee-sheet.ts';
import { Document } from './document.tsx';
import { portalManifest } from './frame/portal-manifest.ts';
import { cardOf } from './frame/share-card.ts';
import { galleryList } from './gallery/gallery-list.ts';
import { noticeFeedXml } from './notices/notice-feed.ts';
import { courseScript, type Page, pages, pagesOf } from './pages.tsx';
import { contentIn } from './parts/content-in.ts';
import { pageHeads } from './parts/course-words.ts';
import { linkIn, PageProvider, type PageValues, type Words } from './parts/page-context.ts';
import { logoIn, withUploaded } from './parts/pictures/pictures.ts';
import { shownFacts } from './parts/shown-facts.ts';
import { PortalShell } from './portal-shell.tsx';
import { searchIndex } from './search/search-index.ts';
import { searchDialogWords } from './search/search-words.ts';
import { sitemap } from './sitemap.ts';

/** The modules that pages start in browsers, below web/site. */
export const scripts: readonly string[] = [
  ...new Set(['site-script.ts', courseScript, ...Object.values(pages).flatMap(({ script }) => script ?? [])]),
];

/** The pictures of link previews, below content/images. */
export const cardPictures: readonly string[] = [
  ...new Set(
    [
      siteWords.en.frame.frame.shareImage,
      ...Object.values(headsOf(siteWords.en)).flatMap(({ image }) => image ?? []),
    ].map(({ src }) => src),
  ),
];

/** In English, in the same order of the lists: pages of the sitemap, further pages behind their first. */
function allPages(content: WebsiteContent): { path: string; base: string; number: number; page: Page }[] {
  return Object.entries(pagesOf(content)).flatMap(([base, page]) =>
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

interface MadeFile {
  type: string;
  /** It has words: there is one in each language. */
  isTranslated?: boolean;
  make: (content: WebsiteContent, page: PageValues) => string;
}

/** The portals that a phone can install, by role. */
const installed = { student: 'Student', faculty: 'Faculty', guardian: 'Parent' };

/** The files that are made from the content, by their paths in English. */
const madeFiles: Readonly<Record<string, MadeFile>> = {
  [noticeFeed]: {
    type: xml,
    isTranslated: true,
    make: ({ notices, today, origin }, { words, language, college }) =>
      noticeFeedXml(
        publicNotices(notices, today).current,
        origin + pathIn(language, ''),
        words.notices,
        college,
      ),
  },
  '/sitemap.xml': {
    type: xml,
    make: (content) =>
      sitemap(
        content,
        allPages(content).filter(({ page }) => !page.isHidden),
      ),
  },
  [searchFile]: {
    type: json,
    isTranslated: true,
    make: (content, page) =>
      JSON.stringify(
        searchIndex(content, page, siteWords[page.language === 'en' ? 'te' : 'en']).map((entry) => ({
          ...entry,
          url: linkIn(page, entry.url),
        })),
      ),
  },
  [searchWordsFile]: {
    type: json,
    isTranslated: true,
    make: (_, { words }) => JSON.stringify(searchDialogWords(words)),
  },
  [galleryFile]: {
    type: json,
    isTranslated: true,
    make: (content, { words, files, language }) =>
      JSON.stringify(galleryList(content, words, files, language)),
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
    Object.entries(installed).map(([role, title]) => [
      `/${role}.webmanifest`,
      {
        type: manifest,
        make: (_: WebsiteContent, page: PageValues) =>
          portalManifest(
            portalPrefixes[role as keyof typeof installed], // as: of the table's own keys
            title,
            logoIn(page),
            page.college,
          ),
      },
    ]),
  ),
};

/** What all pages of one content in one language are made from. */
interface Edition {
  page: PageValues;
  content: WebsiteContent;
}

function editionOf(content: WebsiteContent, files: SiteFiles, language: Language): Edition {
  const college = collegeFacts(content.college, language);
  const { today, origin } = content;
  const texts = withTexts(siteWords[language], ({ key, kind, text, isNew }) => {
    const english = content.words.en[key];
    if (kind === 'picture') return english && english in content.pictures ? english : undefined;
    if (!isTranslated(kind)) return english;
    // What has no translation: a text of an added entry, and what a picture of the office's shows.
    const isUntranslated = isNew || (key.endsWith('.alt') && key.replace(/alt$/, 'src') in content.words.en);
    const changed = content.words[language][key] ?? (isUntranslated ? english : undefined);
    return content.editor === 'keys' ? keyAsText(key, changed ?? text) : changed;
  });
  const shown = shownFacts(content, college, language, texts.figures);
  const words = withFigures<Words>(texts, shown.figures);
  const records = contentIn(language, content, words, siteWords.en);
  const courses = withFigures(records.courses, shown.figures);
  const ofCourses = courses.flatMap(({ photo }) => photo ?? []);
  return {
    page: {
      path: '',
      address: '',
      // Where a key stands, no text says that it is English.
      language: content.editor === 'keys' ? 'en' : language,
      hasScripts: content.editor === undefined,
      words,
      heads: pageHeads(words, courses, college),
      college,
      colours: colourRules(content.college.mainColour, content.college.secondColour),
      isSample: content.isSample,
      logo: content.college.logo,
      ...shown,
      files: {
        ...files,
        pictures: withUploaded(files.pictures, [...Object.values(content.pictures), ...ofCourses]),
      },
      today,
      origin,
    },
    content: { ...records, courses },
  };
}

export function siteRenderer(files: SiteFiles): SiteRenderer {
  /** The words of a content are made once for all its pages. */
  const known = {
    en: new WeakMap<WebsiteContent, Edition>(),
    te: new WeakMap<WebsiteContent, Edition>(),
  };
  const edition = (content: WebsiteContent, language: Language) => {
    const made = known[language].get(content) ?? editionOf(content, files, language);
    known[language].set(content, made);
    return made;
  };
  /** In their order: those that visitors open first are made first. */
  const inAll = (paths: readonly string[]) =>
    paths.flatMap((path) => languages.map((language) => pathIn(language, path)));
  return {
    paths: (content) => [...inAll(allPages(content).map(({ path }) => path)), portalShell],
    pathsWith: (list) => inAll(Object.keys(pages).filter((path) => pages[path]?.shows.includes(list))),

    renderPage: (address, published) => {
      const { language, path } = languageOf(address);
      const { page, content } = edition(published, language);
      if (address === portalShell)
        return {
          html: `<!doctype html>${renderToStaticMarkup(
            <PortalShell
              college={page.college}
              figures={{ en: page.figures, te: edition(published, 'te').page.figures }}
              colours={page.colours}
              files={files}
              title={page.heads[portalShell]?.title ?? ''}
              logo={logoIn(page)}
            />,
          )}`,
          // The editor of the words shows the pages of the site.
          outside: { 'manifest-src': "'self'", 'frame-src': "'self'" },
        };
      const found = allPages(content).find((one) => one.path === path);
      if (!found) throw new Error(`There is no page ${address}`);
      const { base, number, page: one } = found;
      const {
        component: Content,
        top: Top,
        script,
        data,
        isHidden = false,
        isWithoutHelp = false,
        outside,
      } = one;
      const shown = { ...content, number };
      const html = renderToStaticMarkup(
        <PageProvider value={{ ...page, path: base, address: path }}>
          <Document
            structuredData={data?.(page.words, shown, page.facts) ?? []}
            isHidden={isHidden}
            hasHelp={!isWithoutHelp}
            script={script}
            top={Top && <Top />}
          >
            <Content {...shown} />
          </Document>
        </PageProvider>,
      );
      return {
        html: `<!doctype html>${html}`,
        outside: outside?.(page.college) ?? {},
      };
    },

    picture: (path) => files.pictures[path]?.src,
    files: Object.fromEntries(
      Object.entries(madeFiles).flatMap(([path, { type, isTranslated }]) =>
        (isTranslated ? inAll([path]) : [path]).map((one) => [one, type]),
      ),
    ),
    renderFile: (address, published) => {
      const { language, path } = languageOf(address);
      const { page, content } = edition(published, language);
      return madeFiles[path]?.make(content, page) ?? '';
    },
    figures: (content) => edition(content, 'en').page.figures,
    card: (address, published) => {
      const { language, path: file } = languageOf(address);
      const path = cardPage(file);
      if (!path) return undefined;
      const { page } = edition(published, language);
      return page.heads[path] && cardOf(path, page);
    },
    renderFeeSheet: (year, content, language) => feeSheet(year, edition(content, language).page),
  };
}
