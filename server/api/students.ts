import { startInvite } from '#server/auth/invites.ts';
import { findAccountOfRecord, insertAccount } from '#server/db/accounts.ts';
import { insertAudit } from '#server/db/audit-log.ts';
import { insertDeletedRecord, restoreDeletedRecord } from '#server/db/deleted-records.ts';
import { isUniqueViolation } from '#server/db/dialect.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import type { Session } from '#server/db/sessions.ts';
import * as students from '#server/db/students.ts';
import { changedMeanwhile, conflict, notFound } from '#server/errors.ts';
import { uploadedFile } from '#server/http/contract-routes.ts';
import { csvStream } from '#server/http/csv.ts';
import type { Handlers, Services } from '#server/http/exchange.ts';
import { readIfMatch, tagVersion } from '#server/http/if-match.ts';
import { contract } from '#shared/contract.ts';
import { totalCountHeader } from '#shared/list-query.ts';
import { mayAll } from '#shared/roles.ts';
import { routes } from '#shared/routes.ts';
import type { Student, StudentInclude, StudentInput } from '#shared/students.ts';

/** What a save answers, and what the audit log compares. */
const recordParts: StudentInclude[] = ['personalInfo', 'contactInfo'];

export const studentHandlers = {
  listStudents: async ({ db, query, session, reply }) => {
    const { rows, total } = await students.listStudents(db, query, visible(query.include, session));
    reply.header(totalCountHeader, total);
    return rows;
  },

  exportStudents: async ({ db, query, reply, author, clock }) => {
    const { rows } = await students.listStudents(db, { ...query, page: undefined }, recordParts);
    await db
      .transaction()
      .execute((tx) =>
        insertAudit(tx, author, { action: 'export', noun: 'student', recordId: '*' }, clock()),
      );
    reply.header('content-disposition', 'attachment; filename="students.csv"');
    return csvStream(rows, csvColumns);
  },

  findStudent: async ({ db, params, query, session, reply }) => {
    const student = await students.findStudent(db, params.id, visible(query.include, session));
    if (!student) throw notFound('Student');
    tagVersion(reply, student);
    return student;
  },

  createStudent: async ({ db, body, author, clock, settings, reply }) => {
    const student = await saving(() =>
      db.transaction().execute(async (tx) => {
        const record = await withDefaults(tx, body, settings, clock());
        const id = await students.insertStudent(tx, record, clock());
        await insertAccount(tx, { role: 'student', recordId: id }, clock());
        const after = await existing(tx, id);
        await insertAudit(tx, author, { action: 'create', noun: 'student', recordId: id, after }, clock());
        return after;
      }),
    );
    tagVersion(reply, student);
    return student;
  },

  updateStudent: async ({ db, params: { id }, body, author, clock, settings, request, reply }) => {
    const version = readIfMatch(request);
    const student = await saving(() =>
      db.transaction().execute(async (tx) => {
        const before = await existing(tx, id);
        const record = await withDefaults(
          tx,
          { ...body, enrollmentNumber: body.enrollmentNumber || before.enrollmentNumber },
          settings,
          clock(),
        );
        if (!(await students.updateStudent(tx, id, record, version, clock()))) throw changedMeanwhile();
        const after = await existing(tx, id);
        await insertAudit(
          tx,
          author,
          { action: 'update', noun: 'student', recordId: id, before, after },
          clock(),
        );
        return after;
      }),
    );
    tagVersion(reply, student);
    return student;
  },

  deleteStudent: async ({ db, params: { id }, author, clock }) => {
    await db.transaction().execute(async (tx) => {
      const before = await existing(tx, id);
      const label = `${before.firstName} ${before.lastName}`;
      await insertDeletedRecord(tx, {
        noun: 'student',
        recordId: id,
        label,
        deletedBy: author.accountId,
        now: clock(),
      });
      await students.deleteStudent(tx, id);
      await insertAudit(tx, author, { action: 'delete', noun: 'student', recordId: id, before }, clock());
    });
  },

  restoreStudent: async ({ db, params: { id }, author, clock }) =>
    saving(() =>
      db.transaction().execute(async (tx) => {
        if (!(await restoreDeletedRecord(tx, 'student', id))) throw notFound('Deleted student');
        const after = await existing(tx, id);
        await insertAudit(tx, author, { action: 'restore', noun: 'student', recordId: id, after }, clock());
        return after;
      }),
    ),

  updateStudentPhoto: async ({ db, params: { id }, request, uploads, author, clock }) => {
    await existing(db, id);
    const bytes = await uploadedFile(request, contract.updateStudentPhoto.upload.maxBytes);
    const fileName = await uploads.saveProfilePicture(id, bytes);
    return replacePhoto({ db, uploads, clock, author }, id, fileName);
  },

  deleteStudentPhoto: async ({ db, params: { id }, uploads, author, clock }) =>
    replacePhoto({ db, uploads, clock, author }, id, null),

  readStudentPhoto: async ({ params: { id, picture }, uploads, reply }) => {
    const bytes = await uploads.read(`${id}.${picture}.webp`);
    if (!bytes) throw notFound('Picture');
    // A new picture gets a new name. Private: only this person's browser may keep it.
    reply.header('cache-control', 'private, max-age=86400, immutable');
    return Buffer.from(bytes);
  },

  createStudentInvite: async ({ db, params: { id }, author, clock, settings }) =>
    db.transaction().execute(async (tx) => {
      const account = await findAccountOfRecord(tx, 'student', id);
      if (!account) throw notFound('Student');
      const { token, expiresAt } = await startInvite(tx, account.id, clock());
      await insertAudit(tx, author, { action: 'invite', noun: 'student', recordId: id }, clock());
      return { link: `${settings.publicOrigin}${routes.setPassword}#${token}`, expiresAt };
    }),
} satisfies Partial<Handlers>;

