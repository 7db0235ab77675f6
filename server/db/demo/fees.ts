import type { Insertable } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import type { Schema } from '#server/db/schema.ts';
import { yearLabels, years } from '#shared/kit/study-years.ts';
import { dayAfter, workingDay, workingDayBefore } from './samples.ts';
import { quotaOf } from './students.ts';

type FeeRow = Insertable<Schema['fees']>;

/** Whole rupees, product §9: what the public fee page says. */
export const demoFees = { convenerPerYear: 50_000, managementPerYear: 120_000, additionalOnce: 10_000 };

/** The state of this year's tuition, for students in turn: the paid share, and the days from now until it is due. */
const standings = [
  { share: 1, dueIn: -32 },
  { share: 0, dueIn: 24 },
  { share: 0.4, dueIn: -32 },
  { share: 0.6, dueIn: 24 },
  { share: 0, dueIn: -32 },
  { share: 1, dueIn: 24 },
] as const;

/** A few students have a concession on this year's tuition. */
const hasConcession = (index: number) => index % 30 === 14;
const conceded = 10_000;

/** A fee with a negative amount; the fee that it reduces has the sum. */
function concessionOf(due: FeeRow, index: number): FeeRow[] {
  if (!hasConcession(index)) return [];
  due.conceded = conceded;
  return [
    {
      id: nextId(),
      student_id: due.student_id,
      label: `Concession: ${due.label}`,
      amount: -conceded,
      conceded: 0,
      paid: 0,
      due_on: due.due_on,
      paid_on: null,
      concession_of: due.id,
      concession_reason: 'Sample: brother in the third year',
    },
  ];
}

/** A few students still owe a part of last year's tuition. */
const isBehind = (index: number) => index % 11 === 6;

/** @param studyYear 1 to 4: tuition of every year so far, and the fee paid once on joining */
export function demoFeesOf(
  { id, index, studyYear }: { id: string; index: number; studyYear: number },
  now: Date,
): FeeRow[] {
  const tuition = quotaOf(index) === 'management' ? demoFees.managementPerYear : demoFees.convenerPerYear;
  const fee = (label: string, amount: number, share: number, dueIn: number): FeeRow => ({
    id: nextId(),
    student_id: id,
    label,
    amount,
    paid: amount * share,
    due_on: workingDay(dayAfter(now, dueIn)),
    conceded: 0,
    paid_on: share === 0 ? null : workingDayBefore(dayAfter(now, Math.min(dueIn, -10) - 4 - (index % 9))),
  });

  const joined = -32 - 365 * (studyYear - 1);
  const rows = [fee('Additional fees (one-time)', demoFees.additionalOnce, 1, joined)];
  for (const [place, year] of years.slice(0, studyYear).entries()) {
    const yearsAgo = studyYear - 1 - place;
    const label = `Tuition fee, ${yearLabels[year].toLowerCase()} year`;
    if (yearsAgo > 0) {
      const share = yearsAgo === 1 && isBehind(index) ? 0.8 : 1;
      rows.push(fee(label, tuition, share, -32 - 365 * yearsAgo));
    } else {
      const { share, dueIn } = standings[index % standings.length] ?? standings[0];
      const due = fee(label, tuition, share, dueIn);
      rows.push(due, ...concessionOf(due, index));
    }
  }
  return rows;
}
