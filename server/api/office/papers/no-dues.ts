import type { Handlers } from '#server/context.ts';
import { lockRecord } from '#server/db/locks.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import { listNoDues, saveNoDues } from '#server/db/office/no-dues.ts';
import type { Database } from '#server/db/schema.ts';
import { orNotFound } from '#server/errors.ts';
import { certifiedStudent } from '#server/rules/office/certificate-facts.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { deskKey } from '#shared/office/papers/paper-settings.ts';

export const noDuesHandlers = {
  listNoDues: async ({ db, params }) => {
    await certifiedStudent(db, params.id);
    return listNoDues(db, params.id);
  },

  updateNoDues: async ({ db, params, body, author, clock }) =>
    db.transaction().execute(async (tx) => {
      await lockRecord(tx, 'student', params.id);
      await certifiedStudent(tx, params.id);
      const place = { studentId: params.id, desk: deskKey(params.desk) };
      const before = await existing(tx, place);
      await saveNoDues(tx, place, body, { on: indiaDate(clock()), by: author.label });
      const after = await existing(tx, place);
      const said = ({ state, reason }: typeof after) => ({ state, reason });
      const change = { noun: 'no-dues', recordId: params.id, label: after.name } as const;
      await insertAudit(
        tx,
        author,
        { action: 'update', ...change, before: said(before), after: said(after) },
        clock(),
      );
      return after;
    }),
} satisfies Partial<Handlers>;

/** @throws 404 where the settings have no such desk */
async function existing(db: Database, { studentId, desk }: { studentId: string; desk: string }) {
  return orNotFound(
    (await listNoDues(db, studentId)).find((noDue) => noDue.desk === desk),
    'Desk',
  );
}
