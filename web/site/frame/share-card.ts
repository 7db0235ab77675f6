import { pathIn } from '#shared/kit/languages.ts';
import { shareCard } from '#shared/routes.ts';
import type { ShareCard } from '#shared/website/website-content.ts';
import type { PageValues } from '#web/site/parts/page-context.ts';

/** What the link preview of a page says: its title without the name of the college, which stands below it. */
export function cardOf(path: string, { words, heads, college, figures, logo }: PageValues): ShareCard {
  const { title, image } = heads[path] ?? {};
  const { admissionsOpen, shareImage } = words.frame.frame;
  return {
    college: college.collegeName,
    title: (title ?? college.collegeName).replace(` | ${college.collegeShort}`, ''),
    call: figures.admissionSentence ? admissionsOpen : '',
    picture: (image ?? shareImage).src,
    logo: logo?.id ?? '',
  };
}

/** Programs keep a card by its address, for weeks: another card has another one. */
export function cardAddress(path: string, page: PageValues): string {
  let sum = 0;
  for (const letter of JSON.stringify(cardOf(path, page))) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return `${pathIn(page.language, shareCard(path))}?${sum.toString(36)}`;
}
