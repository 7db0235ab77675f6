import { firstCharacters } from '#shared/kit/text/characters.ts';
import { enquirySortKeys, enquiryStages } from '#shared/website/enquiries.ts';
import { listSearch } from '#web/portal/kit/lists/list-search.ts';

const readList = listSearch(enquirySortKeys, { stage: enquiryStages, due: ['now'], view: ['chart'] });

export const enquiryListSearch = (address: Record<string, unknown>) => ({
  ...readList(address),
  /** The path of a page of the site. */
  source: typeof address.source === 'string' ? firstCharacters(address.source, 200) || undefined : undefined,
});
export type EnquiryListSearch = ReturnType<typeof enquiryListSearch>;
