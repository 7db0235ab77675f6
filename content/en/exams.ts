// Words of the exam hub and its sample data (product §2.7). SAMPLE DATA: dates, rooms and names are samples.

import type { ExamTab } from '#shared/routes.ts';
import type { Exam, FaqItem, Notice, ResourceLink } from '#shared/website/content.ts';
import { contact } from '../college.ts';

export const examTabNames = {
  schedule: 'Schedule',
  results: 'Results',
  resources: 'Resources',
  notices: 'Notices',
} as const satisfies Record<ExamTab, string>;

export const examHub = {
  title: 'Examination Hub',
  lead: 'Dates, results, study help and notices for the students of the college.',
  header: {
    src: 'exams/header.svg',
    alt: 'Students write an examination in a quiet, bright hall while a teacher looks on',
  },
  tabsLabel: 'Parts of the examination hub',
  schedule: {
    heading: 'Exam schedule',
    empty: 'No exam schedule available.',
    columns: {
      date: 'Date',
      subject: 'Subject and exam code',
      time: 'Time and duration',
      semester: 'Semester',
      venue: 'Venue and instructor',
    },
    years: { FIRST: 'First year', SECOND: 'Second year', THIRD: 'Third year', FOURTH: 'Fourth year' },
    tableLabel: 'Dates of the coming examinations',
    timeOpen: 'Time to be announced',
    venueOpen: 'Room to be announced',
    note: 'If your hall ticket says something else, follow the hall ticket.',
  },
  results: {
    heading: 'Results',
    text: 'Your marks appear in the student portal as soon as the university has announced them.',
    download: { label: 'Download Results', url: '/student-login' },
    help: {
      before: 'If a result is missing, write to ',
      email: contact.emails.examinations,
      after: ' with your enrolment number.',
    },
  },
  resources: {
    heading: 'Study resources',
    empty: 'No resources available.',
    loading: 'Loading resources...',
    publishedText: 'Files and pages to prepare with. Each opens in a new tab, so this page stays open.',
    text: 'Pages to prepare with. Each opens in a new tab, so this page stays open.',
  },
  notices: { heading: 'Notices', empty: 'No notices at present.' },
  faqHeading: 'Questions about examinations',
} as const;

/** Until the office publishes dates the page shows these, and so does the students' portal. May be empty: both say so. */
export const exams: readonly Exam[] = [
  {
    date: '2026-12-07',
    subject: 'Human Anatomy',
    time: '10:00',
    year: 'FIRST',
    semester: 'First Year, Semester 1',
    venue: 'Examination Hall A',
    examCode: 'BPT101',
    duration: '3 hours',
    instructor: 'Dr. Kalyani Gedela',
  },
  {
    date: '2026-12-09',
    subject: 'Human Physiology',
    time: '10:00',
    year: 'FIRST',
    semester: 'First Year, Semester 1',
    venue: 'Examination Hall A',
    examCode: 'BPT102',
    duration: '3 hours',
    instructor: 'Dr. Srinivas Rao Tammineni',
  },
  {
    date: '2026-12-11',
    subject: 'Biomechanics and Kinesiology',
    time: '10:00',
    year: 'SECOND',
    semester: 'Second Year, Semester 3',
    venue: 'Examination Hall B',
    examCode: 'BPT201',
    duration: '3 hours',
    instructor: 'Dr. Madhavi Latha Chinta',
  },
  {
    date: '2026-12-14',
    subject: 'Exercise Therapy (practical)',
    time: '09:30',
    year: 'SECOND',
    semester: 'Second Year, Semester 3',
    venue: 'Exercise Laboratory',
    examCode: 'BPT202P',
    duration: '2 hours',
    instructor: 'Dr. Ravi Teja Lanka',
  },
  {
    date: '2026-12-16',
    subject: 'Physiotherapy in Orthopaedics',
    time: '14:00',
    year: 'THIRD',
    semester: 'Third Year, Semester 5',
    venue: 'Examination Hall B',
    examCode: 'BPT301',
    duration: '3 hours',
    instructor: 'Dr. Madhavi Latha Chinta',
  },
  {
    date: '2026-12-18',
    subject: 'Physiotherapy in Neurology',
    time: '14:00',
    year: 'FOURTH',
    semester: 'Fourth Year, Semester 7',
    venue: 'Examination Hall A',
    examCode: 'BPT401',
    duration: '3 hours',
    instructor: 'Dr. Kalyani Gedela',
  },
];

/** The first is the product's fixed notice (§2.7) and stays first. */
export const notices = [
  {
    date: '2026-11-02',
    text: 'The exam schedule has been updated. Please check your dates in the Schedule tab.',
  },
  {
    date: '2026-11-16',
    text: 'The library stays open until 7:00 PM on working days during the examinations.',
  },
  {
    date: '2026-11-10',
    text: 'Practical records must be signed by the teacher before the practical examination.',
  },
  {
    date: '2026-11-06',
    text: 'Hall tickets are given out at the office from 30 November. Bring your identity card.',
  },
] as const satisfies readonly Notice[];

export const resourceLinks = [
  { resourcesTitle: 'Anatomy Question Papers', resourcesLink: '/resources/anatomy-papers' },
  { resourcesTitle: 'Physiology Study Guide', resourcesLink: '/resources/physiology-guide' },
  { resourcesTitle: 'Recommended Books', resourcesLink: '/resources/books' },
  { resourcesTitle: 'Practice Questions', resourcesLink: '/resources/practice' },
  { resourcesTitle: 'Video Lessons', resourcesLink: '/resources/videos' },
  { resourcesTitle: 'Study Materials', resourcesLink: '/resources/materials' },
  { resourcesTitle: 'Mock Tests', resourcesLink: '/resources/mock-tests' },
  { resourcesTitle: 'Research Reading', resourcesLink: '/resources/research' },
] as const satisfies readonly ResourceLink[];

export const examFaq = [
  {
    q: 'What should I bring to the examination?',
    a: 'Your hall ticket, your college identity card, two blue or black pens, and for practical examinations your record and apron. Phones and smart watches stay outside the hall.',
  },
  {
    q: 'When and where do I get my results?',
    a: 'The university announces the results. They then appear in the student portal. Log in and open Grades, or ask at the office for the marks memo.',
  },
  {
    q: 'Where do I find the exam schedule?',
    a: 'On this page, in the Schedule tab. It also hangs on the notice board beside the office.',
  },
  {
    q: 'Which resources can I use to prepare?',
    a: 'The Resources tab has eight pages with topics, practice questions and books. The library lends the books named there.',
  },
  {
    q: 'What happens if I miss an examination?',
    a: `Tell the office on the same day, by phone or at ${contact.emails.examinations}. Bring a medical certificate if you were ill. The university decides whether you write the supplementary examination.`,
  },
  {
    q: 'How do I hear about changes?',
    a: 'Every change is posted in the Notices tab and on the notice board. Class representatives also pass it on.',
  },
  {
    q: 'How do I get my admit card?',
    a: 'The admit card, also called hall ticket, is given out at the office about a week before the first paper. All fees due must be paid, and your attendance must meet the university’s rule.',
  },
] as const satisfies readonly FaqItem[];
