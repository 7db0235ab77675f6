// The records that the website starts with: notices, people, pictures, links, dates of examinations and courses. A new database gets
// them once, as published; the office edits, hides and deletes them like its own.
import type { GalleryImage } from '#shared/website/content.ts';
import type { CourseInput } from '#shared/website/courses.ts';
import type { ExamDateInput } from '#shared/website/exams/exam-dates.ts';
import type { ExamLinkInput } from '#shared/website/exams/exam-links.ts';
import type { GalleryPictureInput } from '#shared/website/gallery-pictures.ts';
import type { NoticeInput } from '#shared/website/notices/notices.ts';
import type { PersonInput } from '#shared/website/website-people.ts';
import { siteWords } from './words.ts';

const {
  admissions: { coursesOffered },
  courses: { courses },
  exams: { exams, notices, resourceLinks },
  gallery: { galleryCategories },
  home: { ticker },
  people: { governingBody },
} = siteWords.en;
const inTelugu = siteWords.te;

const notice = {
  text: '',
  titleTe: '',
  textTe: '',
  audience: ['public'],
  until: null,
  isPinned: false,
  inTicker: false,
  link: '',
  fileId: null,
} as const satisfies Partial<NoticeInput>;

/** The day from which the lines of the ticker are shown. */
const tickerFrom = '2026-11-01';

/** The first notice is the product's fixed one, which stays first. */
const startNotices: readonly NoticeInput[] = notices.map(({ date, text }, index) => ({
  ...notice,
  audience: ['public'],
  title: text,
  titleTe: inTelugu.exams.notices[index]?.text ?? '',
  kind: 'exam',
  from: date,
  isPinned: index === 0,
}));
// Among notices of one day the one that was made last comes first.
const tickerNotices: readonly NoticeInput[] = ticker
  .map((line, index) => ({ ...line, textTe: inTelugu.home.ticker[index]?.text ?? '' }))
  .toReversed()
  .map(({ text, textTe, link }) => ({
    ...notice,
    audience: ['public'],
    title: text,
    titleTe: textTe,
    kind: 'general',
    from: tickerFrom,
    inTicker: true,
    link,
  }));

const startPeople: readonly PersonInput[] = governingBody.map((member, index) => ({
  place: member.slug,
  name: member.name,
  designation: member.designation,
  specialization: member.specialization,
  qualification: '',
  order: index + 1,
  email: member.email,
  phone: member.phone,
  linkedin: member.linkedin,
  about: member.descriptions.join('\n'),
  message: member.message,
  photoId: null,
}));

/** The pictures of the office come before these, whose places are the last. */
const firstPlace = 200;

/** @property file below content/images, in place of an uploaded picture */
interface StartPicture extends Omit<GalleryPictureInput, 'photoId'> {
  file: string;
}

const startPictures: readonly StartPicture[] = galleryCategories
  .flatMap((category) => {
    if (category.categoryName !== 'festivals')
      return category.images.map((image) => ({ image: image as GalleryImage, festival: '' }));
    return category.festivals.flatMap(({ festivalName: festival, images }) =>
      images.map((image) => ({ image: image as GalleryImage, festival: festival as string })),
    );
  })
  .map(({ image, festival }, index) => ({
    title: image.title,
    text: image.description,
    altText: image.altText,
    category: image.category,
    festival,
    order: firstPlace + index,
    file: image.url,
  }));

const startLinks: readonly ExamLinkInput[] = resourceLinks.map(
  ({ resourcesTitle, resourcesLink }, index) => ({
    tab: 'resources',
    title: resourcesTitle,
    order: index + 1,
    link: resourcesLink,
    fileId: null,
  }),
);

/** Courses of the office without a place of their own come after these. */
const startCourses: readonly CourseInput[] = courses.map((course, index) => ({
  name: course.title,
  nameTe: inTelugu.courses.courses[index]?.title ?? '',
  slug: course.id,
  duration: course.duration,
  ...coursesOffered.rows[course.id],
  fees: course.isFree ? 'free' : 'charged',
  order: index + 1,
  text: course.description,
  textTe: inTelugu.courses.courses[index]?.description ?? '',
  topics: course.descriptions.join('\n'),
  advantages: course.advantage.join('\n'),
  outcomes: course.outcomes.join('\n'),
  durationTe: '',
  seatsTe: '',
  eligibilityTe: '',
  topicsTe: '',
  advantagesTe: '',
  outcomesTe: '',
  photoId: null,
  altText: '',
  altTextTe: '',
}));

const startDates: readonly ExamDateInput[] = exams;

export const startRecords = {
  notices: startNotices,
  ticker: tickerNotices,
  people: startPeople,
  gallery: startPictures,
  examLinks: startLinks,
  exams: startDates,
  courses: startCourses,
};
