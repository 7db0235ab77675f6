// Records as PDF documents.
import { insertAudit } from '#server/db/audit-log.ts';
import { findStudent } from '#server/db/students.ts';
import { listSubjects } from '#server/db/subjects.ts';
import { notFound } from '#server/errors.ts';
import type { Context, Handlers } from '#server/http/context.ts';
import { feeStatement } from '#server/pdf/student-documents.ts';
import { subjectList } from '#server/pdf/subject-list.ts';
import type { Contract } from '#shared/contract.ts';
import { indiaDate } from '#shared/format.ts';
import { defaultPageSize } from '#shared/list-pages.ts';

// The PDF library and its fonts are loaded with the first document, to save memory until then.
const kit = () => import('#server/pdf/document.ts');

export const documentHandlers = {
  readFeeStatement: async (context) => {
    const { db, params, settings, clock, reply } = context;
    const student = await findStudent(db, params.id, ['fees']);
    if (!student) throw notFound('Student');
    await noteExport(context, 'Fee statement');
    reply.header('content-disposition', disposition(`fee-statement-${student.enrollmentNumber}`));
    const { makePdf } = await kit();
    return makePdf([feeStatement(student, indiaDate(clock()))], settings.college);
  },

  readSubjectList: async ({ db, params: { year }, settings, clock, reply }) => {
    const { rows } = await listSubjects(db, { year, pageSize: defaultPageSize });
    reply.header('content-disposition', disposition(`subjects-${year.toLowerCase()}-year`));
    const { makePdf } = await kit();
    return makePdf([subjectList(year, rows, settings.college, indiaDate(clock()))], settings.college);
  },
} satisfies Partial<Handlers>;

type Exported = Pick<Context<Contract['readFeeStatement']>, 'db' | 'author' | 'clock' | 'params'>;

/** A document about one person is an export of personal data. */
async function noteExport({ db, author, clock, params }: Exported, label: string): Promise<void> {
  const change = { action: 'export', noun: 'student', recordId: params.id, label } as const;
  await db.transaction().execute((tx) => insertAudit(tx, author, change, clock()));
}

/** The document opens in the browser; the name is used when it is saved. */
function disposition(name: string): string {
  return `inline; filename="${name.replace(/[^\w-]+/g, '-')}.pdf"`;
}
