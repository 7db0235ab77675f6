// A marks sheet with what a test does to it.
import type { MarksInput } from '#shared/exams/marks.ts';
import type { Caller, TestApp } from './app.ts';
import { anExamSession, aSubject } from './factories.ts';

export type Entry = Partial<MarksInput['entries'][number]>;

/** Two students, two subjects, and an open session of both with a maximum of 25. */
export async function withSheet(college: TestApp) {
  const admin = await college.asAdmin();
  const [asha, ravi] = [
    await college.asStudent({ firstName: 'Asha', lastName: 'Naidu', enrollmentNumber: 'VCP26001' }),
    await college.asStudent({ enrollmentNumber: 'VCP26002' }),
  ];
  const [anatomy, yoga] = [
    (await admin.post('/api/subjects', aSubject({ code: 'BPT101' }))).json(),
    (await admin.post('/api/subjects', aSubject({ code: 'BPT102' }))).json(),
  ];
  const input = anExamSession({ subjects: [anatomy, yoga], name: 'First internal' });
  const session = (await admin.post('/api/exam-sessions', input)).json();
  const url = `/api/exam-sessions/${session.id}`;
  const save = (caller: Caller, entries: Entry[], reason?: string) =>
    caller.put(`${url}/marks`, { entries, reason });
  const cell = { studentId: asha.id, subjectId: anatomy.id };
  const results = async (student: Caller) =>
    (await student.get(`/api/students/${student.id}?include=results.subject`)).json().results;
  const go = (state: string, reason?: string) => admin.put(`${url}/state`, { state, reason });
  return { college, admin, asha, ravi, anatomy, yoga, session, input, url, save, cell, results, go };
}
