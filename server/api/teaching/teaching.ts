import type { Handlers } from '#server/context.ts';
import { teachingColumns } from '#server/csv/columns.ts';
import { exporting } from '#server/csv/export.ts';
import { findFaculty } from '#server/db/people/faculty.ts';
import { findSubject } from '#server/db/teaching/subjects.ts';
import * as teaching from '#server/db/teaching/teaching.ts';
import { conflict, invalid } from '#server/errors.ts';
import { records } from '#server/records/record-types.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { Teaching } from '#shared/teaching/teaching.ts';

export const teachingHandlers = {
  listTeaching: async ({ db, query }) => teaching.listTeaching(db, query),

  exportTeaching: exporting('teaching', 'teaching', teachingColumns, ({ db, query }) =>
    teaching.listTeaching(db, query),
  ),

  createTeaching: async (context) => {
    const { body } = context;
    return records.teaching.create(context, async (tx) => {
      if (!(await findFaculty(tx, body.facultyId))) throw unknown('faculty member', 'facultyId');
      if (!(await findSubject(tx, body.subjectId))) throw unknown('subject', 'subjectId');
      const [same] = await teaching.listTeaching(tx, body);
      if (same) throw taken(same);
      return teaching.insertTeaching(tx, body);
    });
  },

  deleteTeaching: (context) => records.teaching.remove(context, context.params.id),
} satisfies Partial<Handlers>;

const unknown = (what: string, field: string) => invalid(`There is no such ${what}`, field);

const taken = ({ faculty, subject, academicYear }: Teaching) =>
  conflict(`${fullName(faculty)} teaches ${subject.name} in ${academicYear} already`, 'subjectId');
