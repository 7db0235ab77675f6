import { insertAudit } from '#server/db/audit-log.ts';
import { isUniqueViolation } from '#server/db/dialect.ts';
import { findFaculty } from '#server/db/faculty.ts';
import { findSubject } from '#server/db/subjects.ts';
import * as teaching from '#server/db/teaching.ts';
import { badRequest, conflict, notFound } from '#server/errors.ts';
import type { Handlers } from '#server/http/context.ts';
import { teacherName } from '#shared/teacher-name.ts';
import type { Teaching } from '#shared/teaching.ts';

export const teachingHandlers = {
  listTeaching: async ({ db, query }) => teaching.listTeaching(db, query),

  createTeaching: async ({ db, author, body, clock }) =>
    db.transaction().execute(async (tx) => {
      if (!(await findFaculty(tx, body.facultyId))) throw unknown('faculty member', 'facultyId');
      if (!(await findSubject(tx, body.subjectId))) throw unknown('subject', 'subjectId');
      const [same] = await teaching.listTeaching(tx, body);
      if (same) throw taken(same);
      const id = await teaching.insertTeaching(tx, body).catch((error: unknown) => {
        // Another request has entered it between the two statements.
        throw isUniqueViolation(error) ? conflict('This is entered already', 'subjectId') : error;
      });
      const made = await teaching.findTeaching(tx, id);
      if (!made) throw notFound('Teaching');
      await insertAudit(tx, author, { action: 'create', ...changeOf(made), after: shownOf(made) }, clock());
      return made;
    }),

  deleteTeaching: async ({ db, author, params, clock }) =>
    db.transaction().execute(async (tx) => {
      const before = await teaching.findTeaching(tx, params.id);
      if (!before) throw notFound('Teaching');
      await teaching.deleteTeaching(tx, params.id);
      await insertAudit(
        tx,
        author,
        { action: 'delete', ...changeOf(before), before: shownOf(before) },
        clock(),
      );
    }),
} satisfies Partial<Handlers>;

const unknown = (what: string, field: string) =>
  badRequest(`There is no such ${what}`, { [field]: `There is no such ${what}` });

const taken = ({ faculty, subject, academicYear }: Teaching) =>
  conflict(`${teacherName(faculty)} teaches ${subject.name} in ${academicYear} already`, 'subjectId');

/** The change is shown in the history of the faculty member. */
const changeOf = ({ faculty, subject }: Teaching) =>
  ({ noun: 'teaching', recordId: faculty.id, label: `${subject.code} ${subject.name}` }) as const;

const shownOf = ({ academicYear }: Teaching) => ({ academicYear });
