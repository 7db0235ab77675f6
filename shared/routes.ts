// All page paths of the site, and functions for paths with a parameter.
// All links use this file, so that renaming a path is one edit and a dead link is a type error.

/** Exam hub tabs in the order they are shown; the first is what /exams opens. */
export const examTabs = ['schedule', 'results', 'resources', 'notices'] as const;
export type ExamTab = (typeof examTabs)[number];

/** Pages below /about, in the order of its menu. The empty slug is /about itself. */
export const aboutSlugs = [
  '',
  'our-mission-and-vision',
  'governing-body',
  'patron-vcp',
  'secretary-correspondence-vcp',
  'director-vcp',
  'principal-vcp',
  'members-faculties-vcp',
  'administrator-vcp',
  'our-programme',
] as const;
export type AboutSlug = (typeof aboutSlugs)[number];

/** Pages of one person each; these are also members of the governing body, in the order of its table. */
export const personPages = [
  'patron-vcp',
  'secretary-correspondence-vcp',
  'director-vcp',
  'principal-vcp',
  'administrator-vcp',
] as const satisfies readonly AboutSlug[];
export type PersonPage = (typeof personPages)[number];

/** The eight study resources of the exam hub. */
export const resourceSlugs = [
  'anatomy-papers',
  'physiology-guide',
  'books',
  'practice',
  'videos',
  'materials',
  'mock-tests',
  'research',
] as const;
export type ResourceSlug = (typeof resourceSlugs)[number];

export const courseIds = ['physiotherapy', 'computer-course'] as const;
export type CourseId = (typeof courseIds)[number];

/** Public pages: static HTML, no log-in. */
export const routes = {
  home: '/',
  about: '/about',
  aboutPage: (slug: AboutSlug) => (slug ? `/about/${slug}` : '/about'),
  admissions: '/admissions',
  feeStructure: '/admissions/fee-structure',
  coursesOffered: '/admissions/courses-offered',
  services: '/services',
  researchLaboratory: '/services/research-laboratory',
  digitalLibrary: '/services/digital-library',
  communityServices: '/services/community-services',
  sportsTrainingCamping: '/services/sports-training-camping',
  scholarships: '/services/scholarships',
  scholarshipsForm: '/scholarships-form',
  contact: '/contact',
  facilities: '/facilities',
  courses: '/courses',
  courseDetails: (id: string) => `/course-details/${id}`,
  serviceDetails: '/service-details/physiotherapy',
  exams: '/exams',
  examTab: (tab: ExamTab) => `/exams/${tab}`,
  resource: (slug: ResourceSlug) => `/resources/${slug}`,
  antiRagging: '/anti-ragging',
  notices: '/notices',
  pastNotices: '/notices/past',
  gallery: '/gallery',
  privacyPolicy: '/privacy-policy',
  /** The page of one certificate is below it: its code. */
  verify: '/verify',
  termsAndConditions: '/terms-and-conditions',
  webinar: '/webinar',
  career: '/career-path/at-vcp',
  underConstruction: '/under-developments-or-maintenance',
  studentLogin: '/student-login',
  adminLogin: '/admin-login',
  facultyLogin: '/faculty-login',
  guardianLogin: '/guardian-login',
  setPassword: '/set-password',
} as const;

/** The path of each role's portal, which all paths of its screens begin with. */
export const portalPrefixes = {
  student: '/student-dashboard',
  faculty: '/faculty-dashboard',
  admin: '/admin-dashboard',
  guardian: '/guardian-dashboard',
} as const;

/** Whether a path belongs to the portals' single-page app. */
export function isPortalPath(path: string): boolean {
  return Object.values(portalPrefixes).some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

/** Portal pages: one single-page app, served for every path below these. */
export const portalRoutes = {
  student: (id: string, section = '') => withSection(`${portalPrefixes.student}/${id}`, section),
  faculty: (id: string, section = '') => withSection(`${portalPrefixes.faculty}/${id}`, section),
  admin: (section = '') => withSection(portalPrefixes.admin, section),
  guardian: (id: string, section = '') => withSection(`${portalPrefixes.guardian}/${id}`, section),
} as const;

function withSection(path: string, section: string): string {
  return section ? `${path}/${section}` : path;
}

export const noticeFeed = '/notices.xml';
/** The id of a notice's article on its page. */
export const noticeId = (id: string) => `n-${id}`;
export const noticeAddress = (id: string) => `${routes.notices}#${noticeId(id)}`;
export const noticePdf = (id: string) => `/api/notices/${id}/pdf`;
/** The PDF of a link of the examination hub. */
export const examLinkPdf = (id: string) => `/api/exam-links/${id}/pdf`;
/** The pictures with which the website starts, below content/images. */
export const startPictures = '/start-pictures/';
/** Whether it is the path of a picture of content/images: ids of uploaded ones have no ending. */
export const isStartPicture = (id: string): boolean => id.includes('.');
/** A picture that the office has published, or one of content/images. */
export const publishedPicture = (id: string, format: 'avif' | 'webp') =>
  isStartPicture(id) ? startPictures + id : `/api/pictures/${id}.${format}`;
/** The same to be kept: as JPEG, for WhatsApp and print. */
export const downloadPicture = (id: string) => `/api/pictures/${id}.jpg`;
/** What the site search looks in. */
export const searchFile = '/search-index.json';
export const searchWordsFile = '/search-words.json';
export const galleryFile = '/gallery.json';
/** The further pages of a list that the office publishes. @param page from 2 on */
export const furtherPage = (path: string, page: number) => (page > 1 ? `${path}/page-${page}` : path);

/** Made by the build, and by the server where the office has published fees. @param year '2026-2027' */
export const feeStructurePdf = (year: string) => `/fee-structure-${year}.pdf`;
/** The academic year in the path of a fee structure, in English; undefined for any other path. */
export const feeStructureYear = (file: string) => /^\/fee-structure-(\d{4}-\d{4})\.pdf$/.exec(file)?.[1];

/** The picture of a page's link preview. */
export const shareCard = (path: string) => `/share${path === routes.home ? '/home' : path}.jpg`;
/** The page of a card's address, in English; undefined for any other path. */
export const cardPage = (file: string) =>
  /^\/share(\/.+)\.jpg$/.exec(file)?.[1]?.replace(/^\/home$/, routes.home);
/** The logo for the home screens of phones. */
export const touchIcon = '/apple-touch-icon.png';

/** Paths that links on other sites use, and the pages they redirect to (product §2.8). */
export const aliases: Readonly<Record<string, string>> = {
  '/about/secretary-correspondence-vccp': /* @__PURE__ */ routes.aboutPage('secretary-correspondence-vcp'),
};

/** The page for a course that does not exist; no page links to it. */
export const courseNotFound = '/course-not-found';
/** The HTML of the portals' single-page app, served for every path of `isPortalPath`. */
export const portalShell = '/portal';
