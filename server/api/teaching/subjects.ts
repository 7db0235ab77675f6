import type { Handlers } from '#server/context.ts';
import { csvColumns } from '#server/csv/columns.ts';
import { exporting } from '#server/csv/export.ts';
import * as subjects from '#server/db/teaching/subjects.ts';
import { conflict } from '#server/errors.ts';
import { records } from '#server/records/record-types.ts';
import { resourceHandlers } from '#server/records/resource-handlers.ts';
import { subjectFields } from '#shared/teaching/subjects.ts';
import { subjectNames } from '#shared/teaching/subjects-calls.ts';

export const subjectHandlers = {
  ...resourceHandlers(subjectNames, records.subject, {
    list: subjects.listSubjects,
    insert: subjects.subjectRows.insert,
    update: subjects.subjectRows.update,
    removing: async (tx, { id, name }) => {
      if ((await subjects.listSubjectsWithMarks(tx, [id])).size > 0)
        throw conflict(`${name} cannot be deleted: students have results or grades in it.`, 'id');
      if ((await subjects.listSubjectsTaught(tx, [id])).size > 0)
        throw conflict(
          `${name} cannot be deleted: it is in the timetable, or classes of it were held.`,
          'id',
        );
    },
  }),

  exportSubjects: exporting('subject', 'subjects', csvColumns(subjectFields), ({ db, query }) =>
    subjects.listSubjects(db, query),
  ),
} satisfies Partial<Handlers>;
