// Fees of the sample students, and fee plans of this academic year and the one before with their labels and amounts.
import type { Insertable } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import type { StudentRecord } from '#server/db/people/students.ts';
import type { Schema } from '#server/db/schema.ts';
import { yearLabels, years } from '#shared/kit/study-years.ts';
import type { PaymentInfo } from '#shared/money/payment-info.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { quotas } from '#shared/people/quotas.ts';
import { demoAccounts } from './accounts.ts';
import { dayAfter, readSamples, workingDay, workingDayBefore } from './samples.ts';
import { quotaOf } from './students.ts';

type FeeRow = Insertable<Schema['fees']>;

/** Whole rupees, product §9: what the public fee page says. */
const demoFees = { convenerPerYear: 50_000, managementPerYear: 120_000, additionalOnce: 10_000 };

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

const yearDays = 365;

export function demoFeePlans(now: Date): Insertable<Schema['fee_plans']>[] {
  return [0, 1].flatMap((yearsAgo) => {
    const at = dayAfter(now, -yearDays * yearsAgo);
    const dueOn = workingDay(dayAfter(now, 24 - yearDays * yearsAgo));
    return years.flatMap((year) =>
      quotas.map((quota) => {
        const tuition = quota === 'management' ? demoFees.managementPerYear : demoFees.convenerPerYear;
        const heads = [
          { label: `Tuition fee, ${yearLabels[year].toLowerCase()} year`, amount: tuition, dueOn },
          ...(year === 'FIRST'
            ? [{ label: 'Additional fees (one-time)', amount: demoFees.additionalOnce, dueOn }]
            : [{ label: `Examination fee, ${yearLabels[year].toLowerCase()} year`, amount: 3000, dueOn }]),
        ];
        return {
          id: nextId(),
          academic_year: academicYearOf(at),
          study_year: year,
          quota,
          heads: JSON.stringify(heads),
        };
      }),
    );
  });
}

/** The fees of the first year, convener, were raised by their plan; the other fees were entered one by one. */
export function demoFeeRaise(
  students: readonly { id: string; studyYear: number; record: Pick<StudentRecord, 'quota'> }[],
  fees: Insertable<Schema['fees']>[],
  now: Date,
): Insertable<Schema['fee_raises']> {
  const takers = new Set(
    students.flatMap(({ id, studyYear, record }) =>
      studyYear === 1 && record.quota === 'convener' ? id : [],
    ),
  );
  const raised = fees.filter((fee) => takers.has(fee.student_id) && !fee.concession_of);
  const id = nextId();
  for (const fee of raised) fee.raise_id = id;
  const academicYear = academicYearOf(dayAfter(now, 0));
  return {
    id,
    plan: `${yearLabels.FIRST} year, convener, ${academicYear}`,
    academic_year: academicYear,
    raised_at: `${workingDay(dayAfter(now, -60))}T06:00:00.000Z`,
    raised_by: demoAccounts.admin.loginName,
    undone_at: null,
    students: takers.size,
    fees: raised.length,
    amount: raised.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** No real account: a payment to it must fail. The text as the settings store it: `npm run demo:remove` removes it where it is still the same. */
export const demoPaymentInfoText = JSON.stringify(readSamples<PaymentInfo>('payment-info'));
