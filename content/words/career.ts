// Openings at the college. Product §2.1: the page stays blank while this list is empty.

import { college } from '#content/college.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { CareerOpening, PageHead } from '#shared/website/content.ts';

const careerOpenings: readonly CareerOpening[] = [];

export const en = {
  pages: {
    '/career-path/at-vcp': {
      label: 'Career',
      title: `Career at the College | ${college.shortName}`,
      description: 'Open positions for teachers and staff at the college.',
      searchWords: 'job vacancy teacher ఉద్యోగం ఉద్యోగాలు',
    },
  } as const satisfies Record<string, PageHead>,

  careerPage: {
    title: `Career at ${college.shortName}`,
    heading: 'Open positions',
    applyBy: 'Apply by',
    apply: 'Write to us',
  } as const,

  careerOpenings,
};

export const te = inTelugu(en, {
  pages: {
    '/career-path/at-vcp': {
      label: 'ఉద్యోగాలు',
      title: `కళాశాలలో ఉద్యోగాలు | ${college.shortName}`,
      description: 'కళాశాలలో అధ్యాపకుల, సిబ్బంది ఖాళీ పోస్టులు.',
    },
  },

  careerPage: {
    title: `${college.shortName}లో ఉద్యోగాలు`,
    heading: 'ఖాళీ పోస్టులు',
    applyBy: 'దరఖాస్తు తుది గడువు',
    apply: 'మాకు రాయండి',
  },

  careerOpenings: [],
});
