// The index of the site search.
import { datesIn } from '#shared/kit/dates-in.ts';
import { formatDate } from '#shared/kit/format.ts';
import type { Language } from '#shared/kit/languages.ts';
import { firstCharacters } from '#shared/kit/text/characters.ts';
import { textKey } from '#shared/kit/text/text-key.ts';
import { examLinkPdf, noticeAddress, personPages, publicPaths, routes } from '#shared/routes.ts';
import type { FaqItem } from '#shared/website/content.ts';
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

/** The other texts of a page, besides its title and description. */
const contentOf = (
  words: Words,
  { people, exams, courses }: WebsiteContent,
): Readonly<Record<string, unknown>> => ({
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
  [routes.researchLaboratory]: words.researchLaboratory.researchLaboratory,
  [routes.digitalLibrary]: words.digitalLibrary.digitalLibrary,
  [routes.communityServices]: words.communityServices.communityServices,
  [routes.sportsTrainingCamping]: words.sportsTrainingCamping.camps,
  [routes.scholarships]: words.scholarships.scholarshipsPage,
  [routes.serviceDetails]: words.serviceDetails.physiotherapyService,
  [routes.contact]: words.contact.findUsHere,
  [routes.facilities]: words.facilities.facilities,
  [routes.antiRagging]: [words.antiRagging.antiRagging, words.antiRagging.nationalHelpline.name],
  [routes.examTab('schedule')]: exams.map(({ recordId: _, ...exam }) => exam),
  ...Object.fromEntries(words.resources.studyResources.map((page) => [routes.resource(page.slug), page])),
  [routes.webinar]: words.webinar.webinars,
  [routes.verify]: words.verify.verify,
  [routes.privacyPolicy]: words.policies.privacyPolicy,
  [routes.termsAndConditions]: words.policies.termsAndConditions,
});

/** Pages without an entry: they have no content of their own, or another entry covers them. */
const unlisted = ({ people }: WebsiteContent): ReadonlySet<string> =>
  new Set<string>([
    routes.setPassword,
    routes.underConstruction,
    ...personPages.filter((slug) => people.some(({ place }) => place === slug)).map(routes.aboutPage),
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
 * @param other the words in the other language, whose name for the page finds it too
 */
function pageEntry(
  path: string,
  content: unknown,
  { words: { seo, search, breadcrumbs }, college }: PageValues,
  other: Words,
): SearchEntry {
  const { title, description } = seo.seo[path] ?? { title: path, description: '' };
  const name = title.replace(` | ${college.collegeShort}`, '');
  const synonyms = search.searchWords[path];
  const otherTitle = other.breadcrumbs.breadcrumbNames[path];
  const words = otherWords(
    [breadcrumbs.breadcrumbNames[path] ?? '', ...textsOf(content)],
    `${name} ${description} ${synonyms ?? ''}`,
  );
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
  return links
    .filter(({ link }) => !publicPaths.includes(link))
    .map(({ id, title, tab, link, fileId }) => ({
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
  const { admissionsFaq, answers } = words.admissions;
  return [
    ...[
      ...publicPaths.filter((path) => !path.startsWith(routes.courseDetails(''))),
      ...content.courses.map(({ slug }) => routes.courseDetails(slug)),
    ]
      .filter((path) => words.seo.seo[path] && !hidden.has(path))
      .map((path) => pageEntry(path, contents[path], page, other)),
    ...questionEntries(routes.contact, words.contact.contactFaq),
    ...questionEntries(routes.admissions, admissionsFaq),
    ...answers.items.map(({ name, q, a }) => ({
      id: `answer-${name}`,
      kind: 'question' as const,
      title: q,
      url: at(routes.admissions, q),
      text: a,
      synonyms: words.search.answerWords[name],
      otherTitle: other.admissions.answers.items.find((one) => one.name === name)?.q ?? '',
    })),
    ...questionEntries(routes.exams, words.exams.examFaq),
    ...personEntries([...content.people].sort(inOrder)),
    ...examLinkEntries(content.examLinks, words.exams),
    ...noticeEntries(publicNotices(content.notices, content.today).current, language),
  ];
}
