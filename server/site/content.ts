// What the website shows now, as the renderer of the pages gets it.
import { startRecords } from '#content/start-records.ts';
import { listPublishedSessions } from '#server/db/exams/published-exam-sessions.ts';
import type { Database } from '#server/db/schema.ts';
import { examLinks } from '#server/db/website/exam-links.ts';
import { listPublishedFacts } from '#server/db/website/facts.ts';
import { galleryPictures } from '#server/db/website/gallery-pictures.ts';
import { listPublishedNotices } from '#server/db/website/notices.ts';
import { listWordOverrides } from '#server/db/website/page-words.ts';
import { listPublishedParts } from '#server/db/website/publications.ts';
import { listPublishedEvents } from '#server/db/website/published-events.ts';
import { websitePeople } from '#server/db/website/website-people.ts';
import { examsOf, type PublishedExam, scheduleOf } from '#shared/website/published-exams.ts';
import type { WebsiteContent, WebsiteLists } from '#shared/website/website-content.ts';

/** @param today a day in India */
export async function readContent(db: Database, today: string, origin: string): Promise<WebsiteContent> {
  const sessions = await listPublishedSessions(db);
  const published = {
    notices: await listPublishedNotices(db),
    events: await listPublishedEvents(db),
    people: await websitePeople.listLive(db),
    gallery: await galleryPictures.listLive(db),
    examLinks: await examLinks.listLive(db),
    exams: examsOf(sessions, today),
  };
  const everPublished = new Set(await listPublishedParts(db));
  return {
    ...withStartRecords(published, everPublished, today),
    facts: await listPublishedFacts(db),
    words: await listWordOverrides(db),
    examsChangedAt:
      sessions
        .map(({ publishedAt }) => publishedAt)
        .sort()
        .at(-1) ?? null,
    today,
    origin,
  };
}

/** A part keeps its start records until the office first publishes a record for it; the product's fixed notice stays. */
function withStartRecords(
  { notices, people, gallery, examLinks: links, exams, ...rest }: WebsiteLists & { exams: PublishedExam[] },
  everPublished: ReadonlySet<string>,
  today: string,
): WebsiteLists {
  const { notices: startNotices, ticker, exams: startExams, ...start } = startRecords;
  const isStarted = everPublished.has('exam-schedule');
  return {
    ...rest,
    notices: [
      ...notices,
      ...startNotices.slice(0, everPublished.has('notices') ? 1 : undefined),
      ...(everPublished.has('ticker') ? [] : ticker),
    ],
    people: [...people, ...start.people.filter(({ place }) => !everPublished.has(place))],
    gallery: [...gallery, ...(everPublished.has('gallery') ? [] : start.gallery)],
    examLinks: [...links, ...start.examLinks.filter(({ tab }) => !everPublished.has(`exam-${tab}`))],
    exams: scheduleOf({ published: exams, isStarted, startExams, today }),
  };
}
