import { randomUUID } from 'node:crypto';
import { readAccountState } from '#server/auth/account-state.ts';
import { endSessions } from '#server/auth/end-sessions.ts';
import { invitePerson } from '#server/auth/invites.ts';
import { noteView } from '#server/auth/record-views.ts';
import type { Context, Handlers } from '#server/context.ts';
import { csvColumns, studentColumns } from '#server/csv/columns.ts';
import { sendRows } from '#server/csv/export.ts';
import { insertAccount } from '#server/db/account/accounts.ts';
import type { Session } from '#server/db/account/sessions.ts';
import { deleteFile, insertFile, readFile } from '#server/db/files.ts';
import { nextId } from '#server/db/ids.ts';
import { lockRecord } from '#server/db/locks.ts';
import { nextEnrollmentNumbers } from '#server/db/people/enrollment-numbers.ts';
import * as students from '#server/db/people/students.ts';
import type { Tx } from '#server/db/schema.ts';
import { mapList } from '#server/db/whole-list.ts';
import { forbidden, orNotFound } from '#server/errors.ts';
import { encodeProfilePicture } from '#server/files/uploads.ts';
import { inListTurn } from '#server/http/whole-lists.ts';
import { records } from '#server/records/record-types.ts';
import { refuseUnknownCategory } from '#server/rules/people/categories.ts';
import { refuseFormerStudents } from '#server/rules/people/current-students.ts';
import { studentRecord } from '#server/rules/people/defaults.ts';
import { listHistory } from '#server/rules/people/history.ts';
import { sameStudent } from '#server/rules/people/same-people.ts';
import { ownStudyYears } from '#server/rules/teaching/own-subjects.ts';
import type { Contract } from '#shared/contract.ts';
import { valueAt, withoutFields } from '#shared/kit/fields/field-values.ts';
import { type Field, type Fields, filterFields } from '#shared/kit/fields/fields.ts';
import { indiaDate } from '#shared/kit/format.ts';
import type { Year } from '#shared/kit/study-years.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import type { StatusFilter } from '#shared/people/status-filter.ts';
import { isFormer } from '#shared/people/student-status.ts';
import {
  cashierPaths,
  guardianPaths,
  type ListedStudent,
  type Student,
  type StudentInclude,
  studentFields,
} from '#shared/people/students.ts';
import { childOf, decide, mayAll } from '#shared/roles.ts';

/** The parts that a save answers and the audit log compares. */
const recordParts: StudentInclude[] = ['personalInfo', 'contactInfo'];

const changes = records.student;
const { studentRows } = students;