/** Fees are between the student and the office: faculty do not see them. */
function visible(include: readonly StudentInclude[] = [], session: Session): readonly StudentInclude[] {
  const seesFees = mayAll('fees.list', session.role) || session.role === 'student';
  return seesFees ? include : include.filter((part) => part !== 'fees');
}

async function existing(db: Database, id: string): Promise<Student> {
  const student = await students.findStudent(db, id, recordParts);
  if (!student) throw notFound('Student');
  return student;
}

/** What may be left out of a record: the next enrolment number, a placeholder e-mail (product §5). */
async function withDefaults(
  tx: Tx,
  input: StudentInput,
  { college }: Services['settings'],
  now: Date,
): Promise<students.StudentRecord> {
  const enrollmentNumber =
    input.enrollmentNumber || (await students.nextEnrollmentNumber(tx, college.shortName, now));
  const email =
    input.contactInfo.email ||
    `${enrollmentNumber.toLowerCase().replace(/[^a-z0-9]+/g, '-')}@${college.emailDomain}`;
  return { ...input, enrollmentNumber, contactInfo: { ...input.contactInfo, email } };
}

/** The database keeps e-mails and enrolment numbers apart; its refusal becomes a sentence about the field. */
async function saving<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    if (/enrollment_number/.test(String(error))) {
      throw conflict('Another student has this enrolment number', 'enrollmentNumber');
    }
    throw conflict('Another person has this email', 'contactInfo.email');
  }
}

async function replacePhoto(
  {
    db,
    uploads,
    clock,
    author,
  }: Pick<Services, 'db' | 'uploads' | 'clock'> & { author: Parameters<typeof insertAudit>[1] },
  id: string,
  fileName: string | null,
): Promise<Student> {
  const [before, after] = await db.transaction().execute(async (tx) => {
    const old = await existing(tx, id);
    await students.updateStudentPhoto(tx, id, fileName, clock());
    const current = await existing(tx, id);
    await insertAudit(
      tx,
      author,
      { action: 'photo', noun: 'student', recordId: id, before: old, after: current },
      clock(),
    );
    return [old, current] as const;
  });
  if (before.ProfilePic) await uploads.delete(before.ProfilePic);
  return after;
}

const csvColumns: [string, (student: Student) => string | number | null][] = [
  ['enrollmentNumber', (student) => student.enrollmentNumber],
  ['firstName', (student) => student.firstName],
  ['lastName', (student) => student.lastName],
  ['year', (student) => student.year],
  ['email', (student) => student.contactInfo?.email ?? ''],
  ['phone', (student) => student.contactInfo?.phone ?? ''],
  ['gender', (student) => student.personalInfo?.gender ?? ''],
  ['dob', (student) => student.personalInfo?.dob?.slice(0, 10) ?? ''],
  ['address', (student) => student.personalInfo?.address ?? ''],
  ['nationality', (student) => student.personalInfo?.nationality ?? ''],
  ['religion', (student) => student.personalInfo?.religion ?? ''],
  ['fatherFirstName', (student) => student.fatherFirstName],
  ['fatherLastName', (student) => student.fatherLastName],
  ['motherFirstName', (student) => student.motherFirstName],
  ['motherLastName', (student) => student.motherLastName],
];
