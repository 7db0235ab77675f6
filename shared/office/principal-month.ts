// The college in one month, on one page, for its principal.
import * as z from 'zod/mini';
import { counted, formatCount, formatRupees } from '#shared/kit/format.ts';
import { years } from '#shared/kit/study-years.ts';
import { percentOf } from '#shared/kit/sums.ts';
import { matchingText } from '#shared/kit/text/text.ts';
import { paymentModeLabels, paymentModes } from '#shared/money/payment-modes.ts';
import { quotaLabels, quotas } from '#shared/people/quotas.ts';
import { spanOf } from '#shared/teaching/month.ts';

const monthSentence = 'month is written like 2026-11';
export const monthQuerySchema = z.object({
  /** '2026-11'; without it the month of today. */
  month: z.optional(matchingText(/^20\d\d-(0[1-9]|1[0-2])$/, monthSentence)),
});

export const principalMonthSchema = z.object({
  month: z.string(),
  /** The day of which strength, dues and vacancies are: the college keeps no earlier ones. */
  today: z.string(),
  /** Current students in class, and what was held for them in the month. */
  years: z.array(
    z.object({
      year: z.enum(years),
      /** By quota, in the order of `quotas`, then those without one. */
      byQuota: z.array(z.number()),
      total: z.number(),
      classes: z.number(),
      /** Attended of all marks of the month; null where no register was taken. */
      percent: z.nullable(z.number()),
    }),
  ),
  interns: z.number(),
  /** Students whose status changed in the month. */
  left: z.number(),
  graduated: z.number(),
  money: z.object({
    receipts: z.number(),
    /** Receipts minus cancellations and refunds of the month, as in the day book. */
    collected: z.number(),
    byMode: z.array(z.object({ mode: z.enum(paymentModes), amount: z.number() })),
    open: z.number(),
    overdue: z.number(),
    owing: z.number(),
    /** What the government has not released yet of the fees that it pays. */
    promised: z.number(),
  }),
  /** The last examination of each year of study until the month's end whose marks are locked or published. */
  passes: z.array(
    z.object({
      year: z.enum(years),
      session: z.string(),
      subjects: z.array(
        z.object({ code: z.string(), name: z.string(), entered: z.number(), passed: z.number() }),
      ),
    }),
  ),
  /** Seats of an intake, and who is in the first year. */
  vacancies: z.array(z.object({ quota: z.enum(quotas), seats: z.number(), taken: z.number() })),
});
export type PrincipalMonth = z.infer<typeof principalMonthSchema>;

/** '14 of 15 (93 %)' */
export const passedInWords = ({ entered, passed }: { entered: number; passed: number }): string =>
  entered === 0 ? 'No marks' : `${passed} of ${entered} (${percentOf(passed, entered)}\u00a0%)`;

/** A figure with the screen where it comes from, if there is one. */
export type MonthFact = readonly [label: string, value: string, to?: string];

/** What screen and paper say besides the strength and the passes. */
export function monthFacts({ month, money, vacancies, interns, left, graduated }: PrincipalMonth) {
  const { from, to } = spanOf(month);
  return {
    students: [
      ['Interns', formatCount(interns)],
      ['Left in the month', formatCount(left)],
      ['Graduated in the month', formatCount(graduated)],
    ],
    money: [
      ['Collected', formatRupees(money.collected), `payments?from=${from}&to=${to}`],
      ['Receipts', formatCount(money.receipts)],
      ...money.byMode.map(({ mode, amount }) => [paymentModeLabels[mode], formatRupees(amount)] as const),
      ['Open fees', `${formatRupees(money.open)} of ${counted(money.owing, 'student')}`, 'dues'],
      ['Past the due date', formatRupees(money.overdue), 'dues?overdue=true'],
      ['Promised by the government', formatRupees(money.promised)],
    ],
    vacancies: vacancies.map(
      ({ quota, seats, taken }) =>
        [
          quotaLabels[quota],
          `${formatCount(Math.max(0, seats - taken))} of ${counted(seats, 'seat')}`,
        ] as const,
    ),
  } satisfies Record<string, MonthFact[]>;
}
