import type { Handlers } from '#server/context.ts';
import { contactInfoColumns } from '#server/csv/columns.ts';
import { sendCsv } from '#server/csv/export.ts';
import { listContactInfo } from '#server/db/people/person-lists.ts';
import { answerList } from '#server/records/lists.ts';

export const contactInfoHandlers = {
  listContactInfo: (context) => answerList(context, () => listContactInfo(context.db, context.query)),

  exportContactInfo: async (context) => {
    const name = 'contact-information';
    const file = { noun: 'contact-info', name, columns: contactInfoColumns } as const;
    return sendCsv(context, file, listContactInfo);
  },
} satisfies Partial<Handlers>;
