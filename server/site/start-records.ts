// A new database gets the records that the website starts with, once: as the office would have entered and published them.
import { startRecords } from '#content/start-records.ts';
import { type Author, insertAudit } from '#server/db/office/audit-log.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { courses } from '#server/db/website/courses.ts';
import { examDates } from '#server/db/website/exam-dates.ts';
import { examLinks } from '#server/db/website/exam-links.ts';
import { galleryPictures } from '#server/db/website/gallery-pictures.ts';
import { findNotice, insertNotice } from '#server/db/website/notices.ts';
import { insertPublication, type PublishedNoun, takeStartRecords } from '#server/db/website/publications.ts';
import { contentOf } from '#server/db/website/published-records.ts';
import { startAuthor } from '#server/db/website/samples.ts';
import { websitePeople } from '#server/db/website/website-people.ts';
import { insertStartPicture } from '#server/db/website/website-pictures.ts';
import type { RecordNoun } from '#shared/kit/record-types.ts';
import type { Published } from '#shared/website/publications.ts';

const author: Author = { accountId: null, label: startAuthor, requestId: '' };

export async function fillStartRecords(db: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await takeStartRecords(tx))) return;
    const publish = async (
      noun: PublishedNoun & RecordNoun,
      id: string,
      find: (tx: Tx, id: string) => Promise<Published | undefined>,
    ) => {
      const record = await find(tx, id);
      if (!record) return;
      const { photoId: pictureId = null } = record as { photoId?: string | null };
      const data = contentOf(record);
      await insertAudit(tx, author, { action: 'create', noun, recordId: id, after: data }, now);
      await insertPublication(
        tx,
        { noun, recordId: id, action: 'publish', version: record.version, data, pictureId },
        author,
        now,
      );
    };

    for (const course of startRecords.courses)
      await publish('course', await courses.insert(tx, course), courses.find);
    for (const notice of [...startRecords.notices, ...startRecords.ticker])
      await publish('notice', await insertNotice(tx, notice), findNotice);
    for (const person of startRecords.people)
      await publish('website-person', await websitePeople.insert(tx, person), websitePeople.find);
    for (const { file, ...picture } of startRecords.gallery) {
      const photoId = await insertStartPicture(tx, file, now);
      const id = await galleryPictures.insert(tx, { ...picture, photoId });
      await publish('gallery-picture', id, galleryPictures.find);
    }
    for (const link of startRecords.examLinks)
      await publish('exam-link', await examLinks.insert(tx, link), examLinks.find);
    for (const exam of startRecords.exams)
      await publish('exam-date', await examDates.insert(tx, exam), examDates.find);
  });
}
