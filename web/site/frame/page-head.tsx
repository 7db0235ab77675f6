import { type Language, languages, pathIn } from '#shared/kit/languages.ts';
import { noticeFeed, routes, touchIcon } from '#shared/routes.ts';
import { usePage } from '#web/site/parts/page-context.ts';
import { useLogo } from '#web/site/parts/pictures/pictures.ts';
import { JsonLd } from './in-page.tsx';
import { cardAddress, cardOf } from './share-card.ts';
import { breadcrumbData, collegeData, type StructuredData } from './structured-data.ts';

/** The pages that show all current notices. */
const noticePaths: ReadonlySet<string> = new Set([routes.notices, routes.examTab('notices')]);

interface PageHeadProps {
  structuredData: readonly StructuredData[];
  isHidden: boolean;
}

/** The tags that search engines and link previews read. */
export function PageHead({ structuredData, isHidden }: PageHeadProps) {
  const page = usePage();
  const { path, address, words, heads, figures, origin, language, college } = page;
  const head = heads[path];
  if (!head) throw new Error(`content/words has no title and description for ${path}`);
  const logo = useLogo();
  const urlOf = (one: Language, of: string) => origin + pathIn(one, of === routes.home ? '' : of);
  const urlIn = (one: Language) => urlOf(one, address);
  const url = urlIn(language);
  const data = [
    collegeData(origin, figures, college),
    ...breadcrumbData(path, urlOf(language, ''), heads),
    ...structuredData,
  ].map((one) => (one.url ? { ...one, url: origin + pathIn(language, one.url.slice(origin.length)) } : one));
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {isHidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          {languages.map((hreflang) => (
            <link key={hreflang} rel="alternate" hrefLang={hreflang} href={urlIn(hreflang)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={urlIn('en')} />
        </>
      )}
      <link rel="icon" type={logo.type} href={logo.src} />
      <link rel="apple-touch-icon" href={touchIcon} />
      <meta name="theme-color" content="#fbfaf5" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={college.collegeName} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={origin + cardAddress(path, page)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={cardOf(path, page).title} />
      <meta name="twitter:card" content="summary_large_image" />
      <JsonLd data={data} />
      {noticePaths.has(path) && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={words.notices.noticesPage.title}
          href={pathIn(language, noticeFeed)}
        />
      )}
    </>
  );
}
