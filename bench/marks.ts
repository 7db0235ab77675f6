// The marks sheet of sixty students in eight subjects: opened, saved by cell, and pasted whole.
import { anExamSession, aSubject } from '#test/factories.ts';
import { type College, makeCollege } from './college.ts';
import { startApp } from './processes.ts';
import { withDirectory } from './rates.ts';
import { fixed, median, progress, type Row } from './table.ts';

const subjectCount = 8;
/** Four years: sixty write the session. */
const studentCount = 240;
const times = 40;

interface Sheet {
  students: { id: string }[];
}

/** @param databaseUrl PostgreSQL; without it SQLite */
export function measureMarks(label: string, databaseUrl?: string): Promise<Row[]> {
  return withDirectory(async (directory) => {
    const college = await makeCollege(directory, studentCount, databaseUrl);
    const app = await startApp(directory, databaseUrl);
    try {
      return await enterMarks(label, app.origin, college);
    } finally {
      await app.stop();
    }
  });
}

async function enterMarks(label: string, origin: string, { adminCookie }: College): Promise<Row[]> {
  progress(`${label}: marks …`);
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(origin + path, {
      method,
      headers: { cookie: adminCookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 200)}`);
    return JSON.parse(text) as T; // each call names the part of its answer that is used
  };
  const subjects: { id: string }[] = [];
  for (let place = 0; place < subjectCount; place += 1)
    subjects.push(await call('POST', '/api/subjects', aSubject()));
  const { id } = await call<{ id: string }>('POST', '/api/exam-sessions', anExamSession({ subjects }));
  const url = `/api/exam-sessions/${id}/marks`;
  const { students } = await call<Sheet>('GET', url);
  const all = students.flatMap((student) =>
    subjects.map((subject) => ({ studentId: student.id, subjectId: subject.id, marks: 12 })),
  );
  const begun = performance.now();
  await call('PUT', url, { entries: all });
  const pasted = performance.now() - begun;
  const opened = await repeat(() => call('GET', url));
  let marks = 0;
  const saved = await repeat(() => {
    marks = (marks + 1) % 25;
    return call('PUT', url, { entries: [{ ...all[0], marks }] });
  });
  const size = `${students.length} × ${subjects.length}`;
  const row = (what: string, milliseconds: number, limit: number): Row => ({
    what: `${label}: marks of ${size}, ${what}`,
    measured: `${fixed(milliseconds, 1)} ms`,
    target: `≤ ${limit} ms`,
    isMet: milliseconds <= limit,
  });
  return [row('opened', opened, 300), row('one cell saved', saved, 100), row('pasted whole', pasted, 1000)];
}

/** @returns the median, in milliseconds */
async function repeat(run: () => Promise<unknown>): Promise<number> {
  const measured: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const begun = performance.now();
    await run();
    measured.push(performance.now() - begun);
  }
  return median(measured);
}
