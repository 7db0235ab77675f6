// Requests as users send them during a day.

import type { LoadRequest } from './answers.ts';
import { benchPassword, type College } from './college.ts';

const parts = 'personalInfo,contactInfo';

export const homePage: LoadRequest = { path: '/', headers: { 'accept-encoding': 'br' } };

export function oneRecord({ studentCookie, studentIds }: College): LoadRequest {
  return { path: `/api/students/${studentIds[0]}?include=${parts}`, headers: { cookie: studentCookie } };
}

/** @param query further parameters, e.g. {sort: 'email'} */
export function listPage({ adminCookie }: College, query: Record<string, string> = {}): LoadRequest {
  const all = new URLSearchParams({ page: '1', pageSize: '50', include: parts, ...query });
  return { path: `/api/students?${all}`, headers: { cookie: adminCookie } };
}

const headersOf = ({ adminCookie }: College) => ({ cookie: adminCookie, 'content-type': 'application/json' });

const student = {
  firstName: 'Lakshmi',
  lastName: 'Sample',
  fatherFirstName: 'Ravi',
  fatherLastName: 'Sample',
  motherFirstName: 'Sita',
  motherLastName: 'Sample',
  year: 'SECOND',
};
const personalInfo = {
  gender: 'Female',
  nationality: 'Indian',
  religion: 'Hindu',
  dob: '2007-04-14T00:00:00.000Z',
};

/** Without number and email, which the server makes, so that one request body can be sent repeatedly. */
export function create(college: College): LoadRequest {
  const body = JSON.stringify({ ...student, personalInfo: { ...personalInfo, address: '1, Sample Street' } });
  return { method: 'POST', path: '/api/students', headers: headersOf(college), body };
}

/** Two saves per student with different phone numbers, so that each save changes the record and makes an audit row. */
export function saves(college: College): LoadRequest[] {
  return ['+91 90000 00001', '+91 90000 00002'].flatMap((phone) =>
    college.studentIds.slice(0, 100).map((id, index) => ({
      method: 'PUT' as const,
      path: `/api/students/${id}`,
      headers: headersOf(college),
      body: JSON.stringify({
        ...student,
        personalInfo: { ...personalInfo, address: `${index}, Sample Street, Sample Town` },
        contactInfo: { email: college.emails[index], phone },
      }),
    })),
  );
}

/** Not the student who reads: ten further log-ins would end that session, the oldest. */
export function logins({ emails }: College): LoadRequest[] {
  return emails.slice(1, 41).map((email) => ({
    method: 'POST',
    path: '/api/auth/student/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: benchPassword }),
  }));
}
