import { listContactInfo, listPersonalInfo } from '#server/db/people-lists.ts';
import { sendCsv } from '#server/http/csv.ts';
import { contactInfoColumns, personalInfoColumns } from '#server/http/csv-columns.ts';
import type { Handlers } from '#server/http/exchange.ts';
import { totalCountHeader } from '#shared/list-query.ts';

export const peopleHandlers = {
  listPersonalInfo: async ({ db, query, reply }) => {
    const { rows, total } = await listPersonalInfo(db, query);
    reply.header(totalCountHeader, total);
    return rows;
  },

  exportPersonalInfo: async (exchange) => {
    const { rows } = await listPersonalInfo(exchange.db, { ...exchange.query, page: undefined });
    const file = { noun: 'personal-info', fileName: 'personal-information.csv' } as const;
    return sendCsv(exchange, file, rows, personalInfoColumns);
  },

  listContactInfo: async ({ db, query, reply }) => {
    const { rows, total } = await listContactInfo(db, query);
    reply.header(totalCountHeader, total);
    return rows;
  },

  exportContactInfo: async (exchange) => {
    const { rows } = await listContactInfo(exchange.db, { ...exchange.query, page: undefined });
    const file = { noun: 'contact-info', fileName: 'contact-information.csv' } as const;
    return sendCsv(exchange, file, rows, contactInfoColumns);
  },
} satisfies Partial<Handlers>;
