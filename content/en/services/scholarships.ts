// Words of the scholarship page: seven eligibility cards (product §2.8, §5).

import { contact } from '#content/college.ts';
import { scholarship } from '#content/facts.ts';
import type { TextCard } from '#shared/website/content.ts';

export const scholarshipsPage = {
  title: 'Scholarship Program',
  lead: 'For students who learn well and whose families cannot pay the whole fee.',
  picture: {
    src: 'services/scholarships.svg',
    alt: 'A graduate in cap and gown raises her certificate, a proud woman in a sari beside her',
  },
  eligibilityHeading: 'Eligibility',
  eligibility: [
    {
      title: 'Good marks',
      description: `At least ${scholarship.minimumPercent}% marks in the last examination.`,
      figure: `${scholarship.minimumPercent}%`,
    },
    {
      title: 'Financial need',
      description: 'Proof of financial need, such as an income certificate of the family.',
    },
    { title: 'Full-time study', description: 'Full-time enrolment at the college.' },
    {
      title: 'Recommendation',
      description: 'At least one recommendation letter from a teacher who knows you.',
    },
    {
      title: 'Personal statement',
      description: `A personal statement of ${scholarship.statementLimit} words or less: who you are and why you chose physiotherapy.`,
      figure: `${scholarship.statementLimit}`,
    },
    {
      title: 'Community work',
      description: 'Something you have done for others: at school, in the village, at home.',
    },
    {
      title: 'Keeping it',
      description: `A GPA of at least ${scholarship.minimumGpa.toFixed(1)} in every semester keeps the scholarship.`,
      figure: scholarship.minimumGpa.toFixed(1),
    },
  ],
  processHeading: 'What happens next',
  process: [
    'Fill in the form, send it on WhatsApp, then send us the three documents, as PDF or as clear phone photographs (JPG).',
    'The scholarship committee reads every application.',
    'We call you and your family for a short talk.',
    'You receive a written answer, yes or no.',
  ],
  apply: { label: 'Apply Now', url: '/scholarships-form' },
  question: { label: 'Questions? Write to the scholarship office', address: contact.emails.scholarships },
} as const satisfies { eligibility: readonly (TextCard & { figure?: string })[] } & Record<string, unknown>;
