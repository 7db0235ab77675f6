// For which parts of the pages something is published. A part that once had something never gets its start value back: the
// office could not take that off the site.
import type { ExamLink } from './exam-links.ts';
import type { GalleryPicture } from './gallery-pictures.ts';
import type { Notice } from './notices.ts';
import type { PublishedContent, SlotName } from './published.ts';
import { hasOwnPage, type WebsitePerson } from './website-people.ts';

/** Whether the examination hub shows the notice. */
export const isForExamHub = ({ kind }: Pick<Notice, 'kind'>) => kind === 'exam' || kind === 'general';

type NoticePlace = Pick<Notice, 'audience' | 'inTicker' | 'kind'>;

const partsOfNotice = (notice: NoticePlace): SlotName[] =>
  notice.audience.includes('public')
    ? [
        'notices',
        ...(notice.inTicker ? (['ticker'] as const) : []),
        ...(isForExamHub(notice) ? (['exam-notices'] as const) : []),
      ]
    : [];

const partsOfPerson = ({ place }: Pick<WebsitePerson, 'place'>): SlotName[] =>
  hasOwnPage(place) ? [place, 'governing-body'] : [place];

/** For each list of records, the values that decide in which part of a page a record is shown. */
interface PublishedPlaces {
  notices: readonly NoticePlace[];
  people: readonly Pick<WebsitePerson, 'place'>[];
  gallery: readonly Pick<GalleryPicture, 'category'>[];
  examLinks: readonly Pick<ExamLink, 'tab'>[];
  exams: readonly object[];
}

function partsOf({ notices, people, gallery, examLinks, exams }: PublishedPlaces): SlotName[] {
  return [
    ...new Set<SlotName>([
      ...notices.flatMap(partsOfNotice),
      ...people.flatMap(partsOfPerson),
      ...(gallery.length > 0 ? (['gallery'] as const) : []),
      ...examLinks.map(({ tab }) => `exam-${tab}` as const),
      ...(exams.length > 0 ? (['exam-schedule'] as const) : []),
    ]),
  ];
}

const noPlaces: PublishedPlaces = { notices: [], people: [], gallery: [], examLinks: [], exams: [] };
const listOfNoun: Readonly<Record<string, keyof PublishedPlaces>> = {
  notice: 'notices',
  'website-person': 'people',
  'gallery-picture': 'gallery',
  'exam-link': 'examLinks',
  'exam-session': 'exams',
};

/** The parts that lose their start values with this publication. Events and facts leave them for when nothing is published. */
export function partsOfPublication(noun: string, data: object): SlotName[] {
  const list = listOfNoun[noun];
  return list ? partsOf({ ...noPlaces, [list]: [data] }) : [];
}

/** The parts that have no start value any more. */
export const replacedParts = (content: PublishedContent): ReadonlySet<SlotName> =>
  new Set([...content.everPublished, ...partsOf(content)]);
