// Renders the parts of pages that the office publishes, with the components of the site. The build makes one file of it, which
// the server loads when something is published (docs/decisions/018-what-the-office-publishes.md).
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { notices as startNotices } from '#content/en/exams.ts';
import { furtherPage, noticeAddress, personPages, routes } from '#shared/routes.ts';
import { examLinkTabs } from '#shared/website/exam-links.ts';
import { hasBrokenMark } from '#shared/website/figure-marks.ts';
import type { Notice } from '#shared/website/notices.ts';
import type {
  FurtherPage,
  PublishedContent,
  SiteRenderer,
  SlotName,
  Slots,
} from '#shared/website/published.ts';
import { publicNotices } from '#shared/website/published-notices.ts';
import { isForExamHub, replacedParts } from '#shared/website/published-parts.ts';
import {
  NoPersonTop,
  PersonTop,
  PublishedFaculty,
  PublishedGoverningBody,
} from '#web/site/about/published-people.tsx';
import { ExamNotices } from '#web/site/exams/exam-notices.tsx';
import { PublishedExamLinks, PublishedSchedule } from '#web/site/exams/published-exams.tsx';
import { galleryList } from '#web/site/gallery/published-gallery.tsx';
import { PublishedEvents } from '#web/site/home/published-events.tsx';
import { TickerItems } from '#web/site/home/ticker.tsx';
import { NoticeData } from '#web/site/notices/notice-data.tsx';
import { noticeFeedXml } from '#web/site/notices/notice-feed.ts';
import { NoticeList } from '#web/site/notices/notice-list.tsx';
import { FactProof } from '#web/site/parts/fact-proof.tsx';
import { changedSchedule } from './changed-schedule.ts';
import { chunks } from './chunks.ts';
import { furtherGalleryPages, gallerySlots } from './gallery-slots.tsx';
import {
  changedFigures,
  FeeProof,
  hasAnswers,
  hasFees,
  PublishedAnswers,
  publishedFeeSheet,
} from './published-facts.tsx';
import { searchFile } from './search-file.ts';
import { publishedSitemap } from './sitemap.ts';

/** One loop of the ticker takes 15 s, in which a visitor cannot read more. */
const itemsInTicker = 6;
const noticesInHub = 20;
const noticesOnPage = 20;

