import type { Insertable } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import type { Schema } from '#server/db/schema.ts';
import { years } from '#shared/kit/study-years.ts';
import { dayAfter, demoSubjects, readSamples, scatter, workingDayBefore } from './samples.ts';

interface Marks {
  results: Insertable<Schema['results']>[];
  gradeInfo: Insertable<Schema['grade_info']>[];
}

interface Exam {
  name: string;
  maxMarks: number;
}

const { grades, exams } = readSamples<{
  /** The university's scale: the least share of the marks for each grade, the best first. */
  grades: { from: number; grade: string; point: number }[];
  exams: Record<'first' | 'second' | 'university', Exam>;
}>('marks');

/** Finished semesters with internal and university marks and a grade; the running one with its internals. */
export function demoMarksOf(
  student: { id: string; index: number; studyYear: number },
  subjectIds: ReadonlyMap<string, string>,
  now: Date,
): Marks {
  const marks: Marks = { results: [], gradeInfo: [] };
  const running = student.studyYear * 2 - 1;
  for (let semester = 1; semester <= running; semester += 1) {
    for (const [place, code] of subjectCodes(semester).entries()) {
      const subject_id = subjectIds.get(code);
      if (!subject_id) throw new Error(`there is no subject ${code}`);
      const share = (exam: number) => shareOf(student.index, semester * 3 + place, exam);
      const add = ({ name, maxMarks }: Exam, scored: number, daysAgo: number) =>
        marks.results.push({
          id: nextId(),
          student_id: student.id,
          subject_id,
          exam: name,
          marks: Math.round(scored * maxMarks),
          max_marks: maxMarks,
          held_on: workingDayBefore(dayAfter(now, -daysAgo + place * 2)),
        });

      if (semester === running) {
        add(exams.first, share(1), 48);
        add(exams.second, share(2), 12);
        continue;
      }
      const daysAgo = 160 + 182 * (running - 1 - semester);
      add(exams.first, share(1), daysAgo + 70);
      add(exams.university, share(3), daysAgo);
      const { grade = '', point: grade_point = 0 } =
        grades.find(({ from }) => Math.round(share(3) * 100) / 100 >= from) ?? {};
      const term = `Semester ${semester}`;
      marks.gradeInfo.push({ id: nextId(), student_id: student.id, subject_id, grade, grade_point, term });
    }
  }
  return marks;
}

/** @param semester 1 to 8 */
function subjectCodes(semester: number): string[] {
  const year = years[Math.ceil(semester / 2) - 1] ?? 'FIRST';
  const half = semester % 2 === 1 ? [0, 3] : [3, 6];
  return demoSubjects(year)
    .slice(...half)
    .map(({ code }) => code);
}

/** The share of the marks: a level per student and a variation per exam, the same in every run. */
export function shareOf(index: number, subject: number, exam: number): number {
  const level = 0.5 + 0.38 * scatter(index * 7919 + 13);
  const luck = 0.18 * (scatter(index * 104_729 + subject * 1299 + exam * 31) - 0.5);
  return Math.min(0.98, level + luck);
}
