import type { Context, Handlers } from '#server/context.ts';
import { type ExportColumn, sendRows } from '#server/csv/export.ts';
import type { Session } from '#server/db/account/sessions.ts';
import { findAcademicYear } from '#server/db/office/academic-years.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import { listStudentsBy } from '#server/db/people/students.ts';
import type { Database } from '#server/db/schema.ts';
import { listAtRisk, listAttendance } from '#server/db/teaching/at-risk.ts';
import * as attendance from '#server/db/teaching/attendance.ts';
import { findSubject, subjectRows } from '#server/db/teaching/subjects.ts';
import { listTimetable } from '#server/db/teaching/timetable.ts';
import { partsOf } from '#server/db/whole-list.ts';
import { badRequest, forbidden, orNotFound } from '#server/errors.ts';
import { inListTurn } from '#server/http/whole-lists.ts';
import { ownSubjects } from '#server/rules/teaching/own-subjects.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { yearLabels, years } from '#shared/kit/study-years.ts';
import { codeKey } from '#shared/kit/text/text-key.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { fullName } from '#shared/people/full-name.ts';
import { isFormer } from '#shared/people/student-status.ts';
import { type Student, studentFields } from '#shared/people/students.ts';
import {
  type AtRiskStudent,
  type AttendanceCountsInput,
  countsRefusal,
} from '#shared/teaching/attendance.ts';
import { stateLabels } from '#shared/teaching/attendance-advice.ts';
import { classKindLabels } from '#shared/teaching/class-kinds.ts';
import type { Subject } from '#shared/teaching/subjects.ts';

/** One row for each subject and kind of a student. */
type StudentCourse = AtRiskStudent & { course: AtRiskStudent['subjects'][number] };

const courseColumns: readonly ExportColumn<StudentCourse>[] = [
  [
    'studentName',
    ({ student: { firstName, lastName } }) => fullName({ firstName, lastName }),
    { label: 'Student' },
  ],
  ['enrollmentNumber', ({ student }) => student.enrollmentNumber, studentFields.enrollmentNumber],
  ['year', ({ student }) => student.year, studentFields.year],
  ['phone', ({ student }) => student.phone],
  ['phoneOf', ({ student }) => student.phoneOf, { label: 'Whose phone' }],
  ['subjectCode', ({ course }) => course.subject.code],
  ['subject', ({ course }) => course.subject.name],
  ['kind', ({ course }) => course.kind, { choiceLabels: classKindLabels }],
  ...(['held', 'attended', 'percent'] as const).map(
    (key): ExportColumn<StudentCourse> => [key, ({ course }) => course[key]],
  ),
  ['state', ({ course }) => course.state, { choiceLabels: stateLabels }],
  ['mustAttend', ({ course }) => course.mustAttend, { label: 'Must attend' }],
];
type Found = Parameters<typeof partsOf<AtRiskStudent>>[0];

const sendCourses = (context: Parameters<typeof sendRows>[0], name: string, found: Found) =>
  sendRows(
    context,
    { noun: 'class', columns: courseColumns, name },
    { total: found.total, parts: coursesOf(found) },
  );

async function* coursesOf(list: Found) {
  for await (const students of partsOf(list))
    yield students.flatMap((student): StudentCourse[] =>
      student.subjects.map((course) => ({ ...student, course })),
    );
}

type Asking = Pick<Context<never>, 'db' | 'clock'> & { query: { academicYear?: string | undefined } };

/** The current academic year where none is named. */
const yearAsked = ({ db, query, clock }: Asking) =>
  findAcademicYear(db, query.academicYear ?? academicYearOf(indiaDate(clock())));

