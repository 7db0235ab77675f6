// Every public page, by its path in English: what it is made of, its script, and what search engines read of it. The title and the
// description are words (content/words).
import type { ComponentType, ReactNode } from 'react';
import type { Role } from '#shared/roles.ts';
import { aboutSlugs, courseNotFound, examTabs, personPages, resourceSlugs, routes } from '#shared/routes.ts';
import type { CollegeFacts } from '#shared/website/college/college-facts.ts';
import type { Course } from '#shared/website/courses.ts';
import type { FactContents } from '#shared/website/facts.ts';
import type { WebsiteContent, WebsiteList } from '#shared/website/website-content.ts';
import { AboutPage } from './about/about-page.tsx';
import { GoverningBodyPage } from './about/governing-body-page.tsx';
import { MemberPage } from './about/member-page.tsx';
import { MembersPage } from './about/members-page.tsx';
import { MissionPage } from './about/mission-page.tsx';
import { OurProgrammePage } from './about/our-programme-page.tsx';
import { AdmissionsPage } from './admissions/admissions-page.tsx';
import { CoursesOfferedPage } from './admissions/courses-offered-page.tsx';
import { FeeStructurePage } from './admissions/fee-structure-page.tsx';
import { AntiRaggingPage } from './anti-ragging/anti-ragging-page.tsx';
import { CareerPage } from './career-path/career-page.tsx';
import { ContactPage } from './contact/contact-page.tsx';
import { CourseNotFoundPage } from './course-details/course-not-found-page.tsx';
import { CoursePage } from './course-details/course-page.tsx';
import { CoursesPage } from './courses/courses-page.tsx';
import { ExamsPage } from './exams/exams-page.tsx';
import { FacilitiesPage } from './facilities/facilities-page.tsx';
import { courseData, faqData, type StructuredData } from './frame/structured-data.ts';
import { GalleryPage, galleryPages } from './gallery/gallery-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { TopBar } from './home/top-bar.tsx';
import { LoginPage } from './login/login-page.tsx';
import { SetPasswordPage } from './login/set-password-page.tsx';
import { NotFoundPage } from './not-found/not-found-page.tsx';
import { noticeData } from './notices/notice-data.ts';
import { NoticesPage, noticePages, PastNoticesPage, pastNoticePages } from './notices/notices-page.tsx';
import type { Words } from './parts/page-context.ts';
import type { Shown } from './parts/shown.ts';
import { type PolicyName, PolicyPage } from './policies/policy-page.tsx';
import { ResourcePage } from './resources/resource-page.tsx';
import { ScholarshipsFormPage } from './scholarships-form/scholarships-form-page.tsx';
import { PhysiotherapyServicePage } from './service-details/physiotherapy-service-page.tsx';
import { bookCovers, bookSearch } from './services/book-service.ts';
import { CommunityServicesPage } from './services/community-services-page.tsx';
import { DigitalLibraryPage } from './services/digital-library-page.tsx';
import { ResearchLaboratoryPage } from './services/research-laboratory-page.tsx';
import { ScholarshipsPage } from './services/scholarships-page.tsx';
import { ServicesPage } from './services/services-page.tsx';
import { SportsTrainingPage } from './services/sports-training-page.tsx';
import { UnderConstructionPage } from './under-developments-or-maintenance/under-construction-page.tsx';
import { VerifyPage } from './verify/verify-page.tsx';
import { WebinarPage } from './webinar/webinar-page.tsx';

interface PageOf<List extends WebsiteList> {
  /** The website's lists of which it shows records: it gets them as properties, and is tried before one is published. */
  shows?: readonly List[];
  component: (shown: Shown<List>) => ReactNode;
  /** Above the header of the site. */
  top?: ComponentType;
  /** The module of the browser's, below web/site. */
  script?: string;
  /** JSON-LD besides that of every page. */
  data?: (words: Words, shown: Shown<List>, facts: FactContents) => StructuredData[];
  /** How many pages a long list takes: the further ones are at …/page-2 and so on. */
  pages?: (content: WebsiteContent) => number;
  /** Search engines must not index the page. */
  isHidden?: boolean;
  /** Forms and accounts: the pop-up would cover what the visitor is filling in. */
  isWithoutHelp?: boolean;
  /** Other sites from which it loads something, by the directive of the content security policy. */
  outside?: (college: CollegeFacts) => Readonly<Record<string, string>>;
}
/** A page of any lists: the renderer gives each page the content with all of them. */
export type Page = Omit<PageOf<WebsiteList>, 'shows'> & { shows: readonly WebsiteList[] };

const page = <List extends WebsiteList = never>({ shows = [], ...rest }: PageOf<List>): Page => ({
  shows,
  ...rest,
});

const ofMap = ({ mapEmbed }: CollegeFacts) => ({ 'frame-src': new URL(mapEmbed).origin });
const sideMenu = { script: 'parts/side-menu-script.ts' };
const printed = { script: 'parts/print-script.ts' };
export const courseScript = 'course-details/slider-script.ts';

const aboutPages = {
  '': page({ component: AboutPage, ...sideMenu }),
  'our-mission-and-vision': page({ component: MissionPage, ...sideMenu }),
  'governing-body': page({ shows: ['people'], component: GoverningBodyPage, ...sideMenu }),
  'members-faculties-vcp': page({ shows: ['people'], component: MembersPage, ...sideMenu }),
  'our-programme': page({ component: OurProgrammePage, ...sideMenu }),
};
const personPage = (slug: (typeof personPages)[number]) =>
  page({ shows: ['people'], component: (shown) => <MemberPage slug={slug} {...shown} />, ...sideMenu });

