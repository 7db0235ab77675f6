// The built-in course catalogue and the words of its two pages (product §2.5, §3).

import type { Course, TextCard } from '#shared/website/content.ts';
import { programme } from '../facts.ts';

export const courses = [
  {
    id: 'physiotherapy',
    url: '/course-details/physiotherapy',
    title: 'Physiotherapy (BPT)',
    duration: `${programme.years} Years + {internshipMonths} months internship`,
    isFree: false,
    description:
      'Learn to examine, treat and teach people who are in pain or have lost movement. You study the body first, then practise in the laboratory, then treat patients under guidance.',
    images: [
      {
        src: 'courses/physiotherapy-1.svg',
        alt: 'A student walks with an elderly man between parallel bars',
      },
      {
        src: 'courses/physiotherapy-2.svg',
        alt: 'A teacher shows a movement of the arm on a seated woman to two students at the blackboard',
      },
    ],
    descriptions: [
      'Human anatomy and physiology: how the body is built and how it works',
      'Biomechanics and kinesiology: how we stand, walk, lift and reach',
      'Exercise therapy and electrotherapy: the tools of treatment',
      'Physiotherapy in orthopaedics, neurology, paediatrics, and heart and lung care',
      'Community rehabilitation and research methods',
    ],
    advantage: [
      'Small batches of {seatsTotal} students',
      'Practice in the college laboratories from the first year',
      'Clinical training with real patients from the second year',
      'Published fees from {lowestFee} a year, and scholarships for good marks',
      'Village camps that teach you to work with what is there',
    ],
    outcomes: [
      'Examine a patient and write a clear assessment',
      'Plan a treatment, carry it out safely and measure the result',
      'Work as a physiotherapist in hospitals, clinics, sport, schools and industry',
      'Teach patients and families how to go on at home',
      'Go on to a master’s degree, teaching or research',
    ],
  },
  {
    id: 'computer-course',
    url: '/course-details/computer-course',
    title: 'Free Computer Training',
    duration: 'Base on the Course',
    isFree: true,
    description:
      'Computer skills for study and work, free of charge. Beginners are welcome. The lessons are in Telugu and English, in the computer laboratory of the college.',
    images: [
      {
        src: 'courses/computer-course-1.svg',
        alt: 'Two learners sit at computers while a teacher points at the board',
      },
      {
        src: 'courses/computer-course-2.svg',
        alt: 'A teacher helps a learner at her computer beside a bookshelf',
      },
    ],
    descriptions: [
      'First steps: mouse, keyboard, files and folders',
      'Typing in English and Telugu',
      'Letters, tables and slides with an office package',
      'The internet: search, e-mail and online forms',
      'Staying safe: passwords, payments and false messages',
    ],
    advantage: [
      'No fee, no deposit',
      'One computer for each learner',
      'Timings that suit students and working people',
      'Help with online applications and certificates',
      'A certificate of the college at the end',
    ],
    outcomes: [
      'Use a computer without fear',
      'Write a letter and a curriculum vitae',
      'Keep simple accounts in a spreadsheet',
      'Fill in online forms for examinations and jobs',
      'Recognise fraud before it costs money',
    ],
  },
] as const satisfies readonly Course[];

export const coursesPage = {
  title: 'Courses',
  lead: 'What you can study with us, how long it takes, and what it leads to.',
  durationLabel: 'Duration',
  advantagesLabel: 'Advantages',
  showMore: 'Show More',
  showLess: 'Show Less',
  details: 'See the course',
  heading: 'Our courses',
  fees: { label: 'Fee Structure', labelOfFree: 'Fees of the degree', url: '/admissions/fee-structure' },
  why: {
    heading: 'Why Our Courses?',
    points: [
      {
        title: 'Modern Curriculum',
        description: 'The syllabus of the university, taught with new cases and new tools.',
      },
      {
        title: 'Expert Instructors',
        description: 'Teachers who treat patients themselves and like to explain.',
      },
      {
        title: 'Accredited Programs',
        description:
          'Affiliated with the state health sciences university, approved by the state allied and healthcare council.',
      },
    ],
  },
} as const satisfies { why: { points: readonly TextCard[] } & Record<string, unknown> } & Record<
  string,
  unknown
>;

export const courseDetail = {
  notFound: 'Course not found',
  notFoundHelp: 'This address does not belong to any of our courses. These are the courses we have:',
  durationLabel: 'Duration',
  descriptionsHeading: 'What you will study',
  advantagesHeading: 'Advantages',
  outcomesHeading: 'Course outcomes',
  sliderLabel: 'Pictures of the course',
  /** {number} and {total} are figures. */
  sliderPicture: 'Picture {number} of {total}',
  sliderBar: 'Move through the pictures',
  nextHeading: 'Before you enrol',
  freeNote: 'This course is free of charge. The documents and fees below are those of the degree.',
  documents: { label: 'Documents/Eligibility', url: '/admissions' },
  fees: { label: 'Fees Structure', url: '/admissions/fee-structure' },
  enroll: { label: 'Enroll Now', url: '/admissions' },
  waysHeading: 'You may also be looking for',
  ways: [
    { label: 'All courses', url: '/courses' },
    { label: 'Admissions', url: '/admissions' },
    { label: 'Contact Us', url: '/contact' },
  ],
} as const;
