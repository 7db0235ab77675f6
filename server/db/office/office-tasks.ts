// The figures of the office's first screen, one query for each kind of task.
import { type RawBuilder, sql } from 'kysely';
import { countOtherAdmins } from '#server/db/account/admins.ts';
import { isPostgres } from '#server/db/driver/dialect.ts';
import { isEntered, isInClass } from '#server/db/exams/exam-marks.ts';
import { countOf } from '#server/db/list-page.ts';
import { isOpen, openSum } from '#server/db/money/dues.ts';
import { isCurrent, isNotInvited } from '#server/db/people/current-students.ts';
import type { Database, Schema } from '#server/db/schema.ts';
import { findCollege } from '#server/db/website/college.ts';
import { listSamples, type Start } from '#server/db/website/samples.ts';
import { mostNamed, type SetUpStep, setUpSteps } from '#shared/office/office-task-kinds.ts';
import type { OfficeTask } from '#shared/office/office-tasks.ts';
import { openStates } from '#shared/office/papers/certificate-requests.ts';
import { fullName, type Named } from '#shared/people/full-name.ts';
import { addDays } from '#shared/teaching/weekdays.ts';
import { collegeFields } from '#shared/website/college/college.ts';
import { factNames } from '#shared/website/fact-table.ts';
import { endingDays } from '#shared/website/notices/notice-ends.ts';
import { readCollegeSettings } from './college-settings.ts';

/** Of a task: whom it is about. @param people the most urgent first */
export function named(people: readonly Named[]): Pick<OfficeTask, 'who'> {
  const who = [...new Set(people.map(fullName))].slice(0, mostNamed + 1);
  return who.length > 0 ? { who } : {};
}

/** How many wait, and the first of their days. */
const countedFrom = (day: string | RawBuilder<string>, what = sql`*`) =>
  [
    sql<number>`count(${what})`.as('count'),
    sql<string | null>`min(${typeof day === 'string' ? sql.ref(day) : day})`.as('first'),
  ] as const;

const taskOf = (
  kind: OfficeTask['kind'],
  day: 'since' | 'until',
  { count, first }: { count: number; first: string | null },
  people: readonly Named[] = [],
): OfficeTask => ({ kind, count, ...(first && { [day]: first }), ...named(people) });

/** The tasks in the order of `officeTaskKinds`, without those of which nothing waits. @param today a day */
export async function listOfficeTasks(db: Database, today: string): Promise<OfficeTask[]> {
  const tasks = [
    await readPapersWithoutMarks(db, today),
    await readRequestsWaiting(db),
    await readDueEnquiries(db, today),
    await readOverdueFees(db, today),
    await readStudentsNotInvited(db),
    await readEndingNotices(db, today),
  ];
  return tasks.filter(({ count }) => count > 0);
}

/**
 * Papers of open sessions whose day is past and of which a student has neither marks nor 'absent': of the students who
 * write the session as `listExamStudents` says.
 */
async function readPapersWithoutMarks(db: Database, today: string): Promise<OfficeTask> {
  const lacksMark = (student: RawBuilder<unknown>) => sql`not exists (select 1 from exam_marks
    where exam_marks.session_id = exam_papers.session_id and exam_marks.subject_id = exam_papers.subject_id
      and exam_marks.student_id = ${student} and ${isEntered})`;
  const waiting = db
    .selectFrom('exam_papers')
    .innerJoin('exam_sessions', 'exam_sessions.id', 'exam_papers.session_id')
    .where('state', '=', 'open')
    .where('held_on', '<', today)
    .where(
      sql<boolean>`(exists (select 1 from students where students.year = exam_sessions.year
          and ${isInClass} and ${lacksMark(sql.ref('students.id'))})
        or exists (select 1 from exam_marks as roll where roll.session_id = exam_papers.session_id
          and ${lacksMark(sql.ref('roll.student_id'))}))`,
    );
  const found = await waiting.select(countedFrom('held_on')).executeTakeFirstOrThrow();
  const teachers = await waiting
    .innerJoin('teaching', (join) =>
      join
        .onRef('teaching.subject_id', '=', 'exam_papers.subject_id')
        .onRef('teaching.academic_year', '=', 'exam_sessions.academic_year'),
    )
    .innerJoin('faculty', 'faculty.id', 'teaching.faculty_id')
    .select(['first_name as firstName', 'last_name as lastName'])
    .orderBy('held_on')
    .execute();
  return taskOf('marks-not-entered', 'since', found, teachers);
}

