import { sendCsv } from '#server/csv/export.ts';
import { listExamFigures } from '#server/db/exam-figures.ts';
import type { Database } from '#server/db/schema.ts';
import type { Session } from '#server/db/sessions.ts';
import type { Handlers } from '#server/http/context.ts';
import { enterableSubjects } from '#server/records/exam-sessions.ts';
import { records } from '#server/records/record-types.ts';
import type { ExamFigure } from '#shared/exam-figures.ts';
import { defaultPageSize } from '#shared/list-pages.ts';

export const examFigureHandlers = {
  readExamFigures: async ({ db, params, session }) => figuresOf(db, session, params.id),

  exportExamFigures: async (context) => {
    const { db, params, session } = context;
    const rows = await figuresOf(db, session, params.id);
    return sendCsv(
      { ...context, query: { pageSize: defaultPageSize } },
      {
        noun: 'exam-session',
        fileName: 'exam-figures.csv',
        columns: [
          ['code', ({ subject }: ExamFigure) => subject.code],
          ['subject', ({ subject }) => subject.name],
          ['maxMarks', ({ maxMarks }) => maxMarks],
          ['entered', ({ entered }) => entered],
          ['absent', ({ absent }) => absent],
          ['passed', ({ passed }) => passed],
          ['average', ({ average }) => average],
          ['highest', ({ highest }) => highest],
        ],
      },
      async () => ({ rows, total: rows.length }),
    );
  },
} satisfies Partial<Handlers>;

/** For a teacher the own subjects only. */
async function figuresOf(db: Database, user: Session, id: string): Promise<ExamFigure[]> {
  const found = await records['exam-session'].existing(db, id);
  const mine = await enterableSubjects(db, user, [found]);
  const papers = found.papers.filter((paper) => mine(found, paper));
  return listExamFigures(
    db,
    id,
    papers.map(({ subject }) => subject.id),
  );
}
