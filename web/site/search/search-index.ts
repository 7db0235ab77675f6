// The index of the site search.
import { headsOf } from '#content/words.ts';
import { datesIn } from '#shared/kit/dates-in.ts';
import { formatDate } from '#shared/kit/format.ts';
import type { Language } from '#shared/kit/languages.ts';
import { firstCharacters } from '#shared/kit/text/characters.ts';
import { textKey } from '#shared/kit/text/text-key.ts';
import {
  courseIds,
  courseNotFound,
  examLinkPdf,
  noticeAddress,
  personPages,
  portalShell,
  routes,
} from '#shared/routes.ts';
import type { FaqItem, PageHead } from '#shared/website/content.ts';
import type { ExamLink } from '#shared/website/exams/exam-links.ts';
import { noticeSummary } from '#shared/website/notices/notice-text.ts';
import type { Notice } from '#shared/website/notices/notices.ts';
import { publicNotices } from '#shared/website/notices/published-notices.ts';
import type { WebsiteContent } from '#shared/website/website-content.ts';
import type { WebsitePerson } from '#shared/website/website-people.ts';
import type { PageValues, Words } from '#web/site/parts/page-context.ts';
import { inOrder } from '#web/site/parts/people-order.ts';
import type { SearchEntry } from './search-match.ts';

/** Visitors load the whole index with their first search. */
const noticesInIndex = 60;

/** The words of a page that has a file of words of its own. */
const ownWords = (words: Words): [string, unknown][] =>
  Object.values(words).flatMap((file) => {
    const { pages = {}, ...texts } = { pages: undefined, ...file };
    const [path, ...others] = Object.keys(pages);
    return path && others.length === 0 ? [[path, texts] as const] : [];
  });

/** The other texts of a page, besides its title and description. */
const contentOf = (
  words: Words,
  { people, exams, courses }: WebsiteContent,
): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(ownWords(words)),
  [routes.home]: [words.home.welcome, words.home.soarToSuccess],
  [routes.about]: words.about.aboutIndex,
  [routes.aboutPage('our-mission-and-vision')]: words.about.missionAndVision,
  [routes.aboutPage('our-programme')]: words.about.ourProgramme,
  [routes.aboutPage('governing-body')]: people
    .filter(({ place }) => place !== 'faculty')
    .map(({ name, designation }) => [name, designation]),
  [routes.admissions]: words.admissions.admissions,
  [routes.feeStructure]: words.admissions.feeStructure,
  [routes.coursesOffered]: [
    words.admissions.coursesOffered.lead,
    courses.map(({ name, duration, seats, eligibility }) => [name, duration, seats, eligibility]),
  ],
  [routes.courses]: words.courses.coursesPage.why,
  ...Object.fromEntries(
    courses.map(({ slug, name, duration, text, topics, advantages, outcomes }) => [
      routes.courseDetails(slug),
      [name, duration, text, topics, advantages, outcomes],
    ]),
  ),
  [routes.contact]: words.contact.findUsHere,
  // Its words are those of a form, and of pictures.
  [routes.scholarshipsForm]: [],
  [routes.gallery]: [],
  [routes.examTab('schedule')]: exams.map(({ recordId: _, ...exam }) => exam),
  ...Object.fromEntries(words.resources.studyResources.map((page) => [routes.resource(page.slug), page])),
  [routes.privacyPolicy]: words.policies.privacyPolicy,
  [routes.termsAndConditions]: words.policies.termsAndConditions,
});

/** Pages without an entry: they have no content of their own, another entry covers them, or the course is no longer taught. */
const unlisted = ({ people, courses }: WebsiteContent): ReadonlySet<string> =>
  new Set<string>([
    routes.setPassword,
    routes.underConstruction,
    '/404',
    courseNotFound,
    portalShell,
    ...personPages.filter((slug) => people.some(({ place }) => place === slug)).map(routes.aboutPage),
    ...courseIds.filter((id) => !courses.some(({ slug }) => slug === id)).map(routes.courseDetails),
  ]);

const withoutWords = new Set(['url', 'src', 'id', 'slug', 'icon', 'link', 'alt', 'buttonText', 'button']);

/** Every text in a piece of content, without addresses and file names. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (withoutWords.has(key) ? [] : textsOf(child)));
}

/** An amount is searched as a whole. */
const amount = /₹ [\d,]+/g;

