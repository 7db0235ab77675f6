import { personalInfoColumns } from '#server/csv/columns.ts';
import { sendCsv } from '#server/csv/export.ts';
import { listPersonalInfo } from '#server/db/person-lists.ts';
import type { Handlers } from '#server/http/context.ts';
import { totalCountHeader } from '#shared/list-query.ts';

export const personalInfoHandlers = {
  listPersonalInfo: async ({ db, query, reply }) => {
    const { rows, total } = await listPersonalInfo(db, query);
    reply.header(totalCountHeader, total);
    return rows;
  },

  exportPersonalInfo: async (context) => {
    const fileName = 'personal-information.csv';
    const file = { noun: 'personal-info', fileName, columns: personalInfoColumns } as const;
    return sendCsv(context, file, listPersonalInfo);
  },
} satisfies Partial<Handlers>;
