// The records of the website in the language of a page. A record of the office that has no Telugu is shown in English, and says so.
import type { Language } from '#shared/routes.ts';
import type { Festival, GalleryCategory, GalleryImage } from '#shared/website/content.ts';
import type { WebsiteContent, WebsiteNotice } from '#shared/website/website-content.ts';
import { marked } from '#web/site/in-language.ts';
import type { Words } from './page-context.ts';

/** `titleTe` is then the title in the other language, by which the search finds the notice too. */
const noticeInTelugu = ({ title, text, titleTe, textTe, ...notice }: WebsiteNotice): WebsiteNotice => ({
  ...notice,
  title: titleTe || marked(title),
  text: textTe || marked(text),
  titleTe: title,
  textTe: '',
});

/** The texts of a record that has no others. */
function inEnglish<Item extends object>(item: Item, keys: readonly (keyof Item)[]): Item {
  const texts = keys.map((key) => [key, marked(String(item[key] ?? ''))]);
  return { ...item, ...Object.fromEntries(texts) };
}

const festivalsOf = (category: GalleryCategory): readonly Festival[] =>
  category.categoryName === 'festivals' ? category.festivals : [];
const imagesOf = (category: GalleryCategory): readonly GalleryImage[] =>
  category.categoryName === 'festivals'
    ? category.festivals.flatMap(({ images }) => images)
    : category.images;

/** @param words in the language: those of the start records too */
export function contentIn(
  language: Language,
  content: WebsiteContent,
  words: Words,
  english: Words,
): WebsiteContent {
  if (language === 'en') return content;
  const member = new Map(words.people.governingBody.map((one) => [`start-${one.id}`, one]));
  const link = new Map(
    words.exams.resourceLinks.map((one) => [one.resourcesLink as string, one.resourcesTitle]),
  );
  const exam = new Map(words.exams.exams.map((one) => [one.examCode, one]));
  const image = new Map(
    words.gallery.galleryCategories.flatMap((one) =>
      imagesOf(one).map((picture) => [`start-${picture.id}`, picture]),
    ),
  );
  const festival = new Map<string, string>(
    english.gallery.galleryCategories
      .flatMap((one) => festivalsOf(one))
      .map(({ festivalName }, index) => [
        festivalName,
        words.gallery.galleryCategories.flatMap((one) => festivalsOf(one))[index]?.festivalName ??
          festivalName,
      ]),
  );
  return {
    ...content,
    notices: content.notices.map(noticeInTelugu),
    events: content.events.map((event) => inEnglish(event, ['title'])),
    people: content.people.map((person) => {
      const start = member.get(person.id);
      if (!start)
        return inEnglish(person, [
          'name',
          'designation',
          'specialization',
          'qualification',
          'about',
          'message',
        ]);
      const { name, designation, specialization, descriptions, message } = start;
      return { ...person, name, designation, specialization, about: descriptions.join('\n'), message };
    }),
    gallery: content.gallery.map((picture) => {
      const start = image.get(picture.id);
      const named = { ...picture, festival: festival.get(picture.festival) ?? picture.festival };
      if (!start) return inEnglish(named, ['title', 'text', 'altText']);
      return { ...named, title: start.title, text: start.description, altText: start.altText };
    }),
    examLinks: content.examLinks.map((one) => {
      const title = one.id.startsWith('start-') && link.get(one.link);
      return title ? { ...one, title } : inEnglish(one, ['title']);
    }),
    exams: content.exams.map((one) => {
      const start = 'sessionId' in one ? undefined : exam.get(one.examCode);
      if (!start) return inEnglish(one, ['subject', 'semester', 'venue', 'duration', 'instructor']);
      const { subject, semester, venue, duration, instructor } = start;
      return { ...one, subject, semester, venue, duration, instructor };
    }),
  };
}
