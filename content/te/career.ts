import * as english from '../en/career.ts';
import { college } from './college.ts';
import { inTelugu } from './in-telugu.ts';

export const careerPage = inTelugu(english.careerPage, {
  title: `${college.shortName}లో ఉద్యోగాలు`,
  heading: 'ఖాళీ పోస్టులు',
  applyBy: 'దరఖాస్తు తుది గడువు',
  apply: 'మాకు రాయండి',
});

export const { careerOpenings } = english;
