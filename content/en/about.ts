// Words of the About section (product §2.8). The members are in people.ts.

import type { AboutSlug } from '#shared/routes.ts';
import type { Picture, TextCard } from '#shared/website/content.ts';
import { college } from '../college.ts';
import { governingBodyMeetingsPerYear, programme } from '../facts.ts';

/** The menu of the section, a label per page. */
export const aboutMenu = {
  '': `About ${college.shortName}`,
  'our-mission-and-vision': 'Our Mission and Vision',
  'governing-body': 'Governing Body',
  'patron-vcp': 'Patron',
  'secretary-correspondence-vcp': 'Secretary and Correspondent',
  'director-vcp': 'Director',
  'principal-vcp': 'Principal',
  'members-faculties-vcp': 'Members and Faculty',
  'administrator-vcp': 'Administrator',
  'our-programme': 'Our Programme',
} as const satisfies Record<AboutSlug, string>;

export const aboutLayout = {
  menuLabel: 'About the college',
  /** Folds the next two on phones. */
  more: 'Recognition and pictures',
  recognitionHeading: 'Recognised by',
  galleryHeading: 'Life at the college',
  galleryLink: { label: 'See our gallery', url: '/gallery' },
  scholarshipLink: { label: 'Scholarship eligibility', url: '/services/scholarships' },
  contactLink: { label: 'Contact Us', url: '/contact' },
  contactText: 'Would you like to know more about us? Visit, call or write.',
} as const;

/** Seven pictures that scroll by and lead to the gallery. */
export const aboutGallery = [
  {
    src: 'gallery/about-college/students.svg',
    alt: 'Four students in uniform stand together beside a bookshelf',
  },
  {
    src: 'gallery/about-college/clinic.svg',
    alt: 'A physiotherapist kneels to bend the knee of a patient on a couch while a woman looks on',
  },
  {
    src: 'facilities/gallery/campus-courtyard.svg',
    alt: 'Students sit under the large tree of the courtyard',
  },
  {
    src: 'facilities/gallery/library-reading-room.svg',
    alt: 'Students read at the long table of the library',
  },
  {
    src: 'facilities/gallery/clinical-gait-lab.svg',
    alt: 'A student walks the marked path of the gait laboratory, another follows it on the screen',
  },
  {
    src: 'facilities/gallery/fitness-treadmill.svg',
    alt: 'A student runs on a treadmill while another looks on',
  },
  {
    src: 'gallery/about-college/campus.svg',
    alt: 'The college building with palms, a bus and a bicycle in front of it',
  },
] as const satisfies readonly Picture[];

export const aboutIndex = {
  title: `About ${college.shortName}`,
  lead: 'A college for one profession: bringing movement back.',
  picture: {
    src: 'gallery/about-college/campus.svg',
    alt: 'The college building with palms, a bus and a bicycle in front of it',
  },
  heading: 'About the college',
  figures: [
    { value: college.foundedIn, label: 'the year we began' },
    { value: '{seatsTotal}', label: 'new students a year' },
    { value: '{graduates}+', label: 'graduates' },
    { value: '{livesImpacted}+', label: 'lives impacted by our outreach' },
  ],
  pointsHeading: 'Three good reasons',
  paragraphs: [
    `${college.name} was founded in ${college.foundedIn}. Since then over {graduates} students have graduated.`,
    `We offer the Bachelor of Physiotherapy: ${programme.years} years of study and {internshipMonths} months of internship. There are {seatsTotal} seats a year. We also teach computer skills free of charge to young people from the area.`,
    'The college is affiliated with a state health sciences university and approved by the state allied and healthcare council. The university holds the examinations and awards the degree.',
  ],
  points: [
    {
      title: 'Small batches',
      description: '{seatsTotal} students a year.',
    },
    {
      title: 'Early practice',
      description: 'Work in the laboratories from the first year, in the clinic from the second.',
    },
    {
      title: 'Close to home',
      description: 'The bus stop is at the gate. Parents can visit on any working day.',
    },
  ],
} as const satisfies { picture: Picture; points: readonly TextCard[] } & Record<string, unknown>;

export const missionAndVision = {
  title: 'Our Mission and Vision',
  lead: 'Why we teach, and what should be different in this district because of it.',
  picture: {
    src: 'about/mission.svg',
    alt: 'A physiotherapist steadies an elderly man as he walks; an arc shows how far he steps',
  },
  mission: {
    heading: 'Our mission',
    text: 'To train physiotherapists who are skilled, honest and kind, and to bring their help to people who have had to live without it.',
  },
  vision: {
    heading: 'Our vision',
    text: 'A district in which no one stays in bed, loses work or leaves school because nobody taught them how to move again.',
  },
  valuesHeading: 'What we stand for',
  values: [
    {
      title: 'The patient first',
      description: 'Every lesson ends with one question: how does this help a patient?',
    },
    {
      title: 'Evidence',
      description: 'We teach what has been shown to work, and say so when nobody knows yet.',
    },
    {
      title: 'Respect',
      description: 'For each patient and each student, whatever their income, caste, faith or gender.',
    },
    {
      title: 'Honest fees',
      description: 'The fees are printed on this website, and every payment gets a receipt.',
    },
  ],
} as const satisfies { picture: Picture; values: readonly TextCard[] } & Record<string, unknown>;

