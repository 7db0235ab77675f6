import type { Session } from '#server/db/account/sessions.ts';
import { lockUntilCommit } from '#server/db/driver/dialect.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { refreshSums } from '#server/db/teaching/attendance.ts';
import * as classes from '#server/db/teaching/classes.ts';
import { ApiError, changedMeanwhile, notFound } from '#server/errors.ts';
import type { Handlers } from '#server/http/context.ts';
import { readIfMatch, tagVersion } from '#server/http/if-match.ts';
import { refuseUnchanged, unlessUnchanged } from '#server/records/unchanged.ts';
import {
  expectClassDay,
  expectInTime,
  expectOwnClass,
  expectOwnRegister,
  expectStudentsOfYear,
} from '#server/rules/teaching/registers.ts';
import { expectTaught, plannedAt } from '#server/rules/teaching/timetable-clashes.ts';
import { formatDate, indiaDate } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import type { ClassInput, ClassWithRegister, EntryInput } from '#shared/teaching/classes.ts';
import { marks } from '#shared/teaching/register-marks.ts';
import { teacherName } from '#shared/teaching/teacher-name.ts';

export const classHandlers = {
  listClasses: async ({ db, query }) => classes.listClasses(db, query),

  findClass: async ({ db, params, session, reply }) => {
    const found = await existing(db, params.id);
    await expectOwnRegister(db, session, found);
    tagVersion(reply, found);
    return found;
  },

  listRoster: async ({ db, params }) => classes.listRoster(db, params.year),

  createClass: async ({ db, body, session, author, clock, reply }) => {
    const today = indiaDate(clock());
    const { id, isNew } = await db.transaction().execute(async (tx) => {
      // Two phones that send the register of one class at the same time: the second finds the first.
      await lockUntilCommit(tx, `class ${body.day} ${body.period}`);
      // The same register sent for two periods at the same time: the second finds its id taken.
      await lockUntilCommit(tx, `class ${body.id}`);
      if (await isSentAgain(tx, body, session)) return { id: body.id, isNew: false };
      await expectClassDay(tx, body, today);
      expectInTime(session, body.day, today);
      await expectTaught(tx, body);
      await expectOwnClass(tx, session, body);
      const first = await classes.findClassAt(tx, body);
      if (first) throw takenAlready(await existing(tx, first));
      await expectStudentsOfYear(tx, body.year, body.entries);
      const facultyId = session.role === 'faculty' ? session.recordId : await plannedTeacher(tx, body);
      const academicYear = academicYearOf(body.day);
      const taken = { academicYear, accountId: session.accountId, takenBy: session.label, now: clock() };
      await classes.insertClass(tx, { ...body, facultyId }, taken);
      await refreshSums(tx, { ...body, academicYear }, studentsOf(body.entries));
      const after = await existing(tx, body.id);
      await insertAudit(tx, author, { ...change('create', after), after: audited(after) }, clock());
      return { id: body.id, isNew: true };
    });
    const saved = await existing(db, id);
    reply.code(isNew ? 201 : 200);
    tagVersion(reply, saved);
    return saved;
  },

  updateRegister: async ({ db, params, body, session, author, clock, request, reply }) => {
    const version = readIfMatch(request);
    const save = async (tx: Tx) => {
      const before = await existing(tx, params.id);
      await lockUntilCommit(tx, `class ${before.day} ${before.period}`);
      expectInTime(session, before.day, indiaDate(clock()));
      await expectOwnRegister(tx, session, before);
      const known = before.entries.map(({ student }) => student);
      await expectStudentsOfYear(tx, before.year, body.entries, known);
      if (!(await classes.replaceRegister(tx, before.id, body.entries, version))) throw changedMeanwhile();
      const touched = [...new Set([...known.map(({ id }) => id), ...studentsOf(body.entries)])];
      await refreshSums(tx, { ...before, subjectId: before.subject.id }, touched);
      const after = await existing(tx, before.id);
      const compared = { before: audited(before), after: audited(after) };
      refuseUnchanged(before, compared);
      await insertAudit(tx, author, { ...change('update', after), ...compared }, clock());
      return after;
    };
    const saved = await unlessUnchanged(() => db.transaction().execute(save));
    tagVersion(reply, saved);
    return saved;
  },

  deleteClass: async ({ db, params, author, clock }) =>
    db.transaction().execute(async (tx) => {
      const before = await existing(tx, params.id);
      await lockUntilCommit(tx, `class ${before.day} ${before.period}`);
      await classes.deleteClass(tx, before.id);
      const students = before.entries.map(({ student }) => student.id);
      await refreshSums(tx, { ...before, subjectId: before.subject.id }, students);
      await insertAudit(tx, author, { ...change('delete', before), before: audited(before) }, clock());
    }),
} satisfies Partial<Handlers>;

async function existing(db: Database, id: string): Promise<ClassWithRegister> {
  const found = await classes.findClass(db, id);
  if (!found) throw notFound('Class');
  return found;
}

const studentsOf = (entries: readonly EntryInput[]) => entries.map(({ studentId }) => studentId);

/** @throws 409 where the id names another person's register, 403 where the user may not read that one */
async function isSentAgain(tx: Tx, { id }: ClassInput, session: Session): Promise<boolean> {
  const taker = await classes.findTaker(tx, id);
  if (taker === undefined) return false;
  if (taker === session.accountId) return true;
  const first = await existing(tx, id);
  await expectOwnRegister(tx, session, first);
  throw takenAlready(first);
}

/** The first register comes with the refusal, so that a person can compare the two and decide. */
function takenAlready(first: ClassWithRegister): ApiError {
  const sentence = `${first.takenBy} has taken the register of this class already.`;
  return new ApiError(409, sentence, { fields: { period: sentence }, details: { first } });
}

/** The teacher whom the timetable names for it, where the office names none. */
async function plannedTeacher(tx: Tx, { day, period, year, facultyId }: ClassInput): Promise<string | null> {
  if (facultyId) return facultyId;
  const planned = (await plannedAt(tx, day, period)).find((one) => one.year === year);
  return planned?.faculty?.id ?? null;
}

const change = <A extends 'create' | 'update' | 'delete'>(action: A, held: ClassWithRegister) => ({
  action,
  noun: 'class' as const,
  recordId: held.id,
  label: `${held.subject.name}, ${yearLabels[held.year].toLowerCase()} year, ${formatDate(held.day)}, period ${held.period}`,
});

/** Who is not simply present, by enrolment number: a list of all would hide what was changed. */
function audited({ faculty, subject, kind, entries }: ClassWithRegister): object {
  const marked = Object.fromEntries(
    marks
      .filter((mark) => mark !== 'present')
      .map((mark) => [
        mark,
        entries
          .filter((entry) => entry.mark === mark)
          .map(({ student }) => student.enrollmentNumber)
          .join(', '),
      ]),
  );
  return {
    subject: subject.name,
    teacher: faculty && teacherName(faculty),
    kind,
    students: entries.length,
    ...marked,
  };
}
