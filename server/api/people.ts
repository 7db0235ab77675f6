import { contactInfoColumns, personalInfoColumns } from '#server/csv/columns.ts';
import { sendCsv } from '#server/csv/export.ts';
import { listContactInfo, listPersonalInfo } from '#server/db/person-lists.ts';
import type { Handlers } from '#server/http/context.ts';
import { totalCountHeader } from '#shared/list-query.ts';

export const peopleHandlers = {
  listPersonalInfo: async ({ db, query, reply }) => {
    const { rows, total } = await listPersonalInfo(db, query);
    reply.header(totalCountHeader, total);
    return rows;
  },

  exportPersonalInfo: async (exchange) => {
    const fileName = 'personal-information.csv';
    const file = { noun: 'personal-info', fileName, columns: personalInfoColumns } as const;
    return sendCsv(exchange, file, listPersonalInfo);
  },

  listContactInfo: async ({ db, query, reply }) => {
    const { rows, total } = await listContactInfo(db, query);
    reply.header(totalCountHeader, total);
    return rows;
  },

  exportContactInfo: async (exchange) => {
    const fileName = 'contact-information.csv';
    const file = { noun: 'contact-info', fileName, columns: contactInfoColumns } as const;
    return sendCsv(exchange, file, listContactInfo);
  },
} satisfies Partial<Handlers>;
