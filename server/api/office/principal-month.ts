import type { Context, Handlers } from '#server/context.ts';
import { sumDues } from '#server/db/money/dues.ts';
import { sumPayments } from '#server/db/money/payments.ts';
import { insertExportAudit } from '#server/db/office/audit-log.ts';
import { readMonth } from '#server/db/office/principal-month.ts';
import type { Database } from '#server/db/schema.ts';
import { listFacts } from '#server/db/website/facts.ts';
import { answerDocuments } from '#server/http/pdf-answer.ts';
import type { Contract } from '#shared/contract.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { amountOf, sumOf } from '#shared/kit/sums.ts';
import { paymentModes } from '#shared/money/payment-modes.ts';
import type { PrincipalMonth } from '#shared/office/principal-month.ts';
import { quotas } from '#shared/people/quotas.ts';
import { spanOf } from '#shared/teaching/month.ts';
import type { FactContents } from '#shared/website/facts.ts';

export const principalMonthHandlers = {
  readPrincipalMonth: (context) => monthOf(context),

  readPrincipalMonthDocument: async (context) => {
    const { db, author, settings, clock } = context;
    const month = await monthOf(context);
    await insertExportAudit(db, author, { noun: 'analytics', label: `Month ${month.month}` }, clock());
    const maker = import('#server/pdf/principal-month.ts');
    return answerDocuments(context, `month-${month.month}`, maker, ({ principalMonth }) => [
      principalMonth(month, settings.college),
    ]);
  },
} satisfies Partial<Handlers>;

type Asking = Pick<Context<Contract['readPrincipalMonth']>, 'db' | 'query' | 'settings' | 'clock'>;

async function monthOf({ db, query, settings, clock }: Asking): Promise<PrincipalMonth> {
  const today = indiaDate(clock());
  const month = query.month ?? today.slice(0, 7);
  const days = spanOf(month);
  const figures = await readMonth(db, days);
  const firstYears = figures.years[0]?.byQuota ?? [];
  return {
    month,
    today,
    ...figures,
    money: await moneyOf(db, days, today),
    vacancies: await vacanciesOf(db, settings.startFacts, firstYears),
  };
}

async function moneyOf(
  db: Database,
  days: { from: string; to: string },
  today: string,
): Promise<PrincipalMonth['money']> {
  const paging = { page: undefined, pageSize: 25 };
  const sums = await sumPayments(db, { ...days, ...paging });
  const { open, overdue, students: owing, government: promised = 0 } = await sumDues(db, paging, today);
  const byMode = paymentModes.map((mode) => ({
    mode,
    amount: amountOf(sums.filter((sum) => sum.mode === mode)),
  }));
  return {
    receipts: sumOf(sums.map(({ count }) => count)),
    collected: amountOf(byMode),
    byMode: byMode.filter(({ amount }) => amount !== 0),
    open,
    overdue,
    owing,
    promised,
  };
}

/** @param firstYears students of the first year in the order of `quotas` */
async function vacanciesOf(
  db: Database,
  start: FactContents,
  firstYears: readonly number[],
): Promise<PrincipalMonth['vacancies']> {
  const facts = await listFacts(db, start);
  return quotas.map((quota, index) => {
    const fact = facts.find(({ id }) => id === `seats-${quota}`);
    const seats = fact?.kind === 'seats' ? fact.seats : 0;
    return { quota, seats, taken: firstYears[index] ?? 0 };
  });
}
