import { findAcademicYear, saveAcademicYear } from '#server/db/academic-years.ts';
import { insertAudit } from '#server/db/audit-log.ts';
import { lockUntilCommit } from '#server/db/dialect.ts';
import type { Tx } from '#server/db/schema.ts';
import { changedMeanwhile } from '#server/errors.ts';
import type { Handlers } from '#server/http/context.ts';
import { readIfMatch, tagVersion } from '#server/http/if-match.ts';
import { refuseUnchanged, unlessUnchanged } from '#server/records/unchanged.ts';
import type { AcademicYear } from '#shared/academic-years.ts';
import { formatDate } from '#shared/format.ts';

export const academicYearHandlers = {
  findAcademicYear: async ({ db, params, reply }) => {
    const year = await findAcademicYear(db, params.academicYear);
    tagVersion(reply, year);
    return year;
  },

  updateAcademicYear: async ({ db, params, body, author, clock, request, reply }) => {
    const version = readIfMatch(request);
    const id = params.academicYear;
    const save = async (tx: Tx) => {
      await lockUntilCommit(tx, 'timetable');
      const before = await findAcademicYear(tx, id);
      if (version !== undefined && version !== before.version) throw changedMeanwhile();
      await saveAcademicYear(tx, id, body, before.version);
      const after = await findAcademicYear(tx, id);
      const compared = { before: audited(before), after: audited(after) };
      refuseUnchanged(before, compared);
      const change = { action: 'update', noun: 'settings', recordId: id, label: id } as const;
      await insertAudit(tx, author, { ...change, ...compared }, clock());
      return after;
    };
    const saved = await unlessUnchanged(() => db.transaction().execute(save));
    tagVersion(reply, saved);
    return saved;
  },
} satisfies Partial<Handlers>;

const audited = ({ holidays, ...year }: AcademicYear) => ({
  ...year,
  holidays: holidays.map(({ date, name }) => `${formatDate(date)} ${name}`).join(', '),
});
