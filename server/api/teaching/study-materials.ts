import type { Handlers } from '#server/context.ts';
import type { Session } from '#server/db/account/sessions.ts';
import { insertUploadedPdf, readUploadedPdf } from '#server/db/files.ts';
import { lockRecord } from '#server/db/locks.ts';
import type { Database } from '#server/db/schema.ts';
import * as materials from '#server/db/teaching/study-materials.ts';
import { conflict, forbidden, orNotFound } from '#server/errors.ts';
import { checkedPdf } from '#server/files/pdf-check.ts';
import { records } from '#server/records/record-types.ts';
import { ownYears } from '#server/rules/people/own-years.ts';
import { ownSubjects } from '#server/rules/teaching/own-subjects.ts';
import { answerPdf } from '#server/rules/website/uploaded-files.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { mostStudyMaterials } from '#shared/teaching/study/study-materials.ts';

const changes = records['study-material'];

export const studyMaterialHandlers = {
  listStudyMaterials: async ({ db, session }) =>
    materials.listStudyMaterials(db, await ownYears(db, session)),

  createStudyMaterial: async (context) => {
    const { db, params, file, session, clock } = context;
    const subject = await records.subject.existing(db, params.id);
    await expectTeacherOf(db, session, subject.id, clock());
    const pdf = checkedPdf(file.bytes, file.fileName);
    const title = pdf.name.replace(/\.pdf$/, '');
    return changes.create(context, async (tx) => {
      await lockRecord(tx, 'subject', subject.id);
      if ((await materials.countStudyMaterials(tx, subject.id)) >= mostStudyMaterials)
        throw conflict(
          `${subject.name} has ${mostStudyMaterials} files already. Delete old ones first.`,
          'file',
        );
      const { id: fileId } = await insertUploadedPdf(tx, pdf, clock());
      const more = { addedBy: session.label, now: clock() };
      return materials.insertStudyMaterial(tx, { subjectId: subject.id, fileId, title, ...more });
    });
  },

  readStudyMaterial: async ({ db, params, session, reply }) => {
    const material = await materials.findStudyMaterial(db, params.id, await ownYears(db, session));
    const file = orNotFound(material && (await readUploadedPdf(db, material.file.id)), 'PDF');
    return answerPdf(reply, file);
  },

  deleteStudyMaterial: async (context) => {
    const { db, params, session, clock } = context;
    const { subjectId } = await changes.existing(db, params.id);
    await expectTeacherOf(db, session, subjectId, clock());
    await changes.remove(context, params.id);
  },
} satisfies Partial<Handlers>;

/** @throws 403 where a teacher does not teach the subject in this academic year */
async function expectTeacherOf(db: Database, user: Session, subjectId: string, now: Date): Promise<void> {
  const isOwn = await ownSubjects(db, user, academicYearOf(indiaDate(now)));
  if (!isOwn(subjectId)) throw forbidden('You do not teach this subject in this academic year.');
}
