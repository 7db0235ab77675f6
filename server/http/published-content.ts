// What the office has published, as the renderer of the pages gets it.

import { listPublishedSessions } from '#server/db/exams/published-exam-sessions.ts';
import type { Database } from '#server/db/schema.ts';
import { examLinks } from '#server/db/website/exam-links.ts';
import { listPublishedFacts } from '#server/db/website/facts.ts';
import { galleryPictures } from '#server/db/website/gallery-pictures.ts';
import { listPublishedNotices } from '#server/db/website/notices.ts';
import { listPublishedParts } from '#server/db/website/publications.ts';
import { listPublishedEvents } from '#server/db/website/published-events.ts';
import { websitePeople } from '#server/db/website/website-people.ts';
import type { Exam } from '#shared/website/content.ts';
import type { PublishedContent, SiteRenderer } from '#shared/website/published.ts';
import { examsOf } from '#shared/website/published-exams.ts';

/** @param today a day in India */
export async function readContent(db: Database, today: string, origin: string): Promise<PublishedContent> {
  // One after the other: in the transaction of a publication there is one connection.
  const notices = await listPublishedNotices(db);
  const events = await listPublishedEvents(db);
  const facts = await listPublishedFacts(db);
  const people = await websitePeople.listLive(db);
  const gallery = await galleryPictures.listLive(db);
  const links = await examLinks.listLive(db);
  const sessions = await listPublishedSessions(db);
  const exams = examsOf(sessions, today);
  const examsChangedAt =
    sessions
      .map(({ publishedAt }) => publishedAt)
      .sort()
      .at(-1) ?? null;
  const everPublished = await listPublishedParts(db);
  return {
    notices,
    events,
    facts,
    people,
    gallery,
    examLinks: links,
    exams,
    examsChangedAt,
    everPublished,
    today,
    origin,
  };
}

const lists = ['notices', 'events', 'people', 'gallery', 'examLinks', 'exams'] as const;

/** Whether the pages are those of the build: nothing is published, and all dates of its exam schedule are ahead. */
export function isEmpty(content: PublishedContent, startExams: readonly Exam[]): boolean {
  const hasFacts = Object.keys(content.facts).length > 0;
  if (content.everPublished.length > 0) return false;
  if (startExams.some(({ date }) => date < content.today)) return false;
  return !hasFacts && lists.every((list) => content[list].length === 0);
}

/** Records that an earlier program has published and this one cannot render. @returns the rest, and their names */
export function withoutBroken(
  content: PublishedContent,
  renderer: SiteRenderer,
): { rest: PublishedContent; broken: string[] } {
  const nothing = {
    ...content,
    notices: [],
    events: [],
    facts: {},
    people: [],
    gallery: [],
    examLinks: [],
    exams: [],
  };
  const broken: string[] = [];
  const rendered = <R extends object>(list: readonly R[], key: (typeof lists)[number]): R[] =>
    list.filter((record) => {
      try {
        renderer.renderSlots({ ...nothing, [key]: [record] });
        return true;
      } catch {
        const { title, name, subject } = record as Record<string, string | undefined>; // texts in each list
        broken.push(title ?? name ?? subject ?? key);
        return false;
      }
    });
  const rest = {
    ...content,
    notices: rendered(content.notices, 'notices'),
    events: rendered(content.events, 'events'),
    people: rendered(content.people, 'people'),
    gallery: rendered(content.gallery, 'gallery'),
    examLinks: rendered(content.examLinks, 'examLinks'),
    exams: rendered(content.exams, 'exams'),
  };
  return { rest, broken };
}