/** By the days that are published: those of a change that is not published yet do not hold. */
async function readEndingNotices(db: Database, today: string): Promise<OfficeTask> {
  const until = isPostgres(db) ? sql<string>`data::json ->> 'until'` : sql<string>`data ->> 'until'`;
  const found = await db
    .selectFrom('publications')
    .select(countedFrom(until))
    .where('noun', '=', 'notice')
    .where('is_live', '=', 1)
    .where(until, '>=', today)
    .where(until, '<=', addDays(today, endingDays))
    .executeTakeFirstOrThrow();
  return taskOf('notices-ending', 'until', found);
}

/** Enquiries whose day of the next call is reached. */
async function readDueEnquiries(db: Database, today: string): Promise<OfficeTask> {
  const due = db.selectFrom('enquiries').where('follow_up_on', '<=', today);
  const found = await due.select(countedFrom('follow_up_on')).executeTakeFirstOrThrow();
  const people = await due
    .select(['name as firstName', sql<string>`''`.as('lastName')])
    .orderBy('follow_up_on')
    .limit(mostNamed + 1)
    .execute();
  return taskOf('enquiries-to-follow-up', 'since', found, people);
}

async function readRequestsWaiting(db: Database): Promise<OfficeTask> {
  const open = db.selectFrom('certificate_requests').where('state', 'in', openStates);
  const found = await open.select(countedFrom('due_on')).executeTakeFirstOrThrow();
  const people = await open
    .innerJoin('students', 'students.id', 'certificate_requests.student_id')
    .select(['first_name as firstName', 'last_name as lastName'])
    .orderBy('due_on')
    .limit(mostNamed + 1)
    .execute();
  return taskOf('certificates-asked', 'until', found, people);
}

async function readOverdueFees(db: Database, today: string): Promise<OfficeTask> {
  const overdue = db.selectFrom('fees').where('due_on', '<', today).where(isOpen);
  const { amount, ...found } = await overdue
    .select([...countedFrom('due_on', sql`distinct student_id`), openSum.as('amount')])
    .executeTakeFirstOrThrow();
  const people = await overdue
    .innerJoin('students', 'students.id', 'fees.student_id')
    .select(['first_name as firstName', 'last_name as lastName'])
    .groupBy(['students.id', 'first_name', 'last_name'])
    .orderBy(openSum, 'desc')
    .limit(mostNamed + 1)
    .execute();
  return { amount, ...taskOf('fees-overdue', 'since', found, people) };
}

async function readStudentsNotInvited(db: Database): Promise<OfficeTask> {
  const count = await countOf(db.selectFrom('students').select('id').where(isCurrent).where(isNotInvited));
  return { kind: 'students-not-invited', count };
}

/** The steps still to be taken, in their order. */
export async function listSetUpSteps(db: Database, start: Start): Promise<SetUpStep[]> {
  const { paymentInfo, isSetUp } = await readCollegeSettings(db);
  if (isSetUp) return [];
  const has = (table: keyof Schema) => sql`exists (select 1 from ${sql.table(table)})`;
  const step = (isDone: RawBuilder<unknown>) => sql<number>`case when ${isDone} then 1 else 0 end`;
  const invited = sql`exists (select 1 from accounts where role = 'student' and password_hash is not null)`;
  const steps = await db
    .selectNoFrom([
      step(has('academic_years')).as('academic-year'),
      step(has('backups')).as('backup'),
      step(has('subjects')).as('subjects'),
      step(has('faculty')).as('faculty'),
      step(has('teaching')).as('teaching'),
      // A college that has a timetable has accepted the usual periods.
      step(sql`${has('day_plan')} or ${has('timetable')}`).as('periods'),
      step(has('students')).as('students'),
      step(has('fee_plans')).as('fee-plans'),
      step(invited).as('invites'),
    ])
    .executeTakeFirstOrThrow();
  const samples = await listSamples(db, start);
  const isReal = (names: readonly string[]) => !samples.some((name) => names.includes(name));
  const isFee = (name: string) => name.startsWith('fee-');
  const isDone: Readonly<Record<SetUpStep, unknown>> = {
    ...steps,
    college: isReal(Object.keys(collegeFields)),
    logo: (await findCollege(db, start.startCollege)).college.logo,
    fees: isReal(factNames.filter(isFee)),
    facts: isReal(factNames.filter((name) => !isFee(name))),
    'website-people': isReal(['website-person']),
    'exam-dates': isReal(['exam-date']),
    voices: isReal(['home.studentVoices.voices', 'webinar.webinars']),
    'second-admin': (await countOtherAdmins(db, '')) > 1,
    'payment-info': paymentInfo.account || paymentInfo.upiId,
  };
  return setUpSteps.filter((name) => !isDone[name]);
}