export const studentHandlers = {
  listStudents: (context) => {
    const { db, query, session } = context;
    refuseOfficeFilters(query, session);
    const isOffice = readsAll(session);
    const searched = isOffice ? 'search_text' : 'staff_search_text';
    const list = (firstYears?: Year[]) =>
      students.listStudents(db, query, visible(query.include, session), searched, firstYears);
    if (isOffice) return inListTurn(context, () => list());
    return inListTurn(context, async () => {
      const isFirst = query.first === 'taught';
      const hasMarks = query.include?.some(
        (part) => part === 'results.subject' || part === 'gradeInfo.subject',
      );
      const academicYear = academicYearOf(indiaDate(context.clock()));
      const taught =
        isFirst || hasMarks ? await ownStudyYears(db, session.recordId, academicYear) : new Set<Year>();
      return mapList(await list(isFirst ? [...taught] : []), (student) => {
        // A subject is taught to the students who are in its year now.
        const isTaught = taught.has(student.year) && !isFormer(student);
        return { ...forReader(student, session, isTaught), ...(isFirst && { isTaught }) };
      });
    });
  },

  exportStudents: async (context) => {
    refuseOfficeFilters(context.query, context.session);
    const isOffice = readsAll(context.session);
    const columns = isOffice ? studentColumns : columnsFor(context.session);
    const searched = isOffice ? 'search_text' : 'staff_search_text';
    const found = await students.listStudents(
      context.db,
      { ...context.query, page: undefined },
      recordParts,
      searched,
    );
    return sendRows(
      context,
      { noun: 'student', name: 'students', columns },
      'rows' in found ? found.rows : found,
    );
  },

  findStudent: async (context) => {
    const { db, params, query, session } = context;
    const student = orNotFound(
      await students.findStudent(db, params.id, visible(query.include, session, params.id)),
      'Student',
    );
    await noteView(context, 'student', params.id);
    if (session.role === 'student' || readsAll(session)) return student;
    if (session.role === 'guardian') return forGuardian(student);
    return blanked(student, hiddenFrom(session));
  },

  createStudent: async (context) => {
    const { body, settings, clock } = context;
    return changes.create(context, async (tx) => {
      await refuseUnknownCategory(tx, body.category);
      await context.ask('same-person', () => sameStudent(tx, body));
      const [next = ''] = body.enrollmentNumber
        ? [body.enrollmentNumber]
        : await nextEnrollmentNumbers(tx, settings.college.prefixAt(clock()), clock(), 1);
      const record = studentRecord(body, undefined, next, settings.college, clock());
      const id = nextId();
      await studentRows.insert(tx, [{ id, record }], clock());
      await insertAccount(tx, { role: 'student', recordId: id }, clock());
      return id;
    });
  },

  updateStudent: async (context) => {
    const { params, body, settings, clock } = context;
    return changes.update(context, params.id, async (tx, before, version) => {
      await refuseUnknownCategory(tx, body.category, before.category);
      const number = body.enrollmentNumber || before.enrollmentNumber;
      const record = studentRecord(body, before, number, settings.college, clock());
      return (await studentRows.update(tx, [{ id: params.id, version, record }], clock())) === 1;
    });
  },

  deleteStudent: async (context) => changes.remove(context, context.params.id),

  restoreStudent: async (context) => changes.restore(context, context.params.id),

  listStudentAuditLog: (context) => listHistory(context, 'student'),

  updateStudentPhoto: async (context) => {
    const { db, params, file } = context;
    await changes.existing(db, params.id);
    return replacePhoto(context, params.id, await encodeProfilePicture(file.bytes));
  },

  deleteStudentPhoto: async (context) => {
    await replacePhoto(context, context.params.id, null);
  },

  readStudentPhoto: async ({ db, params: { id, picture } }) => {
    return orNotFound(await readFile(db, `${id}.${picture}.webp`), 'Picture');
  },

  readStudentAccount: ({ db, params, clock }) => readAccountState(db, 'student', params.id, clock()),

  deleteStudentSessions: (context) => endSessions(context, 'student', context.params.id),

  createStudentInvite: (context) => {
    const { id } = context.params;
    return invitePerson(context, 'student', id, async (tx) => {
      // A student who leaves at that moment: the status ends open invites, and none may follow.
      await lockRecord(tx, 'student', id);
      await refuseFormerStudents(tx, [id], 'no invite can be made');
    });
  },
} satisfies Partial<Handlers>;

/** Leaves out fees, and marks, where the signed-in user may not see them. @param id the student that is read; undefined for a list */
function visible(include: readonly StudentInclude[] = [], session: Session, id?: string) {
  const asked = { recordId: id, isReading: true };
  const seesFees = decide('fees.list', session, asked) === 'allowed';
  const child = childOf(session, id);
  return include.filter(
    (part) => (seesFees || part !== 'fees') && (!child || child.maySeeMarks || !markParts.has(part)),
  );
}

const markParts: ReadonlySet<StudentInclude> = new Set(['results.subject', 'gradeInfo.subject']);

/** Whether the user reads every field of a student, as the office does. */
const readsAll = (session: Session) => mayAll('student-details.read', session, true);

