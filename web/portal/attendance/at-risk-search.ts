import { years } from '#shared/study-years.ts';
import { listSearch } from '#web/portal/lists/list-search.ts';

export const atRiskSearch = listSearch([], { year: years, state: ['short', 'condonable'] });
