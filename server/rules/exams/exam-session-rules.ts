// Which changes of an exam session are refused.

import type { Ask } from '#server/context.ts';
import { lockUntilCommit } from '#server/db/driver/dialect.ts';
import { deleteEmptyMarks, listEnteredSubjects } from '#server/db/exams/exam-marks.ts';
import { hasNamesake, listPapersBeside } from '#server/db/exams/exam-sessions.ts';
import { listTicketsOfSession } from '#server/db/office/certificates.ts';
import type { Tx } from '#server/db/schema.ts';
import { subjectRows } from '#server/db/teaching/subjects.ts';
import { findFacultyNames } from '#server/db/teaching/teaching.ts';
import { conflict, refuseFields } from '#server/errors.ts';
import { minutesOfPaper } from '#shared/exams/exam-end.ts';
import { type ExamSession, type ExamSessionInput, examStateLabels } from '#shared/exams/exam-sessions.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { textKey } from '#shared/kit/text/text-key.ts';

/** Called before a session is written. @param now undefined: days are not compared with it. @throws where it is not open, or a mark would be lost */
export async function refuseSessionChange(tx: Tx, before: ExamSession, input: ExamSessionInput, now?: Date) {
  refuseUnlessOpen(before);
  await refuseUnknown(tx, input);
  await refuseLoss(tx, before, input, now && indiaDate(now));
}

export function refuseUnlessOpen({ name, state }: ExamSession): void {
  if (state !== 'open')
    throw conflict(
      `${name} is ${examStateLabels[state].toLowerCase()}. Open it first, with a reason.`,
      'state',
    );
}

/** A printed hall ticket would be valid for an examination that does not exist. */
export async function refuseIssuedTickets(tx: Tx, { id, name }: ExamSession): Promise<void> {
  if ((await listTicketsOfSession(tx, id)).length > 0)
    throw conflict(`Hall tickets of ${name} are valid. Withdraw them first, in the students’ records.`, 'id');
}

export async function refuseUnknown(tx: Tx, { papers, year }: ExamSessionInput): Promise<void> {
  const subjects = await subjectRows.listBy(
    tx,
    'id',
    papers.map(({ subjectId }) => subjectId),
  );
  const byId = new Map(subjects.map((subject) => [subject.id, subject]));
  const teachers = await findFacultyNames(
    tx,
    papers.flatMap(({ enteredById }) => enteredById ?? []),
  );
  const fields: Record<string, string> = {};
  for (const [place, { subjectId, enteredById }] of papers.entries()) {
    const subject = byId.get(subjectId);
    if (!subject) fields[`papers.${place}.subjectId`] = 'There is no such subject';
    else if (subject.year !== year)
      fields[`papers.${place}.subjectId`] =
        `${subject.code} is not a subject of the ${yearLabels[year].toLowerCase()} year`;
    if (enteredById && !teachers.has(enteredById))
      fields[`papers.${place}.enteredById`] = 'There is no such faculty member';
  }
  refuseFields(fields);
}

/** No mark that has been entered may be lost, be above its maximum, or be of a paper that is put off to a day to come. */
async function refuseLoss(
  tx: Tx,
  before: ExamSession,
  input: ExamSessionInput,
  today: string | undefined,
): Promise<void> {
  const entered = await listEnteredSubjects(tx, before.id);
  const fields: Record<string, string> = {};
  if (entered.size > 0 && before.year !== input.year) fields.year = 'Marks of this year are entered already';
  for (const { subject, date } of before.papers) {
    const place = input.papers.findIndex(({ subjectId }) => subjectId === subject.id);
    const highest = entered.get(subject.id);
    if (highest === undefined) continue;
    const paper = input.papers[place];
    if (!paper) fields.papers = `Marks in ${subject.code} are entered already: it cannot be taken out`;
    else if (highest > paper.maxMarks)
      fields[`papers.${place}.maxMarks`] = `A student has ${highest} in ${subject.code}`;
    else if (today && paper.date !== date && paper.date > today)
      fields[`papers.${place}.date`] =
        `Marks in ${subject.code} are entered already: the paper cannot be one to come`;
  }
  refuseFields(fields, 409);
  await deleteEmptyMarks(
    tx,
    before.id,
    input.papers.map(({ subjectId }) => subjectId),
  );
}

