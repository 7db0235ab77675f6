import type { Handlers } from '#server/context.ts';
import { type ExportColumn, exporting, plainColumns } from '#server/csv/export.ts';
import type { Session } from '#server/db/account/sessions.ts';
import { listExamFigures } from '#server/db/exams/exam-figures.ts';
import { listExamSessions } from '#server/db/exams/exam-sessions.ts';
import { idsOf } from '#server/db/rows.ts';
import type { Database } from '#server/db/schema.ts';
import { records } from '#server/records/record-types.ts';
import { enterableSubjects } from '#server/rules/exams/exam-sessions.ts';
import type { ComparedSession, ExamFigure } from '#shared/exams/exam-figures.ts';
import { type ExamSession, examKindLabels, examStateLabels } from '#shared/exams/exam-sessions.ts';
import { defaultPageSize } from '#shared/kit/list-pages.ts';
import { academicYearBefore } from '#shared/office/academic-year-labels.ts';

const columns: readonly ExportColumn<ExamFigure>[] = [
  ['code', ({ subject }) => subject.code],
  ['subject', ({ subject }) => subject.name],
  ...plainColumns<ExamFigure>(['maxMarks', 'entered', 'absent', 'passed', 'average', 'highest']),
];

interface ComparedFigure {
  session: ComparedSession;
  figure: ExamFigure;
}
const comparedColumns: readonly ExportColumn<ComparedFigure>[] = [
  ['session', ({ session }) => session.name],
  ['academicYear', ({ session }) => session.academicYear],
  ['kind', ({ session }) => session.kind, { choiceLabels: examKindLabels }],
  ['state', ({ session }) => session.state, { choiceLabels: examStateLabels }],
  ...columns.map(([header, cell]): ExportColumn<ComparedFigure> => [header, ({ figure }) => cell(figure)]),
];

export const examFigureHandlers = {
  readExamFigures: async ({ db, params, session }) => figuresOf(db, session, params.id),

  exportExamFigures: exporting('exam-session', 'exam-figures', columns, ({ db, params, session }) =>
    figuresOf(db, session, params.id),
  ),

  readExamComparison: async ({ db, params, session }) => comparisonOf(db, session, params.id),

  exportExamComparison: exporting(
    'exam-session',
    'exam-comparison',
    comparedColumns,
    async ({ db, params, session: user }) =>
      (await comparisonOf(db, user, params.id)).flatMap((session) =>
        session.figures.map((figure) => ({ session, figure })),
      ),
  ),
} satisfies Partial<Handlers>;

async function figuresOf(db: Database, user: Session, id: string): Promise<ExamFigure[]> {
  const found = await records['exam-session'].existing(db, id);
  const [compared] = await withFigures(db, user, [found]);
  return compared?.figures ?? [];
}

/** Only the latest sessions are compared: a table of more columns would not be read. */
const mostCompared = 8;

/** The session itself, and the latest ones of its year of study that have marks, in the order of their days. */
async function comparisonOf(db: Database, user: Session, id: string): Promise<ComparedSession[]> {
  const { year, academicYear } = await records['exam-session'].existing(db, id);
  const query = { year, sort: 'date' as const, pageSize: defaultPageSize };
  const before = await listExamSessions(db, { ...query, academicYear: academicYearBefore(academicYear) });
  const same = await listExamSessions(db, { ...query, academicYear });
  const compared = await withFigures(db, user, [...before.rows, ...same.rows]);
  const hasMarks = ({ entered, absent }: ExamFigure) => entered + absent > 0;
  const others = compared.filter((session) => session.id !== id && session.figures.some(hasMarks));
  const shown = new Set([id, ...others.slice(1 - mostCompared).map((other) => other.id)]);
  return compared.filter((session) => shown.has(session.id));
}

/** For a teacher the figures of the own subjects only. */
async function withFigures(db: Database, user: Session, sessions: ExamSession[]): Promise<ComparedSession[]> {
  const mine = await enterableSubjects(db, user, sessions);
  const ids = idsOf(sessions);
  const figures = Map.groupBy(await listExamFigures(db, ids), ({ sessionId }) => sessionId);
  return sessions.map((session) => {
    const { id, name, academicYear, kind, state, papers } = session;
    const seen = new Set(papers.flatMap((paper) => (mine(session, paper) ? paper.subject.id : [])));
    const own = (figures.get(id) ?? []).filter(({ subject }) => seen.has(subject.id));
    return { id, name, academicYear, kind, state, figures: own };
  });
}
