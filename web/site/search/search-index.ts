// The index of the site search, made from the content at build time.
import { aboutIndex, missionAndVision, ourProgramme } from '#content/en/about.ts';
import { admissions, admissionsFaq, answers, coursesOffered, feeStructure } from '#content/en/admissions.ts';
import { antiRagging, nationalHelpline } from '#content/en/anti-ragging.ts';
import { breadcrumbNames } from '#content/en/breadcrumbs.ts';
import { communityServices } from '#content/en/community-services.ts';
import { contactFaq, findUsHere } from '#content/en/contact.ts';
import { courses, coursesPage } from '#content/en/courses.ts';
import { digitalLibrary } from '#content/en/digital-library.ts';
import { examFaq, examHub, exams, examTabNames, notices } from '#content/en/exams.ts';
import { facilities } from '#content/en/facilities.ts';
import { soarToSuccess, welcome } from '#content/en/home.ts';
import { governingBody } from '#content/en/people.ts';
import { privacyPolicy, termsAndConditions } from '#content/en/policies.ts';
import { researchLaboratory } from '#content/en/research-laboratory.ts';
import { studyResources } from '#content/en/resources.ts';
import { scholarshipsPage } from '#content/en/scholarships.ts';
import { answerWords, searchWords } from '#content/en/search.ts';
import { seo } from '#content/en/seo.ts';
import { physiotherapyService } from '#content/en/service-details.ts';
import { camps } from '#content/en/sports-training-camping.ts';
import { verify } from '#content/en/verify.ts';
import { webinars } from '#content/en/webinar.ts';
import { college } from '#content/facts.ts';
import { formatDate } from '#shared/kit/format.ts';
import { textKey } from '#shared/kit/text/text-key.ts';
import { aboutSlugs, examLinkPdf, noticeAddress, publicPaths, routes } from '#shared/routes.ts';
import type { Exam, FaqItem } from '#shared/website/content.ts';
import type { ExamLink } from '#shared/website/exam-links.ts';
import { figuresIn, replaceFigures } from '#shared/website/figure-marks.ts';
import { noticeSummary } from '#shared/website/notice-text.ts';
import type { Notice as PublishedNotice } from '#shared/website/notices.ts';
import type { WebsitePerson } from '#shared/website/website-people.ts';
import type { SearchEntry } from './search-match.ts';

/** Visitors load the whole index with their first search. */
const noticesInIndex = 60;

/** The other texts of a page, besides its title and description. */
const contentOf: Readonly<Record<string, unknown>> = {
  [routes.home]: [welcome, soarToSuccess],
  [routes.about]: aboutIndex,
  [routes.aboutPage('our-mission-and-vision')]: missionAndVision,
  [routes.aboutPage('our-programme')]: ourProgramme,
  [routes.aboutPage('governing-body')]: governingBody.map(({ name, designation }) => [name, designation]),
  [routes.admissions]: admissions,
  [routes.feeStructure]: feeStructure,
  [routes.coursesOffered]: [coursesOffered, courses.map(({ title, duration }) => [title, duration])],
  [routes.courses]: coursesPage.why,
  ...Object.fromEntries(courses.map((course) => [course.url, course])),
  [routes.researchLaboratory]: researchLaboratory,
  [routes.digitalLibrary]: digitalLibrary,
  [routes.communityServices]: communityServices,
  [routes.sportsTrainingCamping]: camps,
  [routes.scholarships]: scholarshipsPage,
  [routes.serviceDetails]: physiotherapyService,
  [routes.contact]: findUsHere,
  [routes.facilities]: facilities,
  [routes.antiRagging]: [antiRagging, nationalHelpline.name],
  [routes.examTab('schedule')]: exams,
  ...Object.fromEntries(studyResources.map((page) => [routes.resource(page.slug), page])),
  [routes.webinar]: webinars,
  [routes.verify]: verify,
  [routes.privacyPolicy]: privacyPolicy,
  [routes.termsAndConditions]: termsAndConditions,
};

