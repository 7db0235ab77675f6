// What the office has published, as the renderer of the pages gets it.
import { examLinks } from '#server/db/exam-links.ts';
import { lastPublicChange, listPublicPapers } from '#server/db/exam-sessions.ts';
import { listPublishedFacts } from '#server/db/facts.ts';
import { galleryPictures } from '#server/db/gallery-pictures.ts';
import { listPublishedNotices } from '#server/db/notices.ts';
import { listEnded } from '#server/db/publications.ts';
import { listPublishedEvents } from '#server/db/published-events.ts';
import type { Database } from '#server/db/schema.ts';
import { websitePeople } from '#server/db/website-people.ts';
import type { Exam } from '#shared/content.ts';
import type { PublishedContent, SiteRenderer } from '#shared/published.ts';
import { type PublishedPlaces, partsOf } from '#shared/published-parts.ts';
import { yearLabels } from '#shared/study-years.ts';

/** @param today a day in India */
export async function readContent(db: Database, today: string, origin: string): Promise<PublishedContent> {
  // One after the other: in the transaction of a publication there is one connection.
  const notices = await listPublishedNotices(db);
  const events = await listPublishedEvents(db);
  const facts = await listPublishedFacts(db);
  const people = await websitePeople.listLive(db);
  const gallery = await galleryPictures.listLive(db);
  const links = await examLinks.listLive(db);
  const exams = await readExams(db, today);
  const examsChangedAt = await lastPublicChange(db);
  const everPublished = partsOf(await readEnded(db));
  return {
    ...{ notices, events, facts, people, gallery, examLinks: links, exams, examsChangedAt },
    ...{ everPublished, today, origin },
  };
}

/** The contents of all earlier publications: those of a program that is older have these fields too. */
async function readEnded(db: Database): Promise<PublishedPlaces> {
  const ended = {
    notices: await listEnded(db, 'notice'),
    people: await listEnded(db, 'website-person'),
    gallery: await listEnded(db, 'gallery-picture'),
    examLinks: await listEnded(db, 'exam-link'),
  };
  return ended as unknown as PublishedPlaces;
}

async function readExams(db: Database, today: string): Promise<Exam[] | null> {
  const papers = await listPublicPapers(db, today);
  return (
    papers &&
    papers.map(({ session, paper }) => ({
      date: paper.date,
      subject: paper.subject.name,
      time: paper.time,
      semester: `${yearLabels[session.year]} Year, ${session.name}`,
      venue: paper.room,
      examCode: paper.subject.code,
      duration: '',
      instructor: '',
    }))
  );
}

const lists = ['notices', 'events', 'people', 'gallery', 'examLinks'] as const;

export function isEmpty(content: PublishedContent): boolean {
  const hasFacts = Object.keys(content.facts).length > 0;
  if (content.everPublished.length > 0) return false;
  return !hasFacts && content.exams === null && lists.every((list) => content[list].length === 0);
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
    exams: null,
  };
  const broken: string[] = [];
  const rendered = <R extends object>(list: readonly R[], key: (typeof lists)[number]): R[] =>
    list.filter((record) => {
      try {
        renderer.renderSlots({ ...nothing, [key]: [record] });
        return true;
      } catch {
        broken.push('title' in record ? String(record.title) : 'name' in record ? String(record.name) : key);
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
  };
  return { rest, broken };
}
