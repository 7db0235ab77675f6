// Who may take or correct a register, for which day, and of which students.

import type { Session } from '#server/db/account/sessions.ts';
import { lockUntilCommit } from '#server/db/driver/dialect.ts';
import { listStudentsBy } from '#server/db/people/students.ts';
import { idsOf } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { findClassAt, listRoster } from '#server/db/teaching/classes.ts';
import { listSubstitutions } from '#server/db/teaching/substitutions.ts';
import { conflict, forbidden, invalid } from '#server/errors.ts';
import { refuseFormerStudents } from '#server/rules/people/current-students.ts';
import { formatDate } from '#shared/kit/format.ts';
import { type Year, yearLabels } from '#shared/kit/study-years.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { ClassInput, ClassWithRegister, EntryInput } from '#shared/teaching/classes.ts';
import { correctionDays } from '#shared/teaching/register-marks.ts';
import { addDays } from '#shared/teaching/weekdays.ts';
import { readClosedDays } from './closed-days.ts';
import { ownSubjects } from './own-subjects.ts';
import { plannedAt } from './timetable-clashes.ts';

type User = Pick<Session, 'role' | 'recordId'>;
type ClassPlace = Pick<ClassInput, 'day' | 'period' | 'year'>;

/** @throws 400 with the sentence where no class can have been held on that day */
export async function expectClassDay(tx: Tx, { day, period, year }: ClassPlace, today: string) {
  const refuse = (sentence: string) => invalid(sentence, 'day');
  if (day > today)
    throw refuse(
      `${formatDate(day)} has not come yet: by the college’s clock it is ${formatDate(today)}. Is the date of the phone right?`,
    );
  const closed = (await readClosedDays(tx, { from: day, to: day })).why(day, year);
  if (closed) throw refuse(closed);
  const changes = await listSubstitutions(tx, { from: day, to: day });
  const notHeld = changes.find(
    (change) => change.isCancelled && change.period === period && change.year === year,
  );
  if (notHeld)
    throw conflict(
      `This class is entered as not held (${notHeld.reason}). If it was held, take that back first.`,
      'period',
    );
}

/** @throws 409 where the register of the class is taken: it was held */
export async function expectNoRegister(tx: Tx, place: ClassPlace): Promise<void> {
  // As `createClass` does: a register that is sent at the same time finds that the class is not held.
  await lockUntilCommit(tx, `class ${place.day} ${place.period}`);
  if (await findClassAt(tx, place))
    throw conflict('The register of this class is taken: it was held.', 'period');
}

/** @throws 403 where a teacher comes later than the days of correction */
export function expectInTime({ role }: User, day: string, today: string): void {
  if (role === 'faculty' && day < addDays(today, -correctionDays))
    throw forbidden(
      `A register can be taken and corrected for ${correctionDays} days. The office can still do it.`,
    );
}

/**
 * A teacher takes the classes that the timetable or a substitution names, and those in the subjects the teacher teaches.
 * @throws 403
 */
export async function expectOwnClass(
  db: Database,
  user: User,
  { day, period, year, subjectId }: ClassPlace & Pick<ClassInput, 'subjectId'>,
): Promise<void> {
  if ((await ownSubjects(db, user, academicYearOf(day)))(subjectId)) return;
  const planned = await plannedAt(db, day, period);
  if (planned.some((dayClass) => dayClass.year === year && dayClass.faculty?.id === user.recordId)) return;
  throw forbidden(
    'This is another teacher’s class. If you took it instead, ask the office to enter the substitution.',
  );
}

/** A teacher says so of an own class as the plan of its day has it, while its register could be taken. @throws 403 */
export async function expectMaySayNotHeld(
  tx: Tx,
  user: User,
  said: ClassPlace & { subjectId: string; isCancelled: boolean },
  today: string,
): Promise<void> {
  if (!said.isCancelled) throw forbidden('The office enters who takes a class instead, and where.');
  expectInTime(user, said.day, today);
  const planned = (await plannedAt(tx, said.day, said.period)).find(({ year }) => year === said.year);
  if (planned?.subject.id !== said.subjectId) throw forbidden('The timetable has no such class of yours.');
  await expectOwnClass(tx, user, said);
}

/**
 * A teacher reads and corrects the registers of classes that the teacher held or may take: they name who was absent.
 * @throws 403
 */
export async function expectOwnRegister(db: Database, user: User, held: ClassWithRegister): Promise<void> {
  if (held.faculty && held.faculty.id === user.recordId) return;
  await expectOwnClass(db, user, { ...held, subjectId: held.subject.id });
}

/**
 * @param known students who are in the register already: they stay in it when they have left the year since
 * @throws 409 that names the students who do not belong to the class
 */
export async function expectStudentsOfYear(
  tx: Tx,
  year: Year,
  entries: readonly EntryInput[],
  known: readonly { id: string; firstName: string; lastName: string }[] = [],
): Promise<void> {
  const allowed = new Set(idsOf([...(await listRoster(tx, year)), ...known]));
  const strangers = entries.filter(({ studentId }) => !allowed.has(studentId));
  if (strangers.length === 0) return;
  const ids = strangers.map(({ studentId }) => studentId);
  await refuseFormerStudents(tx, ids, 'open the register again, it shows who is in the class');
  const students = await listStudentsBy(tx, 'students.id', ids);
  const names = students.toSorted((a, b) => (a.enrollmentNumber < b.enrollmentNumber ? -1 : 1)).map(fullName);
  const who = names.length > 0 ? names.join(', ') : 'A student';
  throw conflict(
    `${who} ${names.length > 1 ? 'are' : 'is'} not in the ${yearLabels[year].toLowerCase()} year (any more). Open the register again: it shows who is.`,
    'entries',
  );
}
