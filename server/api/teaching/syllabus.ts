import type { Handlers } from '#server/context.ts';
import { lockRecord } from '#server/db/locks.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import { findSubject } from '#server/db/teaching/subjects.ts';
import * as syllabus from '#server/db/teaching/syllabus.ts';
import { changedMeanwhile, notFound } from '#server/errors.ts';
import { refuseUnchanged, unlessUnchanged } from '#server/records/unchanged.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';

export const syllabusHandlers = {
  listSyllabus: ({ db, query, clock }) =>
    syllabus.listSyllabus(db, query.academicYear ?? academicYearOf(indiaDate(clock()))),

  updateSyllabus: async ({ db, params: { id }, body, author, clock, ifMatch }) => {
    const today = indiaDate(clock());
    const read = async (on: typeof db) => {
      const [found] = await syllabus.listSyllabus(on, academicYearOf(today), id);
      return found ?? { subjectId: id, units: [] };
    };
    return unlessUnchanged(() =>
      db.transaction().execute(async (tx) => {
        await lockRecord(tx, 'subject', id);
        const subject = await findSubject(tx, id);
        if (!subject) throw notFound('Subject');
        const before = await read(tx);
        if (!(await syllabus.updateSyllabus(tx, id, body.units, ifMatch))) throw changedMeanwhile();
        const after = await read(tx);
        const compared = { before: inWords(before), after: inWords(after) };
        refuseUnchanged(before, compared);
        const label = `${subject.code} ${subject.name}`;
        const change = { action: 'update', noun: 'subject', recordId: id, label, ...compared } as const;
        await insertAudit(tx, author, change, clock());
        return after;
      }),
    );
  },
} satisfies Partial<Handlers>;

const inWords = ({ units }: { units: readonly { title: string }[] }) => ({
  units: units.map(({ title }) => title).join('; '),
});
