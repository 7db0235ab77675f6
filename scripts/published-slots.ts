// The parts and figures of the built pages that the office publishes: their places are written down beside the pages, and the
// marks are taken out, so that a visitor's bytes are the same as without them.
import type { ExamLink } from '#shared/website/exam-links.ts';
import { hasBrokenMark } from '#shared/website/figure-marks.ts';
import type { GalleryPicture } from '#shared/website/gallery-pictures.ts';
import type { Notice } from '#shared/website/notices.ts';
import {
  type Place,
  type PublishedContent,
  type SiteRenderer,
  type SlotName,
  type Slots,
  slotNames,
} from '#shared/website/published.ts';
import { personPlaces, type WebsitePerson } from '#shared/website/website-people.ts';

/** A part, or a figure (shared/website/figure-marks.ts). */
const mark =
  /<published-slot id="([\w-]+)">([\s\S]*?)<\/published-slot>|\uE000([\w-]+)\uE001([^\uE002]*)\uE002/g;
const jsonScript = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g;

/** @returns the page without the marks, and where each part starts and ends in it (UTF-16 units) */
export function takeSlots(html: string, isJson = false): { html: string; places: Place[] } {
  const places: Place[] = [];
  const scripts = [...html.matchAll(jsonScript)];
  const isInScript = (at: number) =>
    scripts.some(({ index, 0: whole }) => at > index && at < index + whole.length);
  let plain = '';
  let end = 0;
  for (const match of html.matchAll(mark)) {
    const [whole, slot, part = '', figure = '', text = ''] = match;
    plain += html.slice(end, match.index);
    const content = slot === undefined ? text : part;
    const at = { start: plain.length, end: plain.length + content.length };
    const as = isJson || isInScript(match.index) ? 'json' : 'html';
    places.push(slot === undefined ? { figure, as, ...at } : { slot: slot as SlotName, ...at }); // Slot takes no other name
    plain += content;
    end = match.index + whole.length;
  }
  plain += html.slice(end);
  refuseMarks(plain);
  return { html: plain, places };
}

/** @throws where a mark could not be taken out: visitors would see it, and a publication would not change the figure */
export function refuseMarks(text: string): void {
  if (!hasBrokenMark(text)) return;
  const at = text.search(/[\uE000-\uE002]|%EE%80%8[012]|\\ue00[012]/i);
  throw new Error(`A figure that the office publishes cannot be here: ${text.slice(at - 80, at + 40)}`);
}

const notice = (id: number, more: Partial<Notice>): Notice => ({
  id: `sample-${id}`,
  title: 'Sample',
  text: 'Text [link](https://sample.example)',
  kind: 'exam',
  titleTe: 'నమూనా',
  textTe: 'నమూనా',
  audience: ['public'],
  from: '2026-01-01',
  until: null,
  isPinned: false,
  inTicker: true,
  fileId: 'file',
  file: { id: 'file', name: 'a.pdf', bytes: 1 },
  state: 'published',
  hasUnpublishedChanges: false,
  publishedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  ...more,
});

const published = {
  state: 'published',
  hasUnpublishedChanges: false,
  publishedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
} as const;
const photo = { id: 'a', width: 480, height: 320, pictures: [{ id: 'a-480', width: 480 }] };

const person = (id: string, place: WebsitePerson['place'], more: Partial<WebsitePerson>): WebsitePerson => ({
  id,
  place,
  name: 'Sample Person',
  designation: 'Sample',
  specialization: 'Sample',
  order: 1,
  qualification: 'Sample',
  email: 'a@sample.example',
  phone: '+919000000000',
  about: 'One\nTwo',
  linkedin: 'https://www.linkedin.com/in/sample',
  message: 'Sample',
  photoId: 'a',
  photo,
  ...published,
  ...more,
});
const withoutPhoto = { photo: null, photoId: null, about: '', message: '' };

/** A person for each place of the website, once with a photo and once without. */
const people = personPlaces.flatMap((place) => [
  person(`${place}-1`, place, {}),
  person(`${place}-2`, place, withoutPhoto),
]);

const picture = (id: number): GalleryPicture => ({
  id: `picture-${id}`,
  title: 'Sample',
  text: 'Text',
  altText: '',
  category: 'aboutCollege',
  festival: '',
  order: 1,
  photoId: 'a',
  photo,
  ...published,
});

const examLink = (id: string, tab: ExamLink['tab']): ExamLink => ({
  id,
  tab,
  title: 'Sample',
  order: 1,
  link: 'https://sample.example',
  fileId: null,
  file: null,
  ...published,
});

const exam = {
  date: '2026-02-01',
  subject: 'Sample',
  time: '10:00',
  semester: 'Sample',
  venue: 'Sample',
  year: 'FIRST',
} as const;

/** All that may be published in each part, so that a page keeps the style rules for it. */
export function sampleSlots(renderer: SiteRenderer): Slots {
  const notices = [
    ...Array.from({ length: 50 }, (_, index) => notice(index, { isPinned: index === 0 })),
    ...Array.from({ length: 50 }, (_, index) => notice(100 + index, { until: '2026-01-31' })),
  ];
  const pictures = [{ id: 'a-480', width: 480 }];
  const events = [1, 2].map((id) => ({
    id: `${id}`,
    title: 'Sample',
    date: '2026-01-01',
    publishedAt: '2026-01-01T00:00:00.000Z',
    width: 480,
    height: 320,
    pictures,
  }));
  const proof = {
    year: '2026-2027',
    source: 'Sample',
    sourceLink: 'https://sample.example',
    checkedOn: '2026-01-01',
  };
  const facts = {
    'fee-once': { kind: 'rupees', amount: 1, ...proof },
    'ragging-helpline': { kind: 'phone', phone: '1', ...proof },
    hostel: { kind: 'answer', text: 'Sample', textTe: 'నమూనా', ...proof },
  } as const;
  const content: PublishedContent = {
    notices,
    events,
    facts,
    people,
    everPublished: [],
    examsChangedAt: null,
    today: '2026-02-01',
    origin: 'https://sample.example',
    gallery: Array.from({ length: 200 }, (_, index) => picture(index)),
    examLinks: [examLink('link-1', 'resources'), examLink('link-2', 'results')],
    exams: [{ ...exam, sessionId: 'session-1', examCode: 'S1', duration: '3 hours', instructor: 'Sample' }],
  };
  const previews = [
    'sample-1',
    'picture-1',
    'session-1',
    '1',
    'link-1',
    'link-2',
    ...people.map(({ id }) => id),
  ];
  const all = [
    ...previews.map((previewId) => ({ ...content, previewId })),
    { ...content, people: people.toReversed() },
    { ...content, gallery: [] },
    { ...content, notices: [], events: [], people: [], gallery: [], examLinks: [], everPublished: slotNames },
  ].map((one) => renderer.renderSlots(one));
  const everyLook = (name: SlotName) => [...new Set(all.map((slots) => slots[name]))].join('');
  return Object.fromEntries(slotNames.map((name) => [name, everyLook(name)]));
}
