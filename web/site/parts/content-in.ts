// The records of the website in the language of a page. What has no Telugu is shown in English (office-text.tsx).
import type { Language } from '#shared/kit/languages.ts';
import type { Festival, GalleryCategory, GalleryImage } from '#shared/website/content.ts';
import type { WebsiteContent } from '#shared/website/website-content.ts';
import type { Words } from './page-context.ts';

const ofPerson = ['name', 'designation', 'specialization', 'qualification', 'about', 'message'] as const;
const ofPicture = ['festival', 'title', 'text', 'altText'] as const;
const ofExam = ['subject', 'semester', 'venue', 'duration', 'instructor'] as const;
const ofCourse = [
  'name',
  'duration',
  'seats',
  'eligibility',
  'text',
  'topics',
  'advantages',
  'outcomes',
  'altText',
] as const;

const festivalsOf = (category: GalleryCategory): readonly Festival[] =>
  category.categoryName === 'festivals' ? category.festivals : [];
const imagesOf = (category: GalleryCategory): readonly GalleryImage[] =>
  category.categoryName === 'festivals'
    ? category.festivals.flatMap(({ images }) => images)
    : category.images;

/** All lines of the start records, in the same order in every language. */
const startTexts = ({ people, exams, gallery, courses, admissions }: Words): string[] => [
  ...people.governingBody.flatMap(({ name, designation, specialization, descriptions, message }) => [
    name,
    designation,
    specialization,
    ...descriptions,
    message,
  ]),
  ...courses.courses.flatMap(({ id, duration, descriptions, advantage, outcomes }) => [
    duration,
    ...descriptions,
    ...advantage,
    ...outcomes,
    admissions.coursesOffered.rows[id].seats,
    admissions.coursesOffered.rows[id].eligibility,
  ]),
  ...exams.resourceLinks.map(({ resourcesTitle }) => resourcesTitle),
  ...exams.exams.flatMap((exam) => ofExam.map((key) => exam[key])),
  ...gallery.galleryCategories.flatMap((category) => [
    ...imagesOf(category).flatMap(({ title, description, altText }) => [title, description, altText]),
    ...festivalsOf(category).map(({ festivalName }) => festivalName),
  ]),
];

/** A line of a record that is still that of the start has its translation; any other one stays English. @param words in the language */
export function contentIn(
  language: Language,
  content: WebsiteContent,
  words: Words,
  english: Words,
): WebsiteContent {
  if (language === 'en') return content;
  const translated = startTexts(words);
  const known = new Map(startTexts(english).map((text, index) => [text, translated[index] ?? text]));
  const translate = (text: string) =>
    text
      .split('\n')
      .map((line) => known.get(line) ?? line)
      .join('\n');
  const inTelugu = <Item extends object>(item: Item, keys: readonly (keyof Item & string)[]): Item => {
    const textOf = (key: string) => (item as Readonly<Record<string, string | undefined>>)[key] ?? ''; // as: `keys` are texts
    const texts = keys.map((key) => [key, textOf(`${key}Te`) || translate(textOf(key))]);
    return { ...item, ...Object.fromEntries(texts) };
  };
  return {
    ...content,
    notices: content.notices.map((notice) => ({
      ...inTelugu(notice, ['title', 'text']),
      // The search finds a notice by its title in the other language too.
      titleTe: notice.title,
      textTe: '',
    })),
    events: content.events.map((event) => inTelugu(event, ['title'])),
    people: content.people.map((person) => inTelugu(person, ofPerson)),
    gallery: content.gallery.map((picture) => inTelugu(picture, ofPicture)),
    examLinks: content.examLinks.map((link) => inTelugu(link, ['title'])),
    courses: content.courses.map((course) => inTelugu(course, ofCourse)),
    exams: content.exams.map((exam) => inTelugu(exam, ofExam)),
  };
}
