// Words of the page for unknown addresses.

import { college } from '#content/college.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { Link, PageHead } from '#shared/website/content.ts';

export const en = {
  pages: {
    '/404': {
      title: `Page not found | ${college.shortName}`,
      description: 'There is no page at this address. Here are the pages most people look for.',
    },
  } as const satisfies Record<string, PageHead>,

  notFound: {
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
  } as const satisfies { links: readonly Link[] } & Record<string, unknown>,
};

export const te = inTelugu(en, {
  pages: {
    '/404': {
      title: `పేజీ దొరకలేదు | ${college.shortName}`,
      description: 'ఈ చిరునామాలో పేజీ లేదు. ఎక్కువ మంది చూసే పేజీలు ఇక్కడ ఉన్నాయి.',
    },
  },

  notFound: {
    title: 'పేజీ దొరకలేదు',
    text: 'ఈ చిరునామాలో పేజీ లేదు. అది వేరే చోటికి మారి ఉండవచ్చు, లేదా చిరునామా తప్పుగా టైప్ అయి ఉండవచ్చు.',
    linksHeading: 'మీరు వెతుకుతున్నది ఇదేమో',
    links: [
      { label: 'హోమ్' },
      { label: 'ప్రవేశాలు' },
      { label: 'కోర్సులు' },
      { label: 'పరీక్షల విభాగం' },
      { label: 'సంప్రదించండి' },
    ],
  },
});
