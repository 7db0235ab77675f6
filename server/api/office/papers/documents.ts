// Records as PDF documents.

import type { Handlers } from '#server/context.ts';
import { advancesOf } from '#server/db/money/advances.ts';
import { insertExportAudit } from '#server/db/office/audit-log.ts';
import { findStudent } from '#server/db/people/students.ts';
import { listSubjects } from '#server/db/teaching/subjects.ts';
import { orNotFound } from '#server/errors.ts';
import { answerDocuments } from '#server/http/pdf-answer.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { defaultPageSize } from '#shared/kit/list-pages.ts';

export const documentHandlers = {
  readFeeStatement: async (context) => {
    const { db, params, author, clock } = context;
    const student = orNotFound(await findStudent(db, params.id, ['fees']), 'Student');
    await insertExportAudit(
      db,
      author,
      { noun: 'student', recordId: params.id, label: 'Fee statement' },
      clock(),
    );
    const advance = (await advancesOf(db, [student.id])).get(student.id) ?? 0;
    const name = `fee-statement-${student.enrollmentNumber}`;
    return answerDocuments(context, name, import('#server/pdf/student-documents.ts'), ({ feeStatement }) => [
      feeStatement(student, indiaDate(clock()), advance),
    ]);
  },

  readSubjectList: async (context) => {
    const { db, params, settings, clock } = context;
    const { year } = params;
    const { rows } = await listSubjects(db, { year, pageSize: defaultPageSize });
    const name = `subjects-${year.toLowerCase()}-year`;
    return answerDocuments(context, name, import('#server/pdf/subject-list.ts'), ({ subjectList }) => [
      subjectList(year, rows, settings.college, indiaDate(clock())),
    ]);
  },
} satisfies Partial<Handlers>;
