// Attendance in a college of 10,000 students, 8 subjects and 60 classes of each: one student, and all at risk.
import { join } from 'node:path';
import { connect } from '#server/db/connect.ts';
import { insertRows } from '#server/db/rows.ts';
import type { Database } from '#server/db/schema.ts';
import { insertSubjects } from '#server/db/subjects.ts';
import { academicYearOf } from '#shared/academic-year-labels.ts';
import { indiaDate } from '#shared/format.ts';
import { years } from '#shared/study-years.ts';
import { type College, makeCollege } from './college.ts';
import { startApp } from './processes.ts';
import { withDirectory } from './rates.ts';
import { fixed, median, progress, type Row } from './table.ts';

const students = 10_000;
const subjects = 8;
const classes = 60;
const limits = { one: 5, all: 200 };

/** @param databaseUrl PostgreSQL; without it SQLite */
export function measureAttendance(label: string, databaseUrl?: string): Promise<Row[]> {
  return withDirectory(async (directory) => {
    progress(`${label}: attendance of ${students} students …`);
    const college = await makeCollege(directory, students, databaseUrl);
    const db = connect({ databaseUrl, file: join(directory, 'college.db') });
    await insertSums(db, college);
    await db.destroy();
    const app = await startApp(directory, databaseUrl);
    try {
      const one = await medianOf(app.origin, college, (turn) => {
        const id = college.studentIds[(turn * 37) % students] ?? '';
        return `/api/students/${id}/attendance`;
      });
      const all = await medianOf(
        app.origin,
        college,
        (turn) => `/api/attendance/at-risk?page=${1 + (turn % 3)}`,
      );
      return [
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
      ];
    } finally {
      await app.stop();
    }
  });
}

/** The sums of a year’s registers. */
async function insertSums(db: Database, { studentIds }: College): Promise<void> {
  const academic_year = academicYearOf(indiaDate(new Date()));
  await db.transaction().execute(async (tx) => {
    const input = Array.from({ length: subjects }, (_, index) => ({
      code: `B${index}`,
      name: `Subject ${index}`,
      year: years[index % years.length] ?? 'FIRST',
    }));
    const subjectIds = await insertSubjects(tx, input);
    const rows = studentIds.flatMap((student_id, student) =>
      subjectIds.map((subject_id, subject) => {
        const absent = (student * 7 + subject * 3) % 20;
        return {
          student_id,
          academic_year,
          subject_id,
          kind: 'theory' as const,
          present: classes - absent,
          absent,
          late: 0,
          duty: 0,
          leave: 0,
          earlier_held: 0,
          earlier_attended: 0,
        };
      }),
    );
    await insertRows(tx, 'attendance_sums', rows);
  });
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
