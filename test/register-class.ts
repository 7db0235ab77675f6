// A first year of fifteen whose teacher has the whole of some days, entered through the API of a running college of the state 'bare'.
import { addDays, weekdayOf } from '#shared/teaching/weekdays.ts';
import { aStudent } from './factories.ts';
import type { CollegeServer } from './servers/college-server.ts';
import { sessionOf } from './servers/college-server.ts';

export interface RegisterClass {
  subjectId: string;
  students: { id: string; firstName: string; lastName: string }[];
  /** A call of the office. */
  call: (method: string, path: string, data?: object) => Promise<{ status: number; json: unknown }>;
}

/** @param today a day; the class is also held on the two days before */
export async function prepareRegisterClass(college: CollegeServer, today: string): Promise<RegisterClass> {
  const { name, value } = sessionOf(college.admin);
  const call = async (method: string, path: string, data?: object) => {
    const response = await fetch(college.origin + path, {
      method,
      headers: { cookie: `${name}=${value}`, ...(data && { 'content-type': 'application/json' }) },
      ...(data && { body: JSON.stringify(data) }),
    });
    const json: unknown = response.status === 204 ? undefined : await response.json();
    return { status: response.status, json };
  };
  const make = async (path: string, data: object) => {
    const { status, json } = await call('POST', path, data);
    if (status !== 201) throw new Error(`POST ${path} answered ${status}: ${JSON.stringify(json)}`);
    return json as { id: string }; // every created record has an id
  };
  for (let count = 1; count < 15; count += 1) {
    const { enrollmentNumber: _, ...student } = aStudent({ year: 'FIRST', lastName: `Roll${count}` });
    await make('/api/students', student);
  }
  const periods = [
    { from: '00:00', to: '23:58' },
    { from: '23:58', to: '23:59' },
  ];
  await call('PUT', '/api/day-plan', { periods, rooms: [] });
  const subject = await make('/api/subjects', { code: 'BPT101', name: 'Human Anatomy', year: 'FIRST' });
  for (const day of [today, addDays(today, -1), addDays(today, -2)])
    await make('/api/timetable', {
      weekday: weekdayOf(day),
      period: 1,
      year: 'FIRST',
      kind: 'theory',
      room: '',
      subjectId: subject.id,
      facultyId: college.faculty?.id ?? null,
      validFrom: '2025-08-01',
    });
  const { json } = await call('GET', '/api/rosters/FIRST');
  return { subjectId: subject.id, students: json as RegisterClass['students'], call };
}
