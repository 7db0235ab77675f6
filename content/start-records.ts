// The records that the website starts with, as the office would have published them: notices, people, pictures, links and dates
// of examinations. The office edits, hides and deletes them like its own.
import type { GalleryImage } from '#shared/website/content.ts';
import type { ExamLink } from '#shared/website/exam-links.ts';
import type { GalleryPicture } from '#shared/website/gallery-pictures.ts';
import type { WebsiteNotice } from '#shared/website/website-content.ts';
import type { WebsitePerson } from '#shared/website/website-people.ts';
import { exams, notices, resourceLinks } from './en/exams.ts';
import { galleryCategories } from './en/gallery.ts';
import { ticker } from './en/home.ts';
import { governingBody } from './en/people.ts';
import { notices as noticesInTelugu } from './te/exams.ts';
import { ticker as tickerInTelugu } from './te/home.ts';

const published = {
  state: 'published',
  hasUnpublishedChanges: false,
  publishedAt: null,
  version: 1,
} as const;

const notice = {
  text: '',
  titleTe: '',
  textTe: '',
  audience: ['public'],
  until: null,
  isPinned: false,
  inTicker: false,
  fileId: null,
  file: null,
  ...published,
} as const satisfies Partial<WebsiteNotice>;

/** The day from which the lines of the ticker are shown. */
const tickerFrom = '2026-11-01';

/** The first notice is the product's fixed one, which stays first. */
const startNotices: readonly WebsiteNotice[] = notices.map(({ date, text }, index) => ({
  ...notice,
  id: `start-${index + 1}`,
  title: text,
  titleTe: noticesInTelugu[index]?.text ?? '',
  kind: 'exam',
  from: date,
  isPinned: index === 0,
}));
const tickerNotices: readonly WebsiteNotice[] = ticker.map(({ text, link }, index) => ({
  ...notice,
  // Among notices of one day the one with the higher id comes first.
  id: `start-ticker-${ticker.length - index}`,
  title: text,
  titleTe: tickerInTelugu[index]?.text ?? '',
  kind: 'general',
  from: tickerFrom,
  inTicker: true,
  link,
}));

const startPeople: readonly WebsitePerson[] = governingBody.map((member, index) => {
  const { id, slug, name, designation, specialization, email, phone, linkedin, descriptions, message } =
    member;
  return {
    ...published,
    id: `start-${id}`,
    place: slug,
    name,
    designation,
    specialization,
    qualification: '',
    order: index + 1,
    email,
    phone,
    linkedin,
    about: descriptions.join('\n'),
    message,
    photoId: null,
    photo: null,
  };
});

/** The pictures of the office come before these, whose places are the last. */
const firstPlace = 200;

/** @param src a file below content/images; how large it is and what is made of it is for the build to say */
const ofContent = (src: string) => ({ id: src, width: 0, height: 0, pictures: [] });

const startPictures: readonly GalleryPicture[] = galleryCategories
  .flatMap((category) => {
    if (category.categoryName !== 'festivals')
      return category.images.map((image) => ({ image: image as GalleryImage, festival: '' }));
    return category.festivals.flatMap(({ festivalName: festival, images }) =>
      images.map((image) => ({ image: image as GalleryImage, festival: festival as string })),
    );
  })
  .map(({ image, festival }, index) => ({
    ...published,
    id: `start-${image.id}`,
    title: image.title,
    text: image.description,
    altText: image.altText,
    category: image.category,
    festival,
    order: firstPlace + index,
    photoId: image.url,
    photo: ofContent(image.url),
  }));

const startLinks: readonly ExamLink[] = resourceLinks.map(({ resourcesTitle, resourcesLink }, index) => ({
  ...published,
  id: `start-${index + 1}`,
  tab: 'resources',
  title: resourcesTitle,
  order: index + 1,
  link: resourcesLink,
  fileId: null,
  file: null,
}));

export const startRecords = {
  notices: startNotices,
  ticker: tickerNotices,
  people: startPeople,
  gallery: startPictures,
  examLinks: startLinks,
  exams,
};
