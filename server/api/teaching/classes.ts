import type { Handlers } from '#server/context.ts';
import { type ExportColumn, exporting } from '#server/csv/export.ts';
import type { Session } from '#server/db/account/sessions.ts';
import { lockUntilCommit } from '#server/db/driver/dialect.ts';
import { lockRecord } from '#server/db/locks.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import { deleteRows, idsOf } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { refreshSums } from '#server/db/teaching/attendance.ts';
import * as classes from '#server/db/teaching/classes.ts';
import { ApiError, changedMeanwhile, orNotFound } from '#server/errors.ts';
import { saveChange } from '#server/records/save-change.ts';
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
import { fullName } from '#shared/people/full-name.ts';
import { classKindLabels } from '#shared/teaching/class-kinds.ts';
import type { ClassHeld, ClassInput, ClassWithRegister, EntryInput } from '#shared/teaching/classes.ts';
import { type Mark, markLabels, marks } from '#shared/teaching/register-marks.ts';
import { addDays } from '#shared/teaching/weekdays.ts';

const classColumns: readonly ExportColumn<ClassHeld>[] = [
  ['day', ({ day }) => day, { control: 'date' }],
  ['period', ({ period }) => period],
  ['year', ({ year }) => year, { choiceLabels: yearLabels }],
  ['code', ({ subject }) => subject.code],
  ['subject', ({ subject }) => subject.name],
  ['kind', ({ kind }) => kind, { choiceLabels: classKindLabels }],
  ['teacher', ({ faculty }) => (faculty ? fullName(faculty) : '')],
  ...marks.map(
    (mark): ExportColumn<ClassHeld> => [mark, ({ counts }) => counts[mark], { label: markLabels[mark] }],
  ),
  ['takenBy', ({ takenBy }) => takenBy, { label: 'Register by' }],
  ['takenAt', ({ takenAt }) => takenAt, { label: 'Register at', control: 'date' }],
];

export const classHandlers = {
  listClasses: async ({ db, query }) => classes.listClasses(db, query),

  exportClasses: exporting('class', 'classes', classColumns, ({ db, query, clock }) => {
    const to = query.to ?? indiaDate(clock());
    return classes.listClasses(db, { ...query, to, from: query.from ?? addDays(to, -90) });
  }),

  findClass: async ({ db, params, session }) => {
    const found = await existing(db, params.id);
    await expectOwnRegister(db, session, found);
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
      if (first) throw takenAlready(await existing(tx, first), body);
      await expectStudentsOfYear(tx, body.year, body.entries);
      const facultyId = session.role === 'faculty' ? session.recordId : await plannedTeacher(tx, body);
      const academicYear = academicYearOf(body.day);
      const by = { accountId: session.accountId, takenBy: session.label, takenAt: clock().toISOString() };
      await classes.insertClass(tx, { ...body, facultyId, academicYear, ...by });
      await refreshSums(tx, { ...body, academicYear }, studentsOf(body.entries));
      const after = await existing(tx, body.id);
      await insertAudit(tx, author, { ...change('create', after), after: audited(after) }, clock());
      return { id: body.id, isNew: true };
    });
    const saved = await existing(db, id);
    reply.code(isNew ? 201 : 200);
    return saved;
  },

  updateRegister: (context) => {
    const { params, body, session, clock, ifMatch: version } = context;
    const save = async (tx: Tx) => {
      await lockRecord(tx, 'class', params.id);
      const before = await existing(tx, params.id);
      expectInTime(session, before.day, indiaDate(clock()));
      await expectOwnRegister(tx, session, before);
      const known = before.entries.map(({ student }) => student);
      await expectStudentsOfYear(tx, before.year, body.entries, known);
      if (!(await classes.replaceRegister(tx, before.id, body.entries, body.units ?? before.units, version)))
        throw changedMeanwhile();
      const touched = [...new Set([...idsOf(known), ...studentsOf(body.entries)])];
      await refreshSums(tx, { ...before, subjectId: before.subject.id }, touched);
      const after = await existing(tx, before.id);
      return { before, after, entry: change('update', after) };
    };
    return saveChange(context, save, audited);
  },

  deleteClass: async ({ db, params, author, clock }) =>
    db.transaction().execute(async (tx) => {
      await lockRecord(tx, 'class', params.id);
      const before = await existing(tx, params.id);
      await deleteRows(tx, 'classes', [before.id]);
      const students = before.entries.map(({ student }) => student.id);
      await refreshSums(tx, { ...before, subjectId: before.subject.id }, students);
      await insertAudit(tx, author, { ...change('delete', before), before: audited(before) }, clock());
    }),
} satisfies Partial<Handlers>;