/** How often, as a word. */
const timesWord = { 1: 'once', 2: 'twice', 3: 'three times', 4: 'four times' } as const;

export const governingBodyPage = {
  title: 'Governing Body',
  lead: `The governing body guides the college. It meets ${timesWord[governingBodyMeetingsPerYear]} a year.`,
  membersHeading: 'Members',
  tasksHeading: 'What it decides',
  tasks: [
    { title: 'Money', description: 'It approves the budget and the fees.' },
    { title: 'Quality', description: 'It reviews results and complaints.' },
    { title: 'Growth', description: 'It decides on new posts and equipment.' },
  ],
  minutes: 'The minutes may be read in the office.',
  tableLabel: 'Members of the governing body',
  columns: { name: 'Name', designation: 'Designation', specialization: 'Specialization', email: 'Email' },
} as const satisfies { tasks: readonly TextCard[] } & Record<string, unknown>;

export const memberPage = {
  messageHeading: 'Message',
  aboutHeading: 'About',
  contactHeading: 'Field and contact',
  specialization: 'Specialization',
  qualification: 'Qualification',
  email: 'Email',
  phone: 'Phone',
  linkedinName: 'LinkedIn',
  linkedin: 'LinkedIn profile',
  backToBody: { label: 'All members of the governing body', url: '/about/governing-body' },
} as const;

/** Product §2.8: a placeholder. */
/** The page of a person whom the office has taken back. */
export const noPerson = 'No person is named here at present.';

export const membersAndFaculty = {
  title: 'Members and Faculty',
  text: 'This section is being worked on. Please come back soon.',
  picture: { src: 'frame/under-construction.svg', alt: 'A figure carries a large arc into place' },
  /** Above the teachers, when the office has published some. */
  lead: 'The teachers of the college, with their fields.',
  empty: 'No teachers are listed at present.',
  linksHeading: 'Until then',
  links: [
    { label: 'Governing Body', url: '/about/governing-body' },
    { label: 'Contact Us', url: '/contact' },
  ],
} as const;

export const ourProgramme = {
  title: 'Our Programme',
  picture: {
    src: 'about/programme.svg',
    alt: 'Four students, each a step above the other; the highest, in a white coat, reaches up',
  },
  lead: `Bachelor of Physiotherapy: ${programme.years} years and {internshipMonths} months of internship.`,
  yearsHeading: 'Year by year',
  years: [
    {
      title: 'First Year',
      description: 'How the body is built and how it works, and the first hours in the exercise laboratory.',
      subjects: ['Anatomy', 'Physiology', 'Biochemistry', 'Psychology and sociology', 'English'],
    },
    {
      title: 'Second Year',
      description: 'How movement works, what illness does to it, and the first tools of treatment.',
      subjects: [
        'Biomechanics and kinesiology',
        'Exercise therapy',
        'Electrotherapy',
        'Pathology',
        'Microbiology',
        'Pharmacology',
      ],
    },
    {
      title: 'Third Year',
      description: 'Bones, joints and general medicine, with regular clinic days.',
      subjects: ['Orthopaedics', 'General medicine', 'General surgery', 'Physiotherapy for bones and joints'],
    },
    {
      title: 'Fourth Year',
      description: 'Nerves, children, heart and lungs, the village, and a small project of your own.',
      subjects: [
        'Neurology',
        'Paediatrics',
        'Heart and lung care',
        'Community rehabilitation',
        'Research methods',
      ],
    },
    {
      title: 'Internship',
      description: `{internshipMonths} months of full-time work with patients, in each department in turn.`,
      subjects: [],
    },
  ],
  subjectsLabel: 'Subjects',
  /** {batches} is '2021-2024' or '2021'. */
  batch: 'Batch {batches}: {months} months of internship. Source: {source}',
  note: 'The university sets the syllabus, and for each batch the months of internship. The list shows the order in which we teach it.',
  links: [
    { label: 'Physiotherapy (BPT)', url: '/course-details/physiotherapy' },
    { label: 'Fee Structure', url: '/admissions/fee-structure' },
  ],
} as const satisfies {
  picture: Picture;
  years: readonly (TextCard & { subjects: readonly string[] })[];
} & Record<string, unknown>;
