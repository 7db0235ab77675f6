// Words of the page for unknown addresses.
import type { Link } from '#shared/website/content.ts';

export const notFound = {
  title: 'Page not found',
  text: 'There is no page at this address. It may have moved, or the address may be mistyped.',
  picture: { src: 'frame/not-found.svg', alt: 'A figure looks around with a hand above the eyes' },
  linksHeading: 'Perhaps you were looking for',
  links: [
    { label: 'Home', url: '/' },
    { label: 'Admissions', url: '/admissions' },
    { label: 'Courses', url: '/courses' },
    { label: 'Examination Hub', url: '/exams' },
    { label: 'Contact', url: '/contact' },
  ],
} as const satisfies { links: readonly Link[] } & Record<string, unknown>;
