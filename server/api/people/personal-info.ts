import type { Handlers } from '#server/context.ts';
import { personalInfoColumns } from '#server/csv/columns.ts';
import { exporting } from '#server/csv/export.ts';
import { listPersonalInfo } from '#server/db/people/person-lists.ts';
import { inListTurn } from '#server/http/whole-lists.ts';

export const personalInfoHandlers = {
  listPersonalInfo: (context) => inListTurn(context, () => listPersonalInfo(context.db, context.query)),

  exportPersonalInfo: exporting(
    'personal-info',
    'personal-information',
    personalInfoColumns,
    ({ db, query }) => listPersonalInfo(db, query),
  ),
} satisfies Partial<Handlers>;
