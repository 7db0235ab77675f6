import { jsonLd } from './structured-data.ts';

/** Data for search engines, as a script that no browser runs. */
export function JsonLd({ data }: { data: object[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(data) }} />;
}
