import type { Handlers } from '#server/context.ts';
import { examDates } from '#server/db/website/exam-dates.ts';
import { publishedRecordHandlers } from '#server/rules/website/published-handlers.ts';
import { routes } from '#shared/routes.ts';
import type { ExamDate } from '#shared/website/exams/exam-dates.ts';
import { examDateNames } from '#shared/website/exams/exam-dates-calls.ts';
import { comingExams, examOfDate } from '#shared/website/exams/published-exams.ts';

export const examDateHandlers = {
  ...publishedRecordHandlers(examDateNames, {
    noun: 'exam-date',
    list: 'exams',
    rows: examDates,
    preview: (date: ExamDate) => ({
      page: routes.examTab('schedule'),
      change: (content) => ({
        ...content,
        exams: comingExams(
          [examOfDate(date), ...content.exams.filter(({ recordId }) => recordId !== date.id)],
          content.today,
        ),
        previewId: date.id,
      }),
    }),
  }),
} satisfies Partial<Handlers>;
