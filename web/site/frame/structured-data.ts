// JSON-LD: the facts of the pages as search engines read them.
import { officeHours, programme } from '#content/facts.ts';
import type { Figures } from '#content/figures.ts';
import { routes } from '#shared/routes.ts';
import type { CollegeFacts } from '#shared/website/college/college-facts.ts';
import type { FaqItem } from '#shared/website/content.ts';
import type { Course } from '#shared/website/courses.ts';
import type { Heads } from '#web/site/parts/page-context.ts';

const context = 'https://schema.org';

/** @property url in English; the head of the page puts that of its language in its place */
export type StructuredData = { url?: string; [name: string]: unknown };

/** The text of one script element. `<` is escaped so that no word of the content can end the script. */
export function jsonLd(data: object[]): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

const [weekdays, saturday] = officeHours;
const openingHours = (dayOfWeek: readonly string[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
});

export function collegeData(site: string, figures: Figures, college: CollegeFacts): StructuredData {
  return {
    '@context': context,
    '@type': 'CollegeOrUniversity',
    '@id': `${site}/#college`,
    name: college.collegeName,
    alternateName: college.collegeShort,
    url: site,
    telephone: college.phone,
    email: college.emailOffice,
    address: {
      '@type': 'PostalAddress',
      streetAddress: college.street,
      addressLocality: college.town,
      addressRegion: college.state,
      postalCode: college.postalCode,
      addressCountry: 'IN',
    },
    openingHoursSpecification: [
      openingHours(weekdays.days, figures.weekdayOpens, figures.weekdayCloses),
      openingHours(saturday.days, figures.saturdayOpens, figures.saturdayCloses),
    ],
    sameAs: [college.facebook, college.instagram, college.linkedin],
  };
}

/** Pages whose place in the site differs from their address: the first part of the path, and the pages above it. */
const parents: Readonly<Record<string, readonly string[]>> = {
  'course-details': [routes.courses],
  resources: [routes.exams, routes.examTab('resources')],
  'service-details': [routes.services],
};

/** The breadcrumbs from the home page to this page. */
export function breadcrumbs(path: string, heads: Heads): { name: string; path: string }[] {
  const parts = path.split('/').filter(Boolean);
  const paths = [
    routes.home,
    ...(parents[parts[0] ?? ''] ?? []),
    ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`),
  ];
  return paths.flatMap((step) => {
    const name = heads[step]?.label;
    return name ? [{ name, path: step }] : [];
  });
}

export function breadcrumbData(path: string, site: string, heads: Heads): StructuredData[] {
  const steps = breadcrumbs(path, heads);
  if (steps.length < 2) return [];
  return [
    {
      '@context': context,
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: site + (step.path === routes.home ? '' : step.path),
      })),
    },
  ];
}

export function faqData(items: readonly FaqItem[]): StructuredData {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: items.map(({ q, a }) => ({
      '@type': 'Question',
      name: q,
      acceptedAnswer: { '@type': 'Answer', text: a },
    })),
  };
}

/** @param months of internship */
export function courseData(course: Course, site: string, months: number): StructuredData {
  return {
    '@context': context,
    '@type': 'Course',
    name: course.name,
    description: course.text,
    url: `${site}${routes.courseDetails(course.slug)}`,
    provider: { '@id': `${site}/#college` },
    // Not courseWorkload: that is the work of a week or a month.
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Onsite',
      // In ISO 8601; the other courses have no fixed one.
      ...(course.slug === 'physiotherapy' && { duration: `P${programme.years}Y${months}M` }),
    },
  };
}