/** @throws where markup holds what the content security policy would refuse */
function markup(element: ReactElement): string {
  const html = renderToStaticMarkup(element);
  if (/<script(?![^>]*application\/ld\+json)|<style|\sstyle="/.test(html))
    throw new Error('A published part contains a script or a style.');
  if (hasBrokenMark(html))
    throw new Error('A published part contains a figure of content/: it must be a property.');
  return html;
}

/** Visitors do not step through more slides than these. */
const eventsInSlider = 8;

/** The latest events first; an event in a preview comes before all others. */
const latestEvents = ({ events, previewId }: PublishedContent) => {
  const previewed = events.filter(({ id }) => id === previewId);
  const others = events.filter(({ id }) => id !== previewId);
  const latest = others.toSorted((one, other) => (one.date > other.date ? -1 : 1));
  return [...previewed, ...latest].slice(0, eventsInSlider);
};

/** The pages of one list of notices: the first is a page of the build, the others are made from it. */
function pagesOf(notices: readonly Notice[], base: string, { previewId }: PublishedContent) {
  const parts = chunks(notices, noticesOnPage);
  const pages = parts.map((_, index) => furtherPage(base, index + 1));
  return parts.map((part, index) => {
    const current = pages[index] ?? base;
    const isPast = base === routes.pastNotices;
    const list = { notices: part, isPast, previewId, pages, current };
    return { path: current, render: () => markup(<NoticeList {...list} />) };
  });
}

type Parts = ReadonlySet<SlotName>;

/** The parts with people: each page of a person whom the office has published, and the two lists. */
function peopleSlots(
  { people, previewId }: PublishedContent,
  replaced: Parts,
): [SlotName, boolean, () => string][] {
  return [
    [
      'governing-body',
      replaced.has('governing-body'),
      () => markup(<PublishedGoverningBody people={people} replaced={replaced} previewId={previewId} />),
    ],
    [
      'faculty',
      replaced.has('faculty'),
      () => markup(<PublishedFaculty people={people} previewId={previewId} />),
    ],
    ...personPages.map((slug): [SlotName, boolean, () => string] => {
      const person = people.find(({ place }) => place === slug);
      const isPreview = person?.id === previewId;
      return [
        slug,
        replaced.has(slug),
        () =>
          markup(
            person ? (
              <PersonTop slug={slug} person={person} isPreview={isPreview} />
            ) : (
              <NoPersonTop slug={slug} />
            ),
          ),
      ];
    }),
  ];
}

function examSlots(content: PublishedContent, replaced: Parts): [SlotName, boolean, () => string][] {
  const { examLinks, previewId } = content;
  const schedule = changedSchedule(content);
  return [
    [
      'exam-schedule',
      schedule !== undefined,
      () => markup(<PublishedSchedule exams={schedule ?? []} previewId={previewId} />),
    ],
    ...examLinkTabs.map((tab): [SlotName, boolean, () => string] => [
      `exam-${tab}`,
      replaced.has(`exam-${tab}`),
      () => markup(<PublishedExamLinks links={examLinks} tab={tab} previewId={previewId} />),
    ]),
  ];
}

function furtherPages(content: PublishedContent): FurtherPage[] {
  const { current, past } = publicNotices(content.notices, content.today);
  const further = (notices: readonly Notice[], base: string, slot: SlotName) =>
    pagesOf(notices, base, content)
      .slice(1)
      .map(({ path, render }) => ({ path, base, render: () => ({ [slot]: render() }) }));
  return [
    ...further(current, routes.notices, 'notices'),
    ...further(past, routes.pastNotices, 'past-notices'),
    ...furtherGalleryPages(content, markup),
  ];
}

const renderer: SiteRenderer = {
  /** A part keeps its start values until the office first publishes a record for it; later it may become empty. */
  renderSlots: (content): Slots => {
    const { current, past } = publicNotices(content.notices, content.today);
    const ticker = current.filter(({ inTicker }) => inTicker).slice(0, itemsInTicker);
    const replaced = replacedParts(content);
    const helpline = content.facts['ragging-helpline'];
    const exam = current.filter(isForExamHub).slice(0, noticesInHub);
    const slots: [SlotName, boolean, () => string][] = [
      [
        'ticker',
        replaced.has('ticker'),
        () =>
          markup(
            <TickerItems items={ticker.map(({ id, title }) => ({ text: title, link: noticeAddress(id) }))} />,
          ),
      ],
      [
        'exam-notices',
        replaced.has('exam-notices'),
        () =>
          markup(
            <ExamNotices
              notices={[
                ...startNotices.slice(0, 1),
                ...exam.map(({ id, from, title }) => ({ date: from, text: title, link: noticeAddress(id) })),
              ]}
            />,
          ),
      ],
      [
        'events',
        content.events.length > 0,
        () => markup(<PublishedEvents {...content} events={latestEvents(content)} />),
      ],
      [
        'notices',
        replaced.has('notices'),
        () => pagesOf(current, routes.notices, content)[0]?.render() ?? '',
      ],
      ['past-notices', past.length > 0, () => pagesOf(past, routes.pastNotices, content)[0]?.render() ?? ''],
      [
        'notice-data',
        replaced.has('notices'),
        () => markup(<NoticeData notices={current} origin={content.origin} />),
      ],
      ['answers', hasAnswers(content), () => markup(<PublishedAnswers {...content} />)],
      ['fee-proof', hasFees(content), () => markup(<FeeProof {...content} />)],
      [
        'helpline-proof',
        helpline !== undefined,
        () => markup(<>{helpline && <FactProof fact={helpline} />}</>),
      ],
      ...peopleSlots(content, replaced),
      ...examSlots(content, replaced),
    ];
    return {
      ...Object.fromEntries(
        slots.flatMap(([name, isFilled, render]) => (isFilled ? [[name, render()]] : [])),
      ),
      ...gallerySlots(content, markup),
    };
  },

  renderFigures: changedFigures,
  renderFeeSheet: publishedFeeSheet,

  renderFurtherPages: furtherPages,

  renderFile: (file, built, content) => {
    const { current } = publicNotices(content.notices, content.today);
    const hasNotices = replacedParts(content).has('notices');
    if (file === '/gallery.json') return JSON.stringify(galleryList(content));
    if (file === '/notices.xml') return hasNotices ? noticeFeedXml(current, content.origin) : built;
    if (file === '/sitemap.xml') return publishedSitemap(built, content, furtherPages(content));
    return searchFile(built, content, hasNotices ? current : undefined);
  },
};

export const { renderSlots, renderFigures, renderFeeSheet, renderFurtherPages, renderFile } = renderer;