/** Each word once, without those of the shown text; then the amounts. */
function otherWords(texts: readonly string[], shown: string): string {
  const wordsOf = (text: string) => textKey(text.replace(amount, ' ')).match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? [];
  const known = new Set(wordsOf(shown));
  const amounts = new Set(texts.flatMap((text) => text.match(amount) ?? []));
  const found = [...new Set(texts.flatMap(wordsOf))].filter((word) => !known.has(word));
  return [...found, ...[...amounts].filter((one) => !shown.includes(one))].join(' ');
}

/**
 * @param content the texts of the page besides its title and description
 * @param otherTitle in the other language, which finds the page too
 */
function pageEntry(
  path: string,
  content: unknown,
  { label = '', title, description, searchWords: synonyms }: PageHead,
  { college }: PageValues,
  otherTitle: string | undefined,
): SearchEntry {
  const name = title.replace(` | ${college.collegeShort}`, '');
  const words = otherWords([label, ...textsOf(content)], `${name} ${description} ${synonyms ?? ''}`);
  return {
    id: path,
    kind: 'page',
    title: name,
    url: path,
    text: description,
    ...(otherTitle && { otherTitle }),
    ...(synonyms && { synonyms }),
    ...(words && { words }),
  };
}

/** Browsers that know text fragments scroll to the sentence; others open the page. */
function at(path: string, sentence: string): string {
  return `${path}#:~:text=${encodeURIComponent(sentence).replaceAll('-', '%2D')}`;
}

function questionEntries(path: string, items: readonly FaqItem[]): SearchEntry[] {
  return items.map(({ q, a }, index) => ({
    id: `${path}?${index + 1}`,
    kind: 'question',
    title: q,
    url: at(path, q),
    text: a,
  }));
}

function noticeEntries(notices: readonly Notice[], language: Language): SearchEntry[] {
  return notices.slice(0, noticesInIndex).map(({ id, title, titleTe, text, kind, from }) => {
    const shown = `${formatDate(from, datesIn[language])} ${noticeSummary(text, 120)}`.trim();
    const words = otherWords([text, titleTe, kind], `${title} ${shown}`);
    return {
      id: `notice-${id}`,
      kind: 'notice',
      title,
      url: noticeAddress(id),
      text: shown,
      ...(words && { words: firstCharacters(words, 400) }),
    };
  });
}

function personEntries(people: readonly WebsitePerson[]): SearchEntry[] {
  return people.map(({ id, place, name, designation, specialization, qualification }) => ({
    id: `person-${id}`,
    kind: 'person',
    title: name,
    url: personAddress(place),
    text: [designation, specialization, qualification].filter(Boolean).join(', '),
  }));
}

export const personAddress = (place: WebsitePerson['place']) =>
  routes.aboutPage(place === 'faculty' ? 'members-faculties-vcp' : place);

/** Study resources and results; pages of the site have entries of their own. */
function examLinkEntries(
  links: readonly ExamLink[],
  { examHub, examTabNames }: Words['exams'],
): SearchEntry[] {
  return links.map(({ id, title, tab, link, fileId }) => ({
    id: `exam-link-${id}`,
    kind: 'reference',
    title,
    url: fileId ? examLinkPdf(id) : link,
    text: `${examHub.title}: ${examTabNames[tab]}`,
  }));
}

export function searchIndex(content: WebsiteContent, page: PageValues, other: Words): SearchEntry[] {
  const { words, language } = page;
  const hidden = unlisted(content);
  const contents = contentOf(words, content);
  const namesInOther = headsOf(other);
  const { admissionsFaq, answers } = words.admissions;
  return [
    ...Object.entries(page.heads)
      .filter(([path]) => !hidden.has(path))
      .map(([path, head]) => pageEntry(path, contents[path], head, page, namesInOther[path]?.label)),
    ...questionEntries(routes.contact, words.contact.contactFaq),
    ...questionEntries(routes.admissions, admissionsFaq),
    ...answers.items.map(({ name, q, a }) => ({
      id: `answer-${name}`,
      kind: 'question' as const,
      title: q,
      url: at(routes.admissions, q),
      text: a,
      synonyms: words.search.answerWords[name],
      otherTitle: other.admissions.answers.items.find((answer) => answer.name === name)?.q ?? '',
    })),
    ...questionEntries(routes.exams, words.exams.examFaq),
    ...personEntries([...content.people].sort(inOrder)),
    ...examLinkEntries(
      content.examLinks.filter(({ link }) => !page.heads[link]),
      words.exams,
    ),
    ...noticeEntries(publicNotices(content.notices, content.today).current, language),
  ];
}
