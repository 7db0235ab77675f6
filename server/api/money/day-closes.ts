import type { Handlers } from '#server/context.ts';
import { exporting, plainColumns } from '#server/csv/export.ts';
import { lockUntilCommit } from '#server/db/driver/dialect.ts';
import {
  findDayClose,
  findLastClosedDay,
  insertDayClose,
  listDayCloses,
} from '#server/db/money/day-closes.ts';
import { sumPayments } from '#server/db/money/payments.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import { invalid, orNotFound } from '#server/errors.ts';
import { answerDocuments } from '#server/http/pdf-answer.ts';
import { closing, refuseClosed } from '#server/rules/money/day-closes.ts';
import { refuseDayToCome } from '#server/rules/teaching/days-to-come.ts';
import { formatDate, formatRupees } from '#shared/kit/format.ts';
import { defaultPageSize } from '#shared/kit/list-pages.ts';
import { amountOf } from '#shared/kit/sums.ts';
import type { DayClose } from '#shared/money/cash-desk/day-closes.ts';

const columns = plainColumns<DayClose>(['day', 'booked', 'counted', 'reason', 'closedAt', 'closedBy'], {
  day: { control: 'date' },
});

export const dayCloseHandlers = {
  listDayCloses: async ({ db }) => listDayCloses(db),

  exportDayCloses: exporting('day-close', 'day-closes', columns, ({ db }) => listDayCloses(db)),

  /** @throws 409 for a day that is not after the last closed one, 400 where the cash differs without a reason */
  createDayClose: async ({ db, body, author, clock }) => {
    const now = clock();
    const { day, counted, reason } = body;
    refuseDayToCome('day', day, now);
    return db.transaction().execute(async (tx) => {
      await lockUntilCommit(tx, closing);
      refuseClosed(await findLastClosedDay(tx), [day], 'day');
      const sums = await sumPayments(tx, { from: day, to: day, mode: 'cash', pageSize: 25 });
      const booked = amountOf(sums);
      if (counted !== booked && !reason)
        throw invalid(
          `${formatRupees(booked)} of cash is booked, ${formatRupees(counted)} counted: say why they differ.`,
          'reason',
        );
      const close = { day, booked, counted, reason, closedAt: now.toISOString(), closedBy: author.label };
      const made = await insertDayClose(tx, close);
      const entry = {
        action: 'create',
        noun: 'day-close',
        recordId: made.id,
        label: formatDate(day),
      } as const;
      await insertAudit(tx, author, { ...entry, after: close }, now);
      return made;
    });
  },

  readDayClose: async (context) => {
    const { db, params } = context;
    const close = orNotFound(await findDayClose(db, params.id), 'Day close');
    const { day } = close;
    const sums = await sumPayments(db, { from: day, to: day, pageSize: defaultPageSize });
    const maker = import('#server/pdf/day-close.ts');
    return answerDocuments(context, `day-close-${day}`, maker, ({ dayClosePaper }) => [
      dayClosePaper(close, sums),
    ]);
  },
} satisfies Partial<Handlers>;
