// All words of the site: a file is the words of a page or of some pages, in both languages.
import type { Language } from '#shared/kit/languages.ts';
import { courseNotFound, portalShell } from '#shared/routes.ts';
import type { PageHead } from '#shared/website/content.ts';
import * as about from './words/about.ts';
import * as admissions from './words/admissions.ts';
import * as antiRagging from './words/anti-ragging.ts';
import * as career from './words/career.ts';
import * as contact from './words/contact.ts';
import * as courses from './words/courses.ts';
import * as empty from './words/empty.ts';
import * as exams from './words/exams.ts';
import * as facilities from './words/facilities.ts';
import * as figures from './words/figures.ts';
import * as callBack from './words/forms/call-back.ts';
import * as enquiry from './words/forms/enquiry.ts';
import * as login from './words/forms/login.ts';
import * as scholarshipForm from './words/forms/scholarship-form.ts';
import * as setPassword from './words/forms/set-password.ts';
import * as verify from './words/forms/verify.ts';
import * as webinar from './words/forms/webinar.ts';
import * as whatsapp from './words/forms/whatsapp.ts';
import * as forms from './words/forms.ts';
import * as frame from './words/frame.ts';
import * as gallery from './words/gallery.ts';
import * as home from './words/home.ts';
import * as notFound from './words/not-found.ts';
import * as notices from './words/notices.ts';
import * as people from './words/people.ts';
import * as policies from './words/policies.ts';
import * as resources from './words/resources.ts';
import * as search from './words/search.ts';
import * as communityServices from './words/services/community-services.ts';
import * as digitalLibrary from './words/services/digital-library.ts';
import * as researchLaboratory from './words/services/research-laboratory.ts';
import * as scholarships from './words/services/scholarships.ts';
import * as serviceDetails from './words/services/service-details.ts';
import * as services from './words/services/services.ts';
import * as sportsTrainingCamping from './words/services/sports-training-camping.ts';
import * as underConstruction from './words/under-construction.ts';

const files = {
  home,
  frame,
  about,
  people,
  admissions,
  courses,
  services,
  researchLaboratory,
  digitalLibrary,
  communityServices,
  sportsTrainingCamping,
  scholarships,
  scholarshipForm,
  facilities,
  contact,
  serviceDetails,
  exams,
  resources,
  notices,
  gallery,
  antiRagging,
  webinar,
  career,
  verify,
  policies,
  login,
  setPassword,
  underConstruction,
  notFound,
  enquiry,
  callBack,
  whatsapp,
  search,
  figures,
  empty,
  forms,
};

export type SiteWords = { readonly [File in keyof typeof files]: (typeof files)[File]['en'] };

const wordsIn = (language: Language) =>
  Object.fromEntries(Object.entries(files).map(([name, words]) => [name, words[language]])) as SiteWords; // as: every file has the same texts in each language

/** The Telugu ones are drafts, until a Telugu speaker at the college has read them. */
export const siteWords: Readonly<Record<Language, SiteWords>> = { en: wordsIn('en'), te: wordsIn('te') };

/** What the words say of each page, by its path in English. */
export const headsOf = (words: SiteWords): Readonly<Record<string, PageHead>> =>
  Object.assign({}, ...Object.values(words).map((file) => ('pages' in file ? file.pages : {})));

const unlinked = new Set(['/404', courseNotFound, portalShell]);
/** Every page that visitors find, with those of the courses with which the website starts. */
export const publicPaths: readonly string[] = Object.keys(headsOf(siteWords.en)).filter(
  (path) => !unlinked.has(path),
);