type ClassPlace = Pick<ClassInput, 'day' | 'period' | 'year'>;

async function existing(db: Database, id: string): Promise<ClassWithRegister> {
  return orNotFound(await classes.findClass(db, id), 'Class');
}

const studentsOf = (entries: readonly EntryInput[]) => entries.map(({ studentId }) => studentId);

/**
 * Whether it is kept already as it is sent, after an answer that was lost.
 * @throws 409 where the id names a register with other marks, or another person's; 403 where the user may not read that one
 */
async function isSentAgain(tx: Tx, sent: ClassInput, session: Session): Promise<boolean> {
  const taker = await classes.findTaker(tx, sent.id);
  if (taker === undefined) return false;
  const first = await existing(tx, sent.id);
  if (taker !== session.accountId) await expectOwnRegister(tx, session, first);
  else if (isSameRegister(first, sent)) return true;
  throw takenAlready(first, sent);
}

function isSameRegister(first: ClassWithRegister, sent: ClassInput): boolean {
  const marksOf = new Map(first.entries.map(({ student, mark }) => [student.id, mark]));
  return (
    isSameClass(first, sent) &&
    first.subject.id === sent.subjectId &&
    first.kind === sent.kind &&
    first.room === sent.room &&
    (!sent.facultyId || first.faculty?.id === sent.facultyId) &&
    first.units.join('\n') === sent.units.join('\n') &&
    marksOf.size === sent.entries.length &&
    sent.entries.every(({ studentId, mark }) => marksOf.get(studentId) === mark)
  );
}

const isSameClass = (a: ClassPlace, b: ClassPlace) =>
  a.day === b.day && a.period === b.period && a.year === b.year;

/** The first register comes with the refusal, so that a person can compare the two and decide. */
function takenAlready(first: ClassWithRegister, sent: ClassPlace): ApiError {
  const sentence = isSameClass(first, sent)
    ? `${first.takenBy} has taken the register of this class already.`
    : 'The register of another class has this id already.';
  return new ApiError(409, sentence, { fields: { period: sentence }, details: { first } });
}

/** The teacher whom the timetable names for it, where the office names none. */
async function plannedTeacher(tx: Tx, { day, period, year, facultyId }: ClassInput): Promise<string | null> {
  if (facultyId) return facultyId;
  const planned = (await plannedAt(tx, day, period)).find((entry) => entry.year === year);
  return planned?.faculty?.id ?? null;
}

const change = <A extends 'create' | 'update' | 'delete'>(action: A, held: ClassWithRegister) => ({
  action,
  noun: 'class' as const,
  recordId: held.id,
  label: `${held.subject.name}, ${yearLabels[held.year].toLowerCase()} year, ${formatDate(held.day)}, period ${held.period}`,
});

/** Who is not simply present, by enrolment number: a list of all would hide what was changed. */
function audited({ faculty, subject, kind, entries, units }: ClassWithRegister): object {
  const numbersOf = (mark: Mark) =>
    entries.flatMap((entry) => (entry.mark === mark ? [entry.student.enrollmentNumber] : [])).join(', ');
  const { present: _, ...marked } = Object.fromEntries(marks.map((mark) => [mark, numbersOf(mark)]));
  return {
    subject: subject.name,
    teacher: faculty && fullName(faculty),
    kind,
    students: entries.length,
    units: units.join('; '),
    ...marked,
  };
}
