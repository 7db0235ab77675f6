import type { Handlers } from '#server/context.ts';
import { contactInfoColumns, personalInfoColumns } from '#server/csv/columns.ts';
import { exporting } from '#server/csv/export.ts';
import { listContactInfo, listPersonalInfo } from '#server/db/people/person-lists.ts';
import { inListTurn } from '#server/http/whole-lists.ts';

export const personListHandlers = {
  listPersonalInfo: (context) => inListTurn(context, () => listPersonalInfo(context.db, context.query)),

  exportPersonalInfo: exporting(
    'personal-info',
    'personal-information',
    personalInfoColumns,
    ({ db, query }) => listPersonalInfo(db, query),
  ),

  listContactInfo: (context) => inListTurn(context, () => listContactInfo(context.db, context.query)),

  exportContactInfo: exporting('contact-info', 'contact-information', contactInfoColumns, ({ db, query }) =>
    listContactInfo(db, query),
  ),
} satisfies Partial<Handlers>;
