// Exam sessions of the running year for each year of study, together in every state, and those of the classes a year ago. Those who
// were in the fourth year then have left.
import type { Insertable } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import type { Schema } from '#server/db/schema.ts';
import type { ExamKind, ExamState } from '#shared/exams/exam-sessions.ts';
import { type Year, years } from '#shared/kit/study-years.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { shareOf } from './marks.ts';
import { dayAfter, demoSubjects, readSamples, workingDayBefore } from './samples.ts';

interface Plan {
  year: Year;
  name: string;
  kind: ExamKind;
  state: ExamState;
  maxMarks: number;
  daysAgo: number;
  yearsAgo?: number;
  /** How many of the year's subjects have all their marks; of the next one one student in two has. */
  entered: number;
}

const yearDays = 365;

interface Rows {
  sessions: Insertable<Schema['exam_sessions']>[];
  papers: Insertable<Schema['exam_papers']>[];
  marks: Insertable<Schema['exam_marks']>[];
}

export function demoExamSessions(
  students: readonly { id: string; index: number; studyYear: number }[],
  subjectIds: ReadonlyMap<string, string>,
  now: Date,
): Rows {
  const rows: Rows = { sessions: [], papers: [], marks: [] };
  for (const plan of readSamples<Plan[]>('exam-sessions')) {
    const { year, name, kind, state, maxMarks, daysAgo, entered, yearsAgo = 0 } = plan;
    const id = nextId();
    const papers = demoSubjects(year).map(({ code }, place) => ({
      session_id: id,
      subject_id: subjectIds.get(code) ?? '',
      held_on: workingDayBefore(dayAfter(now, place - 5 - daysAgo - yearDays * yearsAgo)),
      starts_at: place % 2 === 0 ? '09:30' : '14:00',
      room: `Hall ${1 + (place % 3)}`,
      max_marks: maxMarks,
      entered_by_id: null,
    }));
    rows.papers.push(...papers);
    rows.sessions.push({
      id,
      name,
      kind,
      state,
      year,
      academic_year: academicYearOf(dayAfter(now, -yearDays * yearsAgo)),
      first_date: papers.map(({ held_on }) => held_on).sort()[0] ?? '',
    });
    const ofYear = students.filter(({ studyYear }) => years[studyYear - 1 - yearsAgo] === year);
    for (const [place, { subject_id }] of papers.entries()) {
      for (const [row, { id: student_id, index }] of ofYear.entries()) {
        const isEntered = place < entered || (place === entered && row % 2 === 0);
        if (!isEntered) continue;
        const isAbsent = (index + place) % 23 === 7;
        rows.marks.push({
          id: nextId(),
          session_id: id,
          subject_id,
          student_id,
          entered_by: 'admin',
          marks: isAbsent ? null : Math.round(shareOf(index, 40 + place, maxMarks + yearsAgo) * maxMarks),
          is_absent: isAbsent ? 1 : 0,
        });
      }
    }
  }
  return rows;
}
