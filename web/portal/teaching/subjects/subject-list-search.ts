import { filterChoices } from '#shared/kit/fields/field-schemas.ts';
import { subjectFields } from '#shared/teaching/subjects.ts';
import { listSearch } from '#web/portal/kit/lists/list-search.ts';

/** Sorts within each year; the years always come in their order. */
export const subjectListSearch = listSearch(['code', 'name'], filterChoices(subjectFields));
export type SubjectListSearch = ReturnType<typeof subjectListSearch>;
