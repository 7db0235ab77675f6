import type { Handlers } from '#server/context.ts';
import { personalInfoColumns } from '#server/csv/columns.ts';
import { sendCsv } from '#server/csv/export.ts';
import { listPersonalInfo } from '#server/db/people/person-lists.ts';
import { answerList } from '#server/records/lists.ts';

export const personalInfoHandlers = {
  listPersonalInfo: (context) => answerList(context, () => listPersonalInfo(context.db, context.query)),

  exportPersonalInfo: async (context) => {
    const name = 'personal-information';
    const file = { noun: 'personal-info', name, columns: personalInfoColumns } as const;
    return sendCsv(context, file, listPersonalInfo);
  },
} satisfies Partial<Handlers>;
