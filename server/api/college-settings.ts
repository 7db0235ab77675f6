import { insertAudit } from '#server/db/audit-log.ts';
import * as settings from '#server/db/college-settings.ts';
import { lockUntilCommit } from '#server/db/dialect.ts';
import type { Tx } from '#server/db/schema.ts';
import { changedMeanwhile } from '#server/errors.ts';
import type { Handlers } from '#server/http/context.ts';
import { readIfMatch, tagVersion } from '#server/http/if-match.ts';
import { refuseUnchanged, unlessUnchanged } from '#server/records/unchanged.ts';

export const collegeSettingsHandlers = {
  readCollegeSettings: async ({ db, reply }) => {
    const current = await settings.readCollegeSettings(db);
    tagVersion(reply, current);
    return current;
  },

  updateCollegeSettings: async ({ db, body, author, clock, request, reply }) => {
    const version = readIfMatch(request);
    const save = async (tx: Tx) => {
      await lockUntilCommit(tx, 'settings');
      const before = await settings.readCollegeSettings(tx);
      if (!(await settings.updateCollegeSettings(tx, body, version))) throw changedMeanwhile();
      const saved = await settings.readCollegeSettings(tx);
      refuseUnchanged(before, { before, after: saved });
      const change = { action: 'update', noun: 'settings', recordId: 'college' } as const;
      await insertAudit(tx, author, { ...change, before, after: saved }, clock());
      return saved;
    };
    const after = await unlessUnchanged(() => db.transaction().execute(save));
    tagVersion(reply, after);
    return after;
  },
} satisfies Partial<Handlers>;
