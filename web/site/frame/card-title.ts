import { seo } from '#content/en/seo.ts';
import { college } from '#content/facts.ts';

/** The page's title without the name of the college, as its link preview shows it. */
export function cardTitle(path: string): string {
  return (seo[path]?.title ?? college.name).replace(` | ${college.shortName}`, '');
}
