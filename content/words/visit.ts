// How to visit the college.

import { college } from '#content/college.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { PageHead } from '#shared/website/content.ts';

export const en = {
  pages: {
    '/visit': {
      label: 'Visit us',
      title: `Visit us | ${college.shortName}`,
      description: 'When families can see the college, its laboratories and the hostel.',
      searchWords: 'tour open day',
      inFooter: true,
    },
  } as const satisfies Record<string, PageHead>,

  visitPage: {
    title: 'Visit us',
    text: 'Families see the college on every working day. Ring the office a day before.',
  } as const,
};

export const te = inTelugu(en, {
  pages: {
    '/visit': {
      label: 'కళాశాల చూడండి',
      title: `కళాశాల చూడండి | ${college.shortName}`,
      description: 'కుటుంబాలు కళాశాలను, ప్రయోగశాలలను, హాస్టల్‌ను ఎప్పుడు చూడవచ్చు.',
    },
  },

  visitPage: {
    title: 'కళాశాల చూడండి',
    text: 'ప్రతి పని దినం కుటుంబాలు కళాశాలను చూడవచ్చు. ఒక రోజు ముందు ఆఫీసుకు ఫోన్ చేయండి.',
  },
});
