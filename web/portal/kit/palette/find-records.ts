import { type Year, yearLabels } from '#shared/kit/study-years.ts';
import { fullName } from '#shared/people/full-name.ts';
import { mayAll, type PermissionSet, type Role } from '#shared/roles.ts';
import { callList } from '#web/api/calls.ts';

export interface Found {
  key: string;
  label: string;
  detail: string;
  to: string;
  search?: object;
}

export interface Portal {
  role: Role;
  permissions?: readonly PermissionSet[];
  /** The path of its first screen. */
  home: string;
  /** Reads the student's own year: the portal shows the subjects of no other. */
  readYear?: () => Promise<Year>;
}

const most = { people: 6, subjects: 4, notices: 4 };

/** People, subjects and notices that the role may read, each with the screen of its portal that shows it. */
export async function findRecords(
  { role, permissions = [], home, readYear }: Portal,
  q: string,
  signal: AbortSignal,
) {
  const year = await readYear?.();
  const isOffice = role === 'admin';
  const user = { role, permissions };
  const none = { rows: [] };
  const people = { q, page: 1, pageSize: most.people };
  const [students, faculty, subjects, notices] = await Promise.all([
    mayAll('student.list', user, true)
      ? callList('listStudents', { signal, query: { ...people, status: 'CURRENT', first: 'taught' } })
      : none,
    mayAll('faculty.list', user, true) ? callList('listFaculty', { signal, query: people }) : none,
    mayAll('subject.read', user, true)
      ? callList('listSubjects', { signal, query: { q, year, page: 1, pageSize: most.subjects } })
      : none,
    callList('listNotices', { signal, query: { q, page: 1, pageSize: most.notices } }),
  ]);
  return [
    ...students.rows.map(
      ({ id, firstName, lastName, year: studied, enrollmentNumber }): Found => ({
        key: id,
        label: fullName({ firstName, lastName }),
        detail: `${enrollmentNumber} · ${yearLabels[studied]} year`,
        ...(isOffice
          ? { to: `${home}/students/${id}` }
          : { to: `${home}/students`, search: { q: enrollmentNumber } }),
      }),
    ),
    ...faculty.rows.map(
      ({ id, firstName, lastName, designation }): Found => ({
        key: id,
        label: fullName({ firstName, lastName }),
        detail: designation,
        to: `${home}/faculty/${id}`,
      }),
    ),
    ...subjects.rows.map(
      ({ id, code, name, year: studied }): Found => ({
        key: id,
        label: name,
        detail: `${code} · ${yearLabels[studied]} year`,
        to: `${home}/subjects`,
        ...(isOffice && { search: { q: code } }),
      }),
    ),
    ...notices.rows.map(
      ({ id, title }): Found => ({
        key: id,
        label: title,
        detail: 'Notice',
        ...(isOffice
          ? { to: `${home}/notices`, search: { form: id } }
          : { to: home, search: { notice: id } }),
      }),
    ),
  ];
}
