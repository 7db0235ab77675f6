import { years } from '#shared/kit/study-years.ts';
import { listSearch } from '#web/portal/kit/lists/list-search.ts';

export const atRiskSearch = listSearch([], { year: years, state: ['short', 'condonable'] });
