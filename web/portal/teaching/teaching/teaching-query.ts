import type { TeachingQuery } from '#shared/teaching/teaching.ts';
import { callQuery } from '#web/api/call-query.ts';

/** Who teaches what, filtered by teacher, subject or academic year. */
export const teachingQuery = (query: TeachingQuery) => callQuery('listTeaching', { query });
