// JSON-LD: what the pages say, in the form search engines read.
import { breadcrumbNames, breadcrumbParents } from '#content/en/breadcrumbs.ts';
import { college, contact, officeHours, programme, socialLinks } from '#content/facts.ts';
import type { Course, FaqItem } from '#shared/content.ts';
import { type CourseId, routes } from '#shared/routes.ts';

const context = 'https://schema.org';

/** One script's text. `<` is escaped so that no word of the content can end the script. */
export function jsonLd(data: object[]): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

export function collegeData(site: string): object {
  const { address } = college;
  return {
    '@context': context,
    '@type': 'CollegeOrUniversity',
    '@id': `${site}/#college`,
    name: college.name,
    alternateName: college.shortName,
    url: site,
    telephone: contact.phone,
    email: contact.emails.office,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.town,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    openingHoursSpecification: officeHours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    sameAs: [socialLinks.facebook, socialLinks.instagram, socialLinks.linkedin],
  };
}

/** The way from the home page down to this one; nothing for the home page itself. */
export function breadcrumbs(path: string): { name: string; path: string }[] {
  const parts = path.split('/').filter(Boolean);
  const paths = [
    ...(breadcrumbParents[parts[0] ?? ''] ?? []),
    ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`),
  ];
  return paths.flatMap((step) =>
    breadcrumbNames[step] ? [{ name: breadcrumbNames[step], path: step }] : [],
  );
}

export function breadcrumbData(path: string, site: string): object[] {
  const steps = breadcrumbs(path);
  if (path === routes.home || steps.length === 0) return [];
  const items = [{ name: breadcrumbNames[routes.home] ?? college.shortName, path: '' }, ...steps];
  return [
    {
      '@context': context,
      '@type': 'BreadcrumbList',
      itemListElement: items.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: site + step.path,
      })),
    },
  ];
}

export function faqData(items: readonly FaqItem[]): object {
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

/** As ISO 8601 writes it; of a course without an entry nobody knows beforehand how long it takes. */
const durations: Partial<Record<CourseId, string>> = {
  physiotherapy: `P${programme.years}Y${programme.internshipMonths}M`,
};

export function courseData(course: Course, site: string): object {
  return {
    '@context': context,
    '@type': 'Course',
    name: course.title,
    description: course.description,
    url: `${site}${routes.courseDetails(course.id)}`,
    provider: { '@id': `${site}/#college` },
    // Not courseWorkload: that is what a student does in a week or a month.
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Onsite',
      duration: durations[course.id],
    },
  };
}
