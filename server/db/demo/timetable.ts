// A running timetable, and eight weeks of registers with students in every state of attendance.
import type { Insertable } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import { idsOf, insertRows } from '#server/db/rows.ts';
import type { Schema, Tx } from '#server/db/schema.ts';
import { refreshSums } from '#server/db/teaching/attendance.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { type Year, years } from '#shared/kit/study-years.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import type { ClassKind } from '#shared/teaching/class-kinds.ts';
import type { Mark } from '#shared/teaching/register-marks.ts';
import { addDays, weekdayOf } from '#shared/teaching/weekdays.ts';
import { demoSubjects, scatter } from './samples.ts';

type Entry = Insertable<Schema['timetable']>;
type Held = Insertable<Schema['classes']>;

interface Sample {
  subjectIds: ReadonlyMap<string, string>;
  /** The teacher of each subject. */
  teacherOf: ReadonlyMap<string, string>;
  students: readonly { id: string; index: number; year: Year }[];
  /** Days on which no year has classes. */
  holidays: ReadonlySet<string>;
  now: Date;
}

const weeks = 8;
/** On Saturdays the college closes at one o'clock. */
const periodsOf = (weekday: number) => (weekday === 6 ? 4 : 6);

/** Each year's subjects in turn; where the teacher is busy, the next subject. */
export function demoTimetable({ subjectIds, teacherOf, now }: Sample): Entry[] {
  const entries: Entry[] = [];
  const valid_from = `${academicYearOf(indiaDate(now)).slice(0, 4)}-08-01`;
  for (let weekday = 1; weekday <= 6; weekday += 1) {
    for (let period = 1; period <= periodsOf(weekday); period += 1) {
      const busy = new Set<string>();
      for (const [place, year] of years.entries()) {
        const ids = demoSubjects(year).map(({ code }) => subjectIds.get(code) ?? '');
        const first = (weekday * 5 + period + place) % ids.length;
        const turn = [...ids.slice(first), ...ids.slice(0, first)];
        const subject_id = turn.find((id) => !busy.has(teacherOf.get(id) ?? ''));
        const faculty_id = subject_id && teacherOf.get(subject_id);
        if (!subject_id || !faculty_id) continue;
        busy.add(faculty_id);
        const kind: ClassKind = period > 4 ? 'practical' : 'theory';
        const room = kind === 'practical' ? `Practice Room ${place + 1}` : `Lecture Hall ${place + 1}`;
        entries.push({ id: nextId(), weekday, period, year, subject_id, faculty_id, room, kind, valid_from });
      }
    }
  }
  return entries;
}

/** @returns the ids of the timetable and of the classes */
export async function insertDemoTimetable(
  tx: Tx,
  sample: Sample,
): Promise<{ entries: string[]; held: string[] }> {
  const entries = demoTimetable(sample);
  await insertRows(tx, 'timetable', entries);
  const held = demoClasses(entries, sample);
  await insertRows(tx, 'classes', held);
  const attendance = held.flatMap((heldClass) =>
    sample.students
      .filter(({ year }) => year === heldClass.year)
      .map(({ id, index }) => ({ class_id: heldClass.id, student_id: id, mark: markOf(index, heldClass) })),
  );
  await insertRows(tx, 'attendance', attendance);
  const courses = new Map(
    held.map((heldClass) => [
      `${heldClass.subject_id} ${heldClass.kind} ${heldClass.academic_year}`,
      heldClass,
    ]),
  );
  for (const { subject_id, kind, academic_year, year } of courses.values()) {
    const course = { academicYear: academic_year, subjectId: subject_id, kind };
    const ids = sample.students.filter((student) => student.year === year).map(({ id }) => id);
    await refreshSums(tx, course, ids);
  }
  return { entries: idsOf(entries), held: idsOf(held) };
}

/** Every class of the eight weeks before today, but for a few of this week, whose registers are still to be taken. */
function demoClasses(entries: readonly Entry[], { holidays, now }: Sample): Held[] {
  const today = indiaDate(now);
  const classes: Held[] = [];
  for (let day = addDays(today, -7 * weeks); day < today; day = addDays(day, 1)) {
    if (holidays.has(day)) continue;
    for (const entry of entries) {
      const { period, year, subject_id, faculty_id = null, room, kind } = entry;
      if (entry.weekday !== weekdayOf(day)) continue;
      if (day >= addDays(today, -3) && (entry.period + years.indexOf(year)) % 6 === 0) continue;
      classes.push({
        id: nextId(),
        academic_year: academicYearOf(day),
        day,
        period,
        year,
        subject_id,
        faculty_id,
        room,
        kind,
        taken_by: 'Sample teacher',
        taken_at: `${day}T10:30:00.000Z`,
      });
    }
  }
  return classes;
}

/** How often the student comes: most nearly always, some too seldom. */
const levels = [0.96, 0.9, 0.93, 0.86, 0.67, 0.97, 0.91, 0.52, 0.88, 0.95, 0.78, 0.94] as const;

function markOf(index: number, { day, period }: Held): Mark {
  const chance = scatter(index * 7919 + Date.parse(day) / 86_400_000 + period * 31);
  const level = levels[index % levels.length] ?? 0.9;
  if (chance < level - 0.04) return 'present';
  if (chance < level) return 'late';
  return chance > 0.99 ? 'duty' : chance > 0.98 ? 'leave' : 'absent';
}