const loginPage = (role: Role, toggle: readonly Role[]) =>
  page({
    component: () => <LoginPage of={role} toggle={toggle} />,
    script: 'login/login-script.ts',
    isWithoutHelp: true,
  });

const policyPage = (name: PolicyName) =>
  page({ component: () => <PolicyPage name={name} />, script: 'policies/policy-script.ts' });

const examPage = (tab: (typeof examTabs)[number]) =>
  page({
    shows: ['exams', 'examLinks', 'notices'],
    component: (shown) => <ExamsPage tab={tab} {...shown} />,
    data: ({ exams }, shown) => [faqData(exams.examFaq), ...(tab === 'notices' ? noticeData(shown) : [])],
    ...printed,
  });

export const pages: Readonly<Record<string, Page>> = {
  [routes.home]: page({
    shows: ['notices', 'events', 'courses'],
    component: HomePage,
    top: TopBar,
    script: 'home/home-script.ts',
    outside: ofMap,
  }),
  ...Object.fromEntries(
    aboutSlugs.map((slug) => [
      routes.aboutPage(slug),
      slug in aboutPages
        ? aboutPages[slug as keyof typeof aboutPages] // as: it is one of its keys
        : personPage(slug as (typeof personPages)[number]), // as: the other slugs are those of persons
    ]),
  ),
  [routes.admissions]: page({
    component: AdmissionsPage,
    data: ({ admissions: { answers, admissionsFaq } }) => [faqData([...answers.items, ...admissionsFaq])],
    ...printed,
  }),
  [routes.feeStructure]: page({ component: FeeStructurePage, ...printed }),
  [routes.coursesOffered]: page({ shows: ['courses'], component: CoursesOfferedPage }),
  [routes.services]: page({ component: ServicesPage }),
  [routes.researchLaboratory]: page({ component: ResearchLaboratoryPage, isWithoutHelp: true }),
  [routes.digitalLibrary]: page({
    component: DigitalLibraryPage,
    outside: () => ({ 'connect-src': new URL(bookSearch).origin, 'img-src': bookCovers }),
  }),
  [routes.communityServices]: page({ component: CommunityServicesPage }),
  [routes.sportsTrainingCamping]: page({ component: SportsTrainingPage }),
  [routes.scholarships]: page({ component: ScholarshipsPage }),
  [routes.scholarshipsForm]: page({ component: ScholarshipsFormPage, isWithoutHelp: true }),
  [routes.contact]: page({
    component: ContactPage,
    script: 'parts/map-script.ts',
    data: ({ contact }) => [faqData(contact.contactFaq)],
    isWithoutHelp: true,
    outside: ofMap,
  }),
  [routes.facilities]: page({ component: FacilitiesPage }),
  [routes.courses]: page({
    shows: ['courses'],
    component: CoursesPage,
    script: 'courses/course-card-script.ts',
    data: (_, { courses, origin }, { internship }) =>
      courses.map((course) => courseData(course, origin, internship.count)),
  }),
  [routes.serviceDetails]: page({ component: PhysiotherapyServicePage }),
  [routes.exams]: examPage(examTabs[0]),
  ...Object.fromEntries(examTabs.map((tab) => [routes.examTab(tab), examPage(tab)])),
  ...Object.fromEntries(
    resourceSlugs.map((slug) => [
      routes.resource(slug),
      page({ component: () => <ResourcePage slug={slug} />, ...printed }),
    ]),
  ),
  [routes.antiRagging]: page({ component: AntiRaggingPage }),
  [routes.notices]: page({
    shows: ['notices'],
    component: NoticesPage,
    data: (_, shown) => noticeData(shown),
    pages: noticePages,
  }),
  [routes.pastNotices]: page({ shows: ['notices'], component: PastNoticesPage, pages: pastNoticePages }),
  [routes.gallery]: page({
    shows: ['gallery', 'events'],
    component: GalleryPage,
    script: 'gallery/gallery-script.ts',
    pages: galleryPages,
  }),
  [routes.privacyPolicy]: policyPage('privacyPolicy'),
  [routes.termsAndConditions]: policyPage('termsAndConditions'),
  [routes.webinar]: page({ component: WebinarPage, script: 'webinar/webinar-script.ts' }),
  [routes.verify]: page({ component: VerifyPage }),
  [routes.career]: page({ component: CareerPage }),
  [routes.underConstruction]: page({ component: UnderConstructionPage }),
  [routes.studentLogin]: loginPage('student', ['student', 'admin']),
  [routes.adminLogin]: loginPage('admin', ['student', 'admin']),
  [routes.facultyLogin]: loginPage('faculty', ['faculty', 'admin']),
  [routes.guardianLogin]: loginPage('guardian', ['guardian', 'student']),
  [routes.setPassword]: page({ component: SetPasswordPage, isHidden: true, isWithoutHelp: true }),
  '/404': page({ component: NotFoundPage, isHidden: true }),
  [courseNotFound]: page({ shows: ['courses'], component: CourseNotFoundPage, isHidden: true }),
};

const coursePage = ({ slug }: Course): Page =>
  page({
    shows: ['courses'],
    component: (shown) => <CoursePage slug={slug} {...shown} />,
    script: courseScript,
    data: (_, { courses, origin }, { internship }) =>
      courses
        .filter((course) => course.slug === slug)
        .map((course) => courseData(course, origin, internship.count)),
  });

/** With those that the office has made, by their paths in English. */
export const pagesOf = ({ courses }: WebsiteContent): Readonly<Record<string, Page>> => ({
  ...pages,
  ...Object.fromEntries(courses.map((course) => [routes.courseDetails(course.slug), coursePage(course)])),
});
