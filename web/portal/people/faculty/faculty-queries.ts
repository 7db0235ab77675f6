// How the screens read the list of faculty.
import type { Fields } from '#shared/kit/fields/fields.ts';
import { facultyFields, facultySortKeys } from '#shared/people/faculty.ts';
import { callListQuery } from '#web/api/call-query.ts';
import { callPath } from '#web/api/calls.ts';
import { listOf } from '#web/portal/kit/lists/list-of.ts';

const usualColumns = new Set(['firstName', 'lastName', 'contactInfo.email', 'specialization', 'designation']);

export const facultyList = listOf({
  sortKeys: facultySortKeys,
  defaultSort: 'lastName',
  filters: { designation: facultyFields.designation },
  columnChoices: {
    fields: facultyFields,
    paths: Object.entries(facultyFields as Fields).flatMap(([path, { input }]) =>
      input && !usualColumns.has(path) ? [path] : [],
    ),
  },
  views: 'faculty',
  read: (query) => callListQuery('listFaculty', { query: { include: 'personalInfo,contactInfo', ...query } }),
  exported: (filter) => callPath('exportFaculty', {}, filter),
});