export const attendanceHandlers = {
  readStudentAttendance: async (context) => {
    const { db, params } = context;
    const found = await attendance.readStudentAttendance(db, params.id, await yearAsked(context));
    return orNotFound(found, 'Student');
  },

  listClassAttendance: async (context) => {
    const { db, query, clock, session } = context;
    const subject = orNotFound(await findSubject(db, query.subjectId), 'Subject');
    const year = await yearAsked(context);
    await expectTeaching(db, session, subject.id, year.id, indiaDate(clock()));
    return attendance.listClassAttendance(db, subject, year);
  },

  listAtRisk: async (context) => {
    const year = await yearAsked(context);
    return inListTurn(context, () => listAtRisk(context.db, context.query, year));
  },

  exportAtRisk: async (context) => {
    const { db, query } = context;
    const found = await listAtRisk(db, { ...query, page: undefined }, await yearAsked(context));
    return sendCourses(context, 'attendance-at-risk', found);
  },

  exportAttendance: async (context) => {
    const found = await listAttendance(context.db, context.query.year, await yearAsked(context));
    return sendCourses(context, 'attendance', found);
  },

  createAttendanceCounts: async ({ db, body, author, clock }) =>
    db.transaction().execute(async (tx) => {
      const numbers = new Set(body.rows.map(({ enrollmentNumber }) => codeKey(enrollmentNumber)));
      const codes = new Set(body.rows.map(({ subjectCode }) => codeKey(subjectCode)));
      const students = await listStudentsBy(tx, 'enrollment_number', [...numbers]);
      const counts = matched(body, students, await subjectRows.listBy(tx, 'code', [...codes]));
      await attendance.saveEarlierCounts(tx, counts);
      const change = {
        action: 'create',
        noun: 'attendance-counts',
        recordId: 'college',
        label: body.academicYear,
      } as const;
      await insertAudit(tx, author, { ...change, after: { rows: counts.length } }, clock());
      return { saved: counts.length };
    }),
} satisfies Partial<Handlers>;

/** @throws 403 where a teacher neither teaches the subject nor has it in the timetable of this week */
async function expectTeaching(
  db: Database,
  user: Session,
  subjectId: string,
  academicYear: string,
  today: string,
): Promise<void> {
  if ((await ownSubjects(db, user, academicYear))(subjectId)) return;
  const entries = await listTimetable(db, { from: today, to: today, facultyId: user.recordId });
  if (!entries.some(({ subject }) => subject.id === subjectId))
    throw forbidden('You do not teach this subject. The office can show its attendance.');
}

/** @throws 400 that names all mistakes by line and field, before anything is saved */
function matched(
  { academicYear, rows }: AttendanceCountsInput,
  known: readonly Student[],
  taught: readonly Subject[],
) {
  const students = new Map(known.map((student) => [codeKey(student.enrollmentNumber), student]));
  const subjects = new Map(taught.map((subject) => [codeKey(subject.code), subject]));
  const mistakes: { field: string; line: number; text: string }[] = [];
  const places = new Set<string>();
  const counts = rows.flatMap(({ enrollmentNumber, subjectCode, line, ...row }, index) => {
    const student = students.get(codeKey(enrollmentNumber));
    const subject = subjects.get(codeKey(subjectCode));
    const refuse = (field: string, text: string) => {
      mistakes.push({ field: `rows.${index}.${field}`, line: line ?? index + 1, text });
    };
    if (!student) refuse('enrollmentNumber', `there is no student ${enrollmentNumber}`);
    if (!subject) refuse('subjectCode', `there is no subject ${subjectCode}`);
    if (student && isFormer(student))
      refuse('enrollmentNumber', `${enrollmentNumber} has left or graduated: no new attendance`);
    if (!student || !subject) return [];
    // A subject of an earlier year is allowed: it may have been taught in the academic year before.
    if (years.indexOf(subject.year) > years.indexOf(student.year))
      refuse(
        'subjectCode',
        `${subjectCode} is a subject of the ${yearLabels[subject.year].toLowerCase()} year, ${enrollmentNumber} is in the ${yearLabels[student.year].toLowerCase()}`,
      );
    const place = `${student.id} ${subject.id} ${row.kind}`;
    if (places.has(place)) refuse('subjectCode', `${enrollmentNumber} has ${subjectCode} twice`);
    places.add(place);
    return [{ academicYear, studentId: student.id, subjectId: subject.id, ...row }];
  });
  if (mistakes.length > 0) {
    // A list of all mistakes could be megabytes long.
    const fields = mistakes.slice(0, 200).map(({ field, line, text }) => [field, `Line ${line}: ${text}`]);
    throw badRequest(countsRefusal(mistakes), Object.fromEntries(fields));
  }
  return counts;
}