type Held = Pick<ExamSessionInput['papers'][number], 'subjectId' | 'date' | 'time' | 'duration'>;
type Asked = Pick<ExamSessionInput, 'name' | 'academicYear' | 'year' | 'kind'> & { papers: readonly Held[] };

const asWritten = (session: ExamSession) => ({
  ...session,
  papers: session.papers.map((paper) => ({ ...paper, subjectId: paper.subject.id })),
});

/** @param id of what is stored already. @throws 409 with the question, until it is confirmed */
export async function askAboutSession(tx: Tx, ask: Ask, input: Asked, id?: string, before?: ExamSession) {
  await ask('same-session', () => sameSession(tx, input, id, before));
  await ask('papers-at-once', () => papersAtOnce(tx, input, id, before));
}

/** What was deleted may have been entered again. */
export const askAboutRestored = (tx: Tx, { ask }: { ask: Ask }, session: ExamSession) =>
  askAboutSession(tx, ask, asWritten(session), session.id);

/** Two sessions of a class that read the same would be taken for each other. @returns the doubt, in whatever spelling */
async function sameSession(tx: Tx, input: Asked, id?: string, before?: ExamSession) {
  const keyOf = ({ academicYear, year, name }: Asked | ExamSession) =>
    `${academicYear} ${year} ${textKey(name)}`;
  if (before && keyOf(before) === keyOf(input)) return undefined;
  await lockUntilCommit(tx, `exam-session ${keyOf(input)}`);
  if (!(await hasNamesake(tx, input, id))) return undefined;
  return `The ${yearLabels[input.year].toLowerCase()} year has an exam session of this name in ${input.academicYear} already.`;
}

/**
 * Who writes one of two papers at once misses the other, be it of another session. Practicals are held in batches. @returns the
 * doubt, of those that `before` does not have
 */
async function papersAtOnce(tx: Tx, input: Asked, id?: string, before?: ExamSession) {
  if (input.kind === 'practical') return undefined;
  await lockUntilCommit(tx, `exam-papers ${input.year}`);
  const others = await listPapersBeside(tx, input, id);
  const known = new Set(before ? clashes(asWritten(before).papers, others) : []);
  const pair = clashes(input.papers, others).find((clash) => !known.has(clash));
  if (!pair) return undefined;
  const [first = '', second = '', name] = pair.split('\n');
  const subjects = await subjectRows.listBy(tx, 'id', [first, second]);
  const codeOf = (subject: string) => subjects.find((one) => one.id === subject)?.code ?? '';
  return `${codeOf(first)} and ${codeOf(second)}${name && ` of ‘${name}’`} are held at the same time: a student can write only one of them.`;
}

/** The two subjects of each pair of papers that overlap, and the other's session; a paper without a time overlaps with none. */
function clashes(papers: readonly Held[], others: readonly (Held & { name: string })[]): string[] {
  const timed = (held: readonly (Held & { name?: string })[]) =>
    held
      .filter(({ time }) => time)
      .map(({ time, duration, name = '', ...paper }) => {
        const start = minutesOf(time);
        return { ...paper, name, start, end: start + Math.max(1, minutesOfPaper(duration)) };
      });
  const own = timed(papers).toSorted((a, b) => (a.subjectId < b.subjectId ? -1 : 1));
  const beside = timed(others);
  return own.flatMap((one, place) =>
    [...own.slice(place + 1), ...beside]
      .filter(({ date, start, end }) => date === one.date && start < one.end && one.start < end)
      // A paper that two sessions have is written once.
      .filter(({ subjectId }) => subjectId !== one.subjectId)
      .map(({ subjectId, name }) => `${one.subjectId}\n${subjectId}\n${name}`),
  );
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