/** Pages without an entry: they have no content of their own, or another entry covers them. */
const unlisted = new Set<string>([
  routes.setPassword,
  routes.underConstruction,
  ...aboutSlugs.filter((slug) => governingBody.some((member) => member.slug === slug)).map(routes.aboutPage),
]);

const withoutWords = new Set(['url', 'src', 'id', 'slug', 'icon', 'link', 'alt', 'buttonText', 'button']);

/** Every text in a piece of content, without addresses and file names. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (withoutWords.has(key) ? [] : textsOf(child)));
}

/** Each word once, without those of the shown text; then the figures, each as it is, because the office may change it. */
function otherWords(texts: readonly string[], shown: string): string {
  const words = (text: string) =>
    textKey(replaceFigures(text, () => ' ')).match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? [];
  const known = new Set(words(shown));
  const figures = new Set([...texts].flatMap(figuresIn).map(({ whole }) => whole));
  const found = [...new Set(texts.flatMap(words))].filter((word) => !known.has(word));
  return [...found, ...[...figures].filter((figure) => !shown.includes(figure))].join(' ');
}

/** @param content the texts of the page besides its title and description */
function pageEntry(path: string, content: unknown = contentOf[path]): SearchEntry {
  const { title, description } = seo[path] ?? { title: path, description: '' };
  const name = title.replace(` | ${college.shortName}`, '');
  const synonyms = searchWords[path];
  const words = otherWords(
    [breadcrumbNames[path] ?? '', ...textsOf(content)],
    `${name} ${description} ${synonyms ?? ''}`,
  );
  return {
    id: path,
    kind: 'page',
    title: name,
    url: path,
    text: description,
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

/** The notices that the office has published. */
export function noticeEntries(notices: readonly PublishedNotice[]): SearchEntry[] {
  return notices.slice(0, noticesInIndex).map(({ id, title, titleTe, text, kind, from }) => {
    const shown = `${formatDate(from)} ${noticeSummary(text, 120)}`;
    const words = otherWords([text, titleTe, kind], `${title} ${shown}`);
    return {
      id: `notice-${id}`,
      kind: 'notice',
      title,
      url: noticeAddress(id),
      text: shown,
      ...(words && { words: words.slice(0, 400) }),
    };
  });
}

/** The page of the exam schedule with the papers that the office has published. */
export const scheduleEntry = (papers: readonly Exam[]) => pageEntry(routes.examTab('schedule'), papers);

/** The people whom the office has published. */
export function personEntries(people: readonly WebsitePerson[]): SearchEntry[] {
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

/** The study resources and results that the office has published. */
export function examLinkEntries(links: readonly ExamLink[]): SearchEntry[] {
  return links.map(({ id, title, tab, link, fileId }) => ({
    id: `exam-link-${id}`,
    kind: 'reference',
    title,
    url: fileId ? examLinkPdf(id) : link,
    text: `${examHub.title}: ${examTabNames[tab]}`,
  }));
}

export function searchIndex(): SearchEntry[] {
  return [
    ...publicPaths.filter((path) => seo[path] && !unlisted.has(path)).map((path) => pageEntry(path)),
    ...questionEntries(routes.contact, contactFaq),
    ...questionEntries(routes.admissions, admissionsFaq),
    ...answers.items.map(({ name, q, a }) => ({
      id: `answer-${name}`,
      kind: 'question' as const,
      title: q,
      url: at(routes.admissions, q),
      text: a,
      synonyms: answerWords[name],
    })),
    ...questionEntries(routes.exams, examFaq),
    ...notices.map(({ date, text }, index) => ({
      id: `notice-${index + 1}`,
      kind: 'notice' as const,
      title: text,
      url: at(routes.examTab('notices'), text),
      text: formatDate(date),
    })),
    ...governingBody.map(({ id, slug, name, designation, specialization }) => ({
      id: `person-${id}`,
      kind: 'person' as const,
      title: name,
      url: routes.aboutPage(slug),
      text: `${designation}, ${specialization}`,
    })),
  ];
}
