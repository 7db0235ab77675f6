// What the website shows now, as the renderer of the pages gets it.
import { startCollege } from '#content/start-college.ts';
import { startFacts } from '#content/start-facts.ts';
import { siteWords } from '#content/words.ts';
import { listPublishedSessions } from '#server/db/exams/published-exam-sessions.ts';
import type { Database } from '#server/db/schema.ts';
import { findCollege } from '#server/db/website/college.ts';
import { courses } from '#server/db/website/courses.ts';
import { listPublishedEvents } from '#server/db/website/events.ts';
import { examDates } from '#server/db/website/exam-dates.ts';
import { examLinks } from '#server/db/website/exam-links.ts';
import { listPublishedFacts } from '#server/db/website/facts.ts';
import { galleryPictures } from '#server/db/website/gallery-pictures.ts';
import { listPublishedNotices } from '#server/db/website/notices.ts';
import { listWordOverrides, pictureIdsOf } from '#server/db/website/page-words.ts';
import { listSamples } from '#server/db/website/samples.ts';
import { websitePeople } from '#server/db/website/website-people.ts';
import { listWebsitePictures } from '#server/db/website/website-pictures.ts';
import { inCourseOrder } from '#shared/website/courses.ts';
import { comingExams, examOfDate, examsOfSessions } from '#shared/website/exams/published-exams.ts';
import type { WebsiteContent } from '#shared/website/website-content.ts';

/** @param today a day in India */
export async function readContent(db: Database, today: string, origin: string): Promise<WebsiteContent> {
  const sessions = await listPublishedSessions(db);
  const dates = await examDates.listLive(db);
  const words = await listWordOverrides(db);
  return {
    notices: await listPublishedNotices(db),
    events: await listPublishedEvents(db),
    people: await websitePeople.listLive(db),
    gallery: await galleryPictures.listLive(db),
    courses: inCourseOrder(await courses.listLive(db)),
    examLinks: await examLinks.listLive(db),
    exams: comingExams([...examsOfSessions(sessions), ...dates.map(examOfDate)], today),
    facts: await listPublishedFacts(db),
    words,
    pictures: Object.fromEntries(await listWebsitePictures(db, pictureIdsOf(words.en))),
    college: (await findCollege(db, startCollege)).college,
    isSample: (await listSamples(db, { startCollege, startFacts, startWords: siteWords })).length > 0,
    examsChangedAt:
      [...sessions, ...dates]
        .map(({ publishedAt }) => publishedAt)
        .sort()
        .at(-1) ?? null,
    today,
    origin,
  };
}
