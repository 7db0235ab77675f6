// How the screens read and change students.
import type { InputOf } from '#shared/kit/fields/fields.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { Student, studentFields } from '#shared/people/students.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { collegeTime } from '#web/api/college-clock.ts';
import { type RecordCalls, recordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { withStatus } from '#web/portal/kit/forms/with-status.ts';

const record = 'personalInfo,contactInfo';
const wholeRecord = `${record},fees,results.subject,gradeInfo.subject`;

export const studentQuery = (id: string) =>
  callQuery('findStudent', { params: { id }, query: { include: wholeRecord } });

type StudentBody = InputOf<typeof studentFields>;

export const studentCalls: RecordCalls<Student, StudentBody> = {
  ...recordCalls('Student', 'student', (student: Student) => fullName(student)),
  find: (id) => callApi('findStudent', { params: { id }, query: { include: record } }),
  create: (body) => callApi('createStudent', { body: withDateOfBirth(body) }),
  saveError: withStatus,
  restore: (id) => callApi('restoreStudent', { params: { id } }),
};

/** product §5: a new student without a date of birth gets the current time. */
function withDateOfBirth(body: StudentBody): StudentBody {
  if (body.personalInfo.dob) return body;
  return { ...body, personalInfo: { ...body.personalInfo, dob: collegeTime().toISOString() } };
}
