// The records of the website in the language of a page. What has no Telugu is shown in English (office-text.tsx).
import type { Language } from '#shared/kit/languages.ts';
import type { Festival, GalleryCategory, GalleryImage } from '#shared/website/content.ts';
import type { Course } from '#shared/website/courses.ts';
import type { Notice } from '#shared/website/notices/notices.ts';
import type { WebsiteContent } from '#shared/website/website-content.ts';
import type { Words } from './page-context.ts';

/** `titleTe` is then the title in the other language, by which the search finds the notice too. */
const noticeInTelugu = ({ title, text, titleTe, textTe, ...notice }: Notice): Notice => ({
  ...notice,
  title: titleTe || title,
  text: textTe || text,
  titleTe: title,
  textTe: '',
});

const festivalsOf = (category: GalleryCategory): readonly Festival[] =>
  category.categoryName === 'festivals' ? category.festivals : [];
const imagesOf = (category: GalleryCategory): readonly GalleryImage[] =>
  category.categoryName === 'festivals'
    ? category.festivals.flatMap(({ images }) => images)
    : category.images;

/** All texts of the start records, in the same order in every language. */
const startTexts = ({ people, exams, gallery, courses, admissions }: Words): string[] => [
  ...people.governingBody.flatMap(({ name, designation, specialization, descriptions, message }) => [
    name,
    designation,
    specialization,
    descriptions.join('\n'),
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
  ...exams.exams.flatMap(({ subject, semester, venue, duration, instructor }) => [
    subject,
    semester,
    venue,
    duration,
    instructor,
  ]),
  ...gallery.galleryCategories.flatMap((category) => [
    ...imagesOf(category).flatMap(({ title, description, altText }) => [title, description, altText]),
    ...festivalsOf(category).map(({ festivalName }) => festivalName),
  ]),
];

/** A text of a record that is still that of the start has its translation; any other one stays English. @param words in the language */
export function contentIn(
  language: Language,
  content: WebsiteContent,
  words: Words,
  english: Words,
): WebsiteContent {
  if (language === 'en') return content;
  const translated = startTexts(words);
  const known = new Map(startTexts(english).map((text, index) => [text, translated[index] ?? text]));
  const inLanguage = <Item extends object>(item: Item, keys: readonly (keyof Item)[]): Item => {
    const texts = keys.map((key) => {
      const text = String(item[key] ?? '');
      return [key, known.get(text) ?? text];
    });
    return { ...item, ...Object.fromEntries(texts) };
  };
  const eachLine = (text: string) =>
    text
      .split('\n')
      .map((line) => known.get(line) ?? line)
      .join('\n');
  const courseInTelugu = (course: Course): Course => ({
    ...inLanguage(course, ['duration', 'seats', 'eligibility']),
    ...(course.durationTe && { duration: course.durationTe }),
    ...(course.seatsTe && { seats: course.seatsTe }),
    ...(course.eligibilityTe && { eligibility: course.eligibilityTe }),
    name: course.nameTe || course.name,
    text: course.textTe || course.text,
    topics: course.topicsTe || eachLine(course.topics),
    advantages: course.advantagesTe || eachLine(course.advantages),
    outcomes: course.outcomesTe || eachLine(course.outcomes),
    altText: course.altTextTe || course.altText,
  });
  const ofPerson = ['name', 'designation', 'specialization', 'qualification', 'about', 'message'] as const;
  const ofExam = ['subject', 'semester', 'venue', 'duration', 'instructor'] as const;
  return {
    ...content,
    notices: content.notices.map(noticeInTelugu),
    events: content.events.map((event) => inLanguage(event, ['title'])),
    people: content.people.map((person) => inLanguage(person, ofPerson)),
    gallery: content.gallery.map((picture) =>
      inLanguage({ ...picture, festival: known.get(picture.festival) ?? picture.festival }, [
        'title',
        'text',
        'altText',
      ]),
    ),
    examLinks: content.examLinks.map((link) => inLanguage(link, ['title'])),
    courses: content.courses.map(courseInTelugu),
    exams: content.exams.map((exam) => inLanguage(exam, ofExam)),
  };
}
