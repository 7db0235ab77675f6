import type { Handlers } from '#server/context.ts';
import { lockRecord } from '#server/db/locks.ts';
import type { Tx } from '#server/db/schema.ts';
import { findSubject } from '#server/db/teaching/subjects.ts';
import * as syllabus from '#server/db/teaching/syllabus.ts';
import { changedMeanwhile, orNotFound } from '#server/errors.ts';
import { saveChange } from '#server/records/save-change.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';

export const syllabusHandlers = {
  listSyllabus: ({ db, query, clock }) =>
    syllabus.listSyllabus(db, query.academicYear ?? academicYearOf(indiaDate(clock()))),

  updateSyllabus: (context) => {
    const { params, body, clock, ifMatch } = context;
    const { id } = params;
    const read = async (tx: Tx) => {
      const [found] = await syllabus.listSyllabus(tx, academicYearOf(indiaDate(clock())), id);
      return found ?? { subjectId: id, units: [] };
    };
    const save = async (tx: Tx) => {
      await lockRecord(tx, 'subject', id);
      const subject = orNotFound(await findSubject(tx, id), 'Subject');
      const before = await read(tx);
      if (!(await syllabus.updateSyllabus(tx, id, body.units, ifMatch))) throw changedMeanwhile();
      const entry = { noun: 'subject', recordId: id, label: `${subject.code} ${subject.name}` } as const;
      return { before, after: await read(tx), entry };
    };
    return saveChange(context, save, inWords);
  },
} satisfies Partial<Handlers>;

const inWords = ({ units }: { units: readonly { title: string }[] }) => ({
  units: units.map(({ title }) => title).join('; '),
});
