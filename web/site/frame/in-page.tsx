// What stands in a page as it is: styles, scripts, and data for search engines.
import type { SiteFiles } from '#shared/website/website-content.ts';
import { usePage } from '#web/site/parts/page-context.ts';
import { jsonLd } from './structured-data.ts';

/** One request less before the first paint; both fit into the first packets. */
export function Style({ style }: Pick<SiteFiles, 'style'>) {
  if ('href' in style) return <link rel="stylesheet" href={style.href} />;
  return <style dangerouslySetInnerHTML={{ __html: style.text }} />;
}

/** Nothing is asked for before the first paint, and no touch comes before it. */
export function Script({ module }: { module: string }) {
  const script = usePage().files.scripts[module];
  if (!script) throw new Error(`The build has no script of web/site/${module}`);
  if ('src' in script) return <script type="module" src={script.src} />;
  return <script type="module" dangerouslySetInnerHTML={{ __html: script.text }} />;
}

/** A script that no browser runs. */
export function JsonLd({ data }: { data: object[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(data) }} />;
}
