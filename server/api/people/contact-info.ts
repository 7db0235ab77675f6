import type { Handlers } from '#server/context.ts';
import { contactInfoColumns } from '#server/csv/columns.ts';
import { exporting } from '#server/csv/export.ts';
import { listContactInfo } from '#server/db/people/person-lists.ts';
import { inListTurn } from '#server/http/whole-lists.ts';

export const contactInfoHandlers = {
  listContactInfo: (context) => inListTurn(context, () => listContactInfo(context.db, context.query)),

  exportContactInfo: exporting('contact-info', 'contact-information', contactInfoColumns, ({ db, query }) =>
    listContactInfo(db, query),
  ),
} satisfies Partial<Handlers>;
