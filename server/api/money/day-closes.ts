import type { Handlers } from '#server/context.ts';
import { exporting, plainColumns } from '#server/csv/export.ts';
import { findDayClose, listDayCloses } from '#server/db/money/day-closes.ts';
import { sumPayments } from '#server/db/money/payments.ts';
import { notFound } from '#server/errors.ts';
import { namePdf } from '#server/http/pdf-name.ts';
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

  readDayClose: async ({ db, params, settings, reply }) => {
    const close = await findDayClose(db, params.id);
    if (!close) throw notFound('Day close');
    const { day } = close;
    const sums = await sumPayments(db, { from: day, to: day, pageSize: defaultPageSize });
    namePdf(reply, `day-close-${day}`);
    const { makePdf } = await import('#server/pdf/document.ts');
    const { dayClosePaper } = await import('#server/pdf/day-close.ts');
    return makePdf([dayClosePaper(close, sums)], settings.college);
  },
} satisfies Partial<Handlers>;
