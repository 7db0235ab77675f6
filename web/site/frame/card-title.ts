import type { CollegeFacts } from '#shared/website/college/college-facts.ts';
import type { Words } from '#web/site/parts/page-context.ts';

/** The page's title without the name of the college, as its link preview shows it. */
export function cardTitle(path: string, { seo }: Words['seo'], college: CollegeFacts): string {
  return (seo[path]?.title ?? college.collegeName).replace(` | ${college.collegeShort}`, '');
}
