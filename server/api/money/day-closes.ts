import type { Handlers } from '#server/context.ts';
import { exporting, plainColumns } from '#server/csv/export.ts';
import { findDayClose, listDayCloses } from '#server/db/money/day-closes.ts';
import { sumPayments } from '#server/db/money/payments.ts';
import { orNotFound } from '#server/errors.ts';
import { answerDocuments } from '#server/http/pdf-answer.ts';
import { closeDay } from '#server/rules/money/day-closes.ts';
import { defaultPageSize } from '#shared/kit/list-pages.ts';
import type { DayClose } from '#shared/money/cash-desk/day-closes.ts';

const columns = plainColumns<DayClose>(['day', 'booked', 'counted', 'reason', 'closedAt', 'closedBy'], {
  day: { control: 'date' },
});

export const dayCloseHandlers = {
  listDayCloses: async ({ db }) => listDayCloses(db),

  exportDayCloses: exporting('day-close', 'day-closes', columns, ({ db }) => listDayCloses(db)),

  createDayClose: async (context) => closeDay(context, context.body),

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
