import type { Handlers } from '#server/context.ts';
import { csvColumns } from '#server/csv/columns.ts';
import { exporting } from '#server/csv/export.ts';
import { lockUntilCommit } from '#server/db/driver/dialect.ts';
import type { Tx } from '#server/db/schema.ts';
import { listSubjectsTaught } from '#server/db/teaching/classes.ts';
import * as subjects from '#server/db/teaching/subjects.ts';
import { conflict } from '#server/errors.ts';
import { codeTaken, records } from '#server/records/record-types.ts';
import { resourceHandlers } from '#server/records/resource-handlers.ts';
import { codeKey } from '#shared/kit/text/text-key.ts';
import { type SubjectInput, subjectFields } from '#shared/teaching/subjects.ts';
import { subjectNames } from '#shared/teaching/subjects-calls.ts';

/** The index of the table knows one spelling only. */
async function refuseOtherCase(tx: Tx, code: string, own?: string): Promise<void> {
  await lockUntilCommit(tx, `subject ${codeKey(code)}`);
  const same = await subjects.subjectRows.listBy(tx, 'code', [codeKey(code)]);
  const isKept = same.some((subject) => subject.id === own && subject.code === code);
  if (!isKept && same.some(({ id }) => id !== own)) throw codeTaken();
}

export const subjectHandlers = {
  ...resourceHandlers(subjectNames, records.subject, {
    list: subjects.listSubjects,
    insert: async (tx, input: SubjectInput) => {
      await refuseOtherCase(tx, input.code);
      return subjects.subjectRows.insert(tx, input);
    },
    update: async (tx, id, input: SubjectInput, version) => {
      await refuseOtherCase(tx, input.code, id);
      return subjects.subjectRows.update(tx, id, input, version);
    },
    removing: async (tx, { id, name }) => {
      if ((await subjects.listSubjectsWithMarks(tx, [id])).size > 0)
        throw conflict(`${name} cannot be deleted: students have results or grades in it.`, 'id');
      if ((await listSubjectsTaught(tx, [id])).size > 0)
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
