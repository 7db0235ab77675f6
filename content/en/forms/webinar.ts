// Webinars (product §2.2 links the page, its content is ours). SAMPLE DATA. Which are past is computed from the dates.
import type { Webinar } from '#shared/website/content.ts';

export const webinarPage = {
  title: 'Webinars',
  lead: 'Free talks on health and on the profession, by video, in Telugu and English.',
  nextHeading: 'Next webinar',
  pastHeading: 'Past webinars',
  emptyNext:
    'No webinar is planned at the moment. Type your e-mail address at the foot of this page, press Subscribe and send it on WhatsApp: we will tell you when there is one.',
  emptyPast: 'No webinar has been held yet.',
  speaker: 'Speaker',
  duration: 'Duration',
  register: 'Register on WhatsApp',
  registerNote: 'We will send you the link on the morning of the webinar.',
} as const;

export const webinars: readonly Webinar[] = [
  {
    id: 'careers-2027',
    title: 'Career opportunities after BPT',
    date: '2027-01-23',
    time: '17:00',
    duration: '60 minutes',
    speaker: 'Dr. Boddepalli Lakshmi Prasanna',
    description:
      'Hospital, own clinic, sport, government service, higher study in India and abroad: what each asks and what each gives. With time for the questions of parents.',
  },
  {
    id: 'world-physiotherapy-day-2026',
    title: 'Moving well at every age',
    date: '2026-09-08',
    time: '17:00',
    duration: '45 minutes',
    speaker: 'Dr. Kalyani Gedela',
    description:
      'For World Physiotherapy Day: simple exercises at home for children, working people and elders.',
  },
  {
    id: 'stroke-family-2026',
    title: 'After a stroke: what the family can do',
    date: '2026-07-18',
    time: '17:00',
    duration: '60 minutes',
    speaker: 'Dr. Madhavi Latha Chinta',
    description: 'Turning, sitting, standing and walking in the first weeks at home.',
  },
  {
    id: 'admissions-2026',
    title: 'Admission to BPT, step by step',
    date: '2026-06-13',
    time: '11:00',
    duration: '45 minutes',
    speaker: 'Smt. Pydi Annapurna',
    description: 'Quotas, documents, fees and scholarships, explained for students and parents.',
  },
];
