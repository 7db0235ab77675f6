import { noticesPage } from '#content/en/notices.ts';
import { seo } from '#content/en/seo.ts';
import { college } from '#content/facts.ts';
import { figure } from '#content/figures.ts';
import { noticeFeed, routes, shareCard } from '#shared/routes.ts';
import { Slot } from '#web/site/parts/slot.tsx';
import { cardTitle } from './card-title.ts';
import { JsonLd } from './json-ld.tsx';
import { logo } from './logo.ts';
import { breadcrumbData, collegeData } from './structured-data.ts';

/** The pages that show all current notices. */
const noticePaths: ReadonlySet<string> = new Set([routes.notices, routes.examTab('notices')]);

interface PageHeadProps {
  path: string;
  /** Origin of the published site. */
  site: string;
  structuredData: object[];
  isHidden: boolean;
}

/** The tags that search engines and link previews read. */
export function PageHead({ path, site, structuredData, isHidden }: PageHeadProps) {
  const words = seo[path];
  if (!words) throw new Error(`content/en/seo.ts has no title and description for ${path}`);
  const address = `${site}${path === '/' ? '' : path}` || '/';
  const data = [collegeData(site), ...breadcrumbData(path, site), ...structuredData];
  return (
    <>
      <title>{words.title}</title>
      <meta name="description" content={words.description} />
      {isHidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <link rel="icon" type={logo.type} href={logo.src} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta name="theme-color" content="#fbfaf5" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={college.name} />
      <meta property="og:title" content={words.title} />
      <meta property="og:description" content={words.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={site + shareCard(path, figure('cardFolder'))} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={cardTitle(path)} />
      <meta name="twitter:card" content="summary_large_image" />
      <JsonLd data={data} />
      {noticePaths.has(path) && (
        <>
          <link rel="alternate" type="application/atom+xml" title={noticesPage.title} href={noticeFeed} />
          <Slot name="notice-data" />
        </>
      )}
    </>
  );
}
