// Attendance in a college of 10,000 students, 8 subjects and 60 classes of each: one student, and all at risk.
import { randomUUIDv7 } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect } from '#server/db/connect.ts';
import { insertRows } from '#server/db/rows.ts';
import type { Database } from '#server/db/schema.ts';
import { refreshSums } from '#server/db/teaching/attendance.ts';
import { subjectRows } from '#server/db/teaching/subjects.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { years } from '#shared/kit/study-years.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { addDays } from '#shared/teaching/weekdays.ts';
import { type College, makeCollege } from './college.ts';
import { startApp } from './processes.ts';
import { withDirectory } from './rates.ts';
import { fixed, median, progress, type Row, whole } from './table.ts';

const students = 10_000;
const subjects = 8;
const classes = 60;
const limits = { one: 5, all: 200, recount: 50, month: 300 };
const academicYear = academicYearOf(indiaDate(new Date()));

/** @param databaseUrl PostgreSQL; without it SQLite */
export function measureAttendance(label: string, databaseUrl?: string): Promise<Row[]> {
  return withDirectory(async (directory) => {
    progress(`${label}: attendance of ${students} students …`);
    const college = await makeCollege(directory, students, databaseUrl);
    const db = connect({ databaseUrl, file: join(directory, 'college.db') });
    await insertRegisters(db);
    if (databaseUrl) await sql`vacuum analyze`.execute(db);
    const recount = await recountClass(db);
    await db.destroy();
    const app = await startApp(directory, databaseUrl);
    try {
      const one = await medianOf(app.origin, college, (turn) => {
        const id = college.studentIds[(turn * 37) % students] ?? '';
        return `/api/students/${id}/attendance`;
      });
      const found = await medianOf(
        app.origin,
        college,
        (turn) => `/api/attendance/at-risk?page=1&q=${['lakshmi', 'rao', '2600'][turn % 3]}`,
      );
      const all = await medianOf(
        app.origin,
        college,
        (turn) => `/api/attendance/at-risk?page=${1 + (turn % 3)}`,
      );
      const month = await medianOf(
        app.origin,
        college,
        () => `/api/principal-month?month=${academicYear.slice(0, 4)}-09`,
      );
      return [
        {
          what: `${label}: the principal's month`,
          measured: `${fixed(month, 1)} ms`,
          target: `≤ ${limits.month} ms`,
          isMet: month <= limits.month,
        },
        {
          what: `${label}: attendance of one student out of ${students}`,
          measured: `${fixed(one, 2)} ms`,
          target: `≤ ${limits.one} ms`,
          isMet: one <= limits.one,
        },
        {
          what: `${label}: students at risk out of ${students}, ${subjects} subjects`,
          measured: `${fixed(all, 1)} ms`,
          target: `≤ ${limits.all} ms`,
          isMet: all <= limits.all,
        },
        {
          what: `${label}: the same list, searched`,
          measured: `${fixed(found, 1)} ms`,
          target: `≤ ${limits.all} ms`,
          isMet: found <= limits.all,
        },
        {
          what: `${label}: the sums of a class of 60 computed from ${whole(students * subjects * classes)} marks`,
          measured: `${fixed(recount, 1)} ms`,
          target: `≤ ${limits.recount} ms`,
          isMet: recount <= limits.recount,
        },
      ];
    } finally {
      await app.stop();
    }
  });
}

/** Every register of a year, and the sums computed from them: each student has eight subjects of sixty classes. */
async function insertRegisters(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const input = years.flatMap((year) =>
      Array.from({ length: subjects }, (_, index) => ({
        code: `${year}${index}`,
        name: `Subject ${index}`,
        year,
      })),
    );
    const subjectIds = await subjectRows.insertAll(tx, input);
    const start = `${academicYear.slice(0, 4)}-08-01`;
    const held = input.flatMap(({ year }, place) =>
      Array.from({ length: classes }, (_, index) => ({
        id: randomUUIDv7(),
        academic_year: academicYear,
        day: addDays(start, index),
        period: (place % subjects) + 1,
        year,
        subject_id: subjectIds[place] ?? '',
        faculty_id: null,
        // Which of the sixty it is: the marks are made of it.
        room: String(index),
        kind: 'theory' as const,
        account_id: null,
        taken_by: 'Bench',
        taken_at: `${start}T05:00:00.000Z`,
      })),
    );
    await insertRows(tx, 'classes', held);
    // Seven is coprime to sixty: a student misses 0 to 19 of the sixty, spread over the year.
    const missed = sql`(cast(substr(enrollment_number, 6) as integer) * 7 + period * 3) % 20`;
    // One subject after the other: all in one statement takes longer than a request may.
    for (const subjectId of subjectIds) {
      await sql`
        insert into attendance (student_id, class_id, mark)
        select students.id, classes.id,
          case when (cast(classes.room as integer) * 7) % ${sql.lit(classes)} < ${missed} then 'absent' else 'present' end
        from classes join students on students.year = classes.year
        where subject_id = ${subjectId}`.execute(tx);
      await sql`
        insert into attendance_sums (student_id, academic_year, subject_id, kind, present, absent)
        select student_id, academic_year, subject_id, kind,
          sum(case when mark = 'present' then 1 else 0 end), sum(case when mark = 'absent' then 1 else 0 end)
        from classes join attendance on class_id = classes.id
        where subject_id = ${subjectId}
        group by student_id, academic_year, subject_id, kind`.execute(tx);
    }
  });
}

/** @returns ms in which the sums of a class of sixty are computed again from its registers, as each save does */
async function recountClass(db: Database): Promise<number> {
  const { subject_id: subjectId } = await db
    .selectFrom('classes')
    .select('subject_id')
    .where('year', '=', 'FIRST')
    .limit(1)
    .executeTakeFirstOrThrow();
  const rows = await db.selectFrom('students').select('id').where('year', '=', 'FIRST').limit(60).execute();
  const ids = rows.map(({ id }) => id);
  const times: number[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    const start = performance.now();
    await db.transaction().execute((tx) => refreshSums(tx, { academicYear, subjectId, kind: 'theory' }, ids));
    times.push(performance.now() - start);
  }
  return median(times);
}

async function medianOf(
  origin: string,
  { adminCookie }: College,
  path: (turn: number) => string,
): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 30; turn += 1) {
    const start = performance.now();
    const response = await fetch(origin + path(turn), { headers: { cookie: adminCookie } });
    await response.text();
    if (!response.ok) throw new Error(`${path(turn)} answered ${response.status}`);
    times.push(performance.now() - start);
  }
  return median(times);
}
