// Records as PDF documents.

import type { Handlers } from '#server/context.ts';
import { advancesOf } from '#server/db/money/advances.ts';
import { insertExportAudit } from '#server/db/office/audit-log.ts';
import { findStudent } from '#server/db/people/students.ts';
import { listSubjects } from '#server/db/teaching/subjects.ts';
import { notFound } from '#server/errors.ts';
import { namePdf } from '#server/http/pdf-name.ts';
import { feeStatement } from '#server/pdf/student-documents.ts';
import { subjectList } from '#server/pdf/subject-list.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { defaultPageSize } from '#shared/kit/list-pages.ts';

// The PDF library and its fonts are loaded with the first document, to save memory until then.
const kit = () => import('#server/pdf/document.ts');

export const documentHandlers = {
  readFeeStatement: async ({ db, params, author, settings, clock, reply }) => {
    const student = await findStudent(db, params.id, ['fees']);
    if (!student) throw notFound('Student');
    await insertExportAudit(
      db,
      author,
      { noun: 'student', recordId: params.id, label: 'Fee statement' },
      clock(),
    );
    namePdf(reply, `fee-statement-${student.enrollmentNumber}`);
    const { makePdf } = await kit();
    const advance = (await advancesOf(db, [student.id])).get(student.id) ?? 0;
    return makePdf([feeStatement(student, indiaDate(clock()), advance)], settings.college);
  },

  readSubjectList: async ({ db, params: { year }, settings, clock, reply }) => {
    const { rows } = await listSubjects(db, { year, pageSize: defaultPageSize });
    namePdf(reply, `subjects-${year.toLowerCase()}-year`);
    const { makePdf } = await kit();
    return makePdf([subjectList(year, rows, settings.college, indiaDate(clock()))], settings.college);
  },
} satisfies Partial<Handlers>;
