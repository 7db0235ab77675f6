// Fee plans of this academic year and the one before, with the labels and amounts of the sample fees.

import type { Insertable } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import type { StudentRecord } from '#server/db/people/students.ts';
import type { Schema } from '#server/db/schema.ts';
import { yearLabels, years } from '#shared/kit/study-years.ts';
import type { PaymentInfo } from '#shared/money/payment-info.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { quotas } from '#shared/people/quotas.ts';
import { demoAccounts } from './accounts.ts';
import { demoFees } from './fees.ts';
import { dayAfter, workingDay } from './samples.ts';

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

/** No real account: a payment to it must fail. */
const demoPaymentInfo: PaymentInfo = {
  account:
    'Sample account of the college\nAccount 0000 0000 0000\nSample Bank, Sample Branch\nIFSC SAMP0000000',
  upiId: 'sample.college@samplebank',
};

/** The text as the settings store it: `npm run demo:remove` removes it where it is still the same. */
export const demoPaymentInfoText = JSON.stringify(demoPaymentInfo);
