// Words of the under-construction page (product §2.1).

import { college } from '#content/college.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { PageHead } from '#shared/website/content.ts';

export const en = {
  pages: {
    '/under-developments-or-maintenance': {
      title: `Under Development | ${college.shortName}`,
      description: 'This part of the site is still being worked on.',
      image: { src: 'frame/under-construction.svg', alt: 'A figure carries a large arc into place' },
    },
  } as const satisfies Record<string, PageHead>,

  underConstruction: {
    title: 'Under development or maintenance',
    text: 'We are still working on this part of the site. Please come back soon.',
    picture: { src: 'frame/under-construction.svg', alt: 'A figure carries a large arc into place' },
    back: { label: 'Back to Home', url: '/' },
    contact: { label: 'Ask us directly', url: '/contact' },
  } as const,
};

export const te = inTelugu(en, {
  pages: {
    '/under-developments-or-maintenance': {
      title: `తయారవుతోంది | ${college.shortName}`,
      description: 'సైట్‌లోని ఈ భాగం ఇంకా తయారవుతోంది.',
    },
  },

  underConstruction: {
    title: 'తయారవుతోంది లేదా మరమ్మతులో ఉంది',
    text: 'సైట్‌లోని ఈ భాగం ఇంకా తయారవుతోంది. దయచేసి త్వరలో మళ్లీ రండి.',
    back: { label: 'హోమ్‌కు తిరిగి వెళ్లండి' },
    contact: { label: 'నేరుగా మమ్మల్ని అడగండి' },
  },
});
