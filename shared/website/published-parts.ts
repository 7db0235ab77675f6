// For which parts of the website something was ever published: such a part never gets its start records back, because the office
// could not take them off the site.
import type { WebsiteNotice } from './website-content.ts';
import type { WebsitePerson } from './website-people.ts';

/** @returns the parts that lose their start records with this publication */
export function partsOfPublication(noun: string, data: object): string[] {
  if (noun === 'notice') {
    const { audience, inTicker } = data as Pick<WebsiteNotice, 'audience' | 'inTicker'>; // the content of the noun
    return audience.includes('public') ? ['notices', ...(inTicker ? ['ticker'] : [])] : [];
  }
  if (noun === 'website-person') return [(data as Pick<WebsitePerson, 'place'>).place]; // as above
  if (noun === 'exam-link') return [`exam-${(data as { tab: string }).tab}`]; // as above
  if (noun === 'gallery-picture') return ['gallery'];
  return noun === 'exam-session' ? ['exam-schedule'] : [];
}
