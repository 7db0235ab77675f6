import { insertAudit } from '#server/db/audit-log.ts';
import * as settings from '#server/db/college-settings.ts';
import { lockUntilCommit } from '#server/db/dialect.ts';
import { changedMeanwhile } from '#server/errors.ts';
import type { Handlers } from '#server/http/context.ts';
import { readIfMatch, tagVersion } from '#server/http/if-match.ts';

export const collegeSettingsHandlers = {
  readCollegeSettings: async ({ db, reply }) => {
    const current = await settings.readCollegeSettings(db);
    tagVersion(reply, current);
    return current;
  },

  updateCollegeSettings: async ({ db, body, author, clock, request, reply }) => {
    const version = readIfMatch(request);
    const after = await db.transaction().execute(async (tx) => {
      await lockUntilCommit(tx, 'settings');
      const before = await settings.readCollegeSettings(tx);
      if (!(await settings.updateCollegeSettings(tx, body, version))) throw changedMeanwhile();
      const saved = await settings.readCollegeSettings(tx);
      const change = { action: 'update', noun: 'settings', recordId: 'college' } as const;
      await insertAudit(tx, author, { ...change, before, after: saved }, clock());
      return saved;
    });
    tagVersion(reply, after);
    return after;
  },
} satisfies Partial<Handlers>;