/** The paths of the fields that the user may not read: teachers and the set `exams` read what `readBy` leaves them. */
function hiddenFrom({ role, permissions }: Session): string[] {
  const isTeacher = role === 'faculty' || permissions.includes('exams');
  return Object.entries(studentFields as Fields).flatMap(([path, { readBy }]) => {
    const isRead =
      (isTeacher && readBy !== 'office') || (permissions.includes('cashier') && cashierPaths.includes(path));
    return isRead ? [] : [path];
  });
}

/** A student without the fields that the user may not read, and without marks unless the user teaches the student or sees all marks. */
function forReader(student: Student, session: Session, isTaught: boolean): ListedStudent {
  const seesMarks = isTaught || permitsMarks(session);
  const paths = seesMarks ? hiddenFrom(session) : [...hiddenFrom(session), 'results', 'gradeInfo'];
  return withoutFields(student, paths) as ListedStudent; // id and version are no fields
}

/** Staff accounts, unlike teachers, see the marks of all students or of none. */
const permitsMarks = ({ permissions }: Session) => permissions.includes('exams');

/** One student for the same reader: the record keeps its shape, and what is hidden is empty. */
function blanked(student: Student, hidden: readonly string[]): Student {
  const { contactInfo } = student;
  const own = Object.entries(studentFields as Fields).filter(([path]) => hidden.includes(path));
  return {
    ...student,
    ...Object.fromEntries(own.flatMap(([path, { stored }]) => emptyEntry(path, stored))),
    personalInfo: undefined,
    results: undefined,
    gradeInfo: undefined,
    contactInfo: contactInfo && {
      ...contactInfo,
      ...(hidden.includes('contactInfo.email') && { email: '' }),
    },
  };
}

/** For a guardian: who it is, and the parts that `visible` has left. */
function forGuardian(student: Student): Student {
  const { results, gradeInfo } = student;
  const hidden = Object.keys(studentFields).filter((path) => !guardianPaths.includes(path));
  return { ...blanked(student, hidden), contactInfo: undefined, results, gradeInfo };
}

/** null or '', whichever the field takes. A choice that is always made, such as the status, is no secret among staff. */
function emptyEntry(path: string, stored: Field['stored']): [string, null | ''][] {
  if (path.includes('.')) return [];
  return ([null, ''] as const)
    .filter((empty) => stored.safeParse(empty).success)
    .slice(0, 1)
    .map((empty) => [path, empty]);
}

const columnsFor = (session: Session) => {
  const hidden = hiddenFrom(session);
  return csvColumns(
    Object.fromEntries(Object.entries(studentFields as Fields).filter(([path]) => !hidden.includes(path))),
  );
};

/** A filter reveals the value of its field, so users may filter only by fields that they may read. All may filter by `CURRENT`. */
function refuseOfficeFilters(
  query: { status?: StatusFilter | undefined; invited?: string | undefined },
  session: Session,
): void {
  if (readsAll(session)) return;
  const hidden = hiddenFrom(session);
  if (query.invited || (query.status && query.status !== 'CURRENT')) throw forbidden();
  const filtered = filterFields(studentFields).filter(([key]) => valueAt(query, key) !== undefined);
  if (filtered.some(([key]) => hidden.includes(key))) throw forbidden();
}

function replacePhoto(
  context: Context<Contract['deleteStudentPhoto' | 'updateStudentPhoto']>,
  id: string,
  picture: Buffer | null,
): Promise<Student> {
  const replace = async (tx: Tx, before: Student, version: number | undefined) => {
    const now = context.clock();
    // The student's id is part of the name, so that the guard of /uploads needs no query.
    const name = picture && (await insertFile(tx, picture, now, { id: `${id}.${randomUUID()}.webp` }));
    if (before.ProfilePic) await deleteFile(tx, before.ProfilePic);
    return students.updateStudentPhoto(tx, id, name, version, now);
  };
  return changes.update(context, id, replace, 'photo');
}
