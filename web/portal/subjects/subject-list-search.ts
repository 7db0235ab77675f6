import { years } from '#shared/study-years.ts';
import { listSearch } from '#web/portal/lists/list-search.ts';

/** Within the years, which always come in their order. */
export const subjectListSearch = listSearch(['code', 'name'], { year: years });
export type SubjectListSearch = ReturnType<typeof subjectListSearch>;
