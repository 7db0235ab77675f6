// A new database gets the records that the website starts with, once: as the office would have entered and published them.
import { startRecords } from '#content/start-records.ts';
import { type Author, insertAudit } from '#server/db/office/audit-log.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { courses } from '#server/db/website/courses.ts';
import { examDates } from '#server/db/website/exam-dates.ts';
import { examLinks } from '#server/db/website/exam-links.ts';
import { galleryPictures } from '#server/db/website/gallery-pictures.ts';
import { findNotice, insertNotice } from '#server/db/website/notices.ts';
import { listWordOverrides } from '#server/db/website/page-words.ts';
import { insertPublication, type PublishedNoun, takeStartRecords } from '#server/db/website/publications.ts';
import { contentOf } from '#server/db/website/published-records.ts';
import { startAuthor } from '#server/db/website/samples.ts';
import { websitePeople } from '#server/db/website/website-people.ts';
import { insertStartPicture } from '#server/db/website/website-pictures.ts';
import type { RecordNoun } from '#shared/kit/record-types.ts';
import type { CourseInput } from '#shared/website/courses.ts';
import type { Published } from '#shared/website/publications.ts';
import type { WordOverrides } from '#shared/website/website-content.ts';

const author: Author = { accountId: null, label: startAuthor, requestId: '' };

/** What an earlier build kept as words of the pages: the office's own texts of the courses go on. */
const keysOfTexts = {
  name: 'title',
  duration: 'duration',
  text: 'description',
  topics: 'descriptions',
  advantages: 'advantage',
  outcomes: 'outcomes',
} as const;
function changedTexts({ en, te }: WordOverrides, index: number, slug: string): Partial<CourseInput> {
  const key = (name: string) => `courses.courses.${index}.${name}`;
  const texts = Object.entries({
    ...Object.fromEntries(Object.entries(keysOfTexts).map(([field, name]) => [field, en[key(name)]])),
    seats: en[`admissions.coursesOffered.rows.${slug}.seats`],
    eligibility: en[`admissions.coursesOffered.rows.${slug}.eligibility`],
    nameTe: te[key('title')],
    textTe: te[key('description')],
  });
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined));
}

export async function fillStartRecords(db: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const without = await takeStartRecords(tx);
    if (!without) return;
    const of = <R>(part: string, records: readonly R[]) => (without.includes(part) ? [] : records);

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

    const changed = await listWordOverrides(tx);
    for (const [index, course] of startRecords.courses.entries())
      await publish(
        'course',
        await courses.insert(tx, { ...course, ...changedTexts(changed, index, course.slug) }),
        courses.find,
      );
    // An earlier build has entered the others, or the office has deleted them.
    if (without.includes('earlier')) return;

    const { notices, ticker, people, gallery, examLinks: links, exams } = startRecords;
    // The product's fixed notice was always shown, whatever the office has published.
    for (const notice of [
      ...notices.slice(0, without.includes('notices') ? 1 : undefined),
      ...of('ticker', ticker),
    ])
      await publish('notice', await insertNotice(tx, notice), findNotice);
    for (const person of people.filter(({ place }) => !without.includes(place)))
      await publish('website-person', await websitePeople.insert(tx, person), websitePeople.find);
    for (const { file, ...picture } of of('gallery', gallery)) {
      const photoId = await insertStartPicture(tx, file, now);
      const id = await galleryPictures.insert(tx, { ...picture, photoId });
      await publish('gallery-picture', id, galleryPictures.find);
    }
    for (const link of links.filter(({ tab }) => !without.includes(`exam-${tab}`)))
      await publish('exam-link', await examLinks.insert(tx, link), examLinks.find);
    for (const exam of of('exam-schedule', exams))
      await publish('exam-date', await examDates.insert(tx, exam), examDates.find);
  });
}
