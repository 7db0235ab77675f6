import { callQuery } from '#web/api/call-query.ts';

/** The settings of the college, the same for every admin. */
export const collegeSettingsQuery = callQuery('readCollegeSettings');
