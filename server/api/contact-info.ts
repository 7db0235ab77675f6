import { contactInfoColumns } from '#server/csv/columns.ts';
import { sendCsv } from '#server/csv/export.ts';
import { listContactInfo } from '#server/db/person-lists.ts';
import type { Handlers } from '#server/http/context.ts';
import { totalCountHeader } from '#shared/list-query.ts';

export const contactInfoHandlers = {
  listContactInfo: async ({ db, query, reply }) => {
    const { rows, total } = await listContactInfo(db, query);
    reply.header(totalCountHeader, total);
    return rows;
  },

  exportContactInfo: async (context) => {
    const fileName = 'contact-information.csv';
    const file = { noun: 'contact-info', fileName, columns: contactInfoColumns } as const;
    return sendCsv(context, file, listContactInfo);
  },
} satisfies Partial<Handlers>;
