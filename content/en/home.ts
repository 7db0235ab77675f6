// Words of the home page, top to bottom (product §1, §2.3).

import type {
  FunFact,
  Link,
  Picture,
  QuickLinkTile,
  ServiceCard,
  TextCard,
  TickerItem,
} from '#shared/website/content.ts';
import { college, links } from '../college.ts';
import { programme } from '../facts.ts';

export const topBar = {
  /** Typed letter by letter, then the code. */
  codeLabel: 'College Code:',
  code: college.counsellingCode,
  studentLogin: { label: 'Student Login', url: '/student-login' },
  staffLogin: { label: 'Staff Login', url: '/faculty-login' },
} as const;

export const hero = {
  title: 'Transform Healthcare',
  text: 'Elevate your career with our cutting-edge physiotherapy programs.',
  /** Above the title: the course. */
  study: 'Bachelor of Physiotherapy (BPT)',
  buttons: [
    { label: 'Discover Courses', url: '/courses' },
    { label: 'Admissions', url: '/admissions' },
  ],
  picture: {
    src: 'home/hero.svg',
    alt: 'A physiotherapist helps an elderly man raise his arm; an arc shows how far it moves',
  },
} as const satisfies { buttons: readonly Link[]; picture: Picture } & Record<string, unknown>;

/** Each is held for 2500 ms. */
export const heroMessages = [
  `Welcome to ${college.name}`,
  'Empowering Future Healthcare Leaders',
  'Join Our World-Class Programs',
] as const;

export const admissionBanner = {
  /** {year} is the admission year. */
  title: 'Admission {year}',
  text: 'For Admission fill out the form',
  /** Beside the title. */
  state: '{admissionState}',
  link: { label: 'Apply Here', url: links.applicationForm },
} as const;

export const glance = [
  {
    label: 'Study',
    value: `BPT, ${programme.years} years + {internshipMonths} months internship`,
  },
  { label: 'Seats', value: '{seatsTotal} every year' },
  { label: 'Fees', value: 'from {lowestFee} a year' },
] as const;

/** What families ask first. The answers are facts that the office publishes. */
export const forParents = {
  heading: 'For parents',
  total: 'Fees of all four years',
  quotas: [
    { quota: 'Convener', total: '{totalConvener}' },
    { quota: 'Management', total: '{totalManagement}' },
  ],
  items: [
    { name: 'neet', label: 'Is NEET needed?' },
    { name: 'hostel', label: 'Hostel for girls?' },
    { name: 'transport', label: 'Bus?' },
    { name: 'recognition', label: 'Approved?' },
  ],
  next: { label: 'What to do next', url: '/admissions' },
  more: 'All answers',
} as const;

export const tickerLabel = 'Specials Update:';
/** Where the office has published some before, and none is there now. */
export const tickerEmpty = { text: 'No news at present.', link: '/notices' } as const satisfies TickerItem;
export const ticker = [
  { text: 'New batch starting soon!', link: '/admissions' },
  { text: 'Scholarships available for top students.', link: '/services/scholarships' },
  { text: 'Join our webinar on career opportunities.', link: '/webinar' },
] as const satisfies readonly TickerItem[];

export const knowledge = {
  heading: 'Knowledge shared by experience',
  text: 'Choose a course to see what it teaches, how long it takes and what it costs.',
  links: [
    {
      label: 'Physiotherapy (BPT)',
      url: '/course-details/physiotherapy',
      note: `The degree: ${programme.years} years and {internshipMonths} months of internship`,
    },
    {
      label: 'Free Computer Training',
      url: '/course-details/computer-course',
      note: 'For beginners, in Telugu and English',
    },
  ],
} as const satisfies { links: readonly (Link & { note: string })[] } & Record<string, unknown>;

export const welcome = {
  heading: `Welcome to ${college.shortName}`,
  paragraphs: [
    `${college.name} teaches one profession: bringing movement back. {seatsTotal} students join each year.`,
    'Students learn in the classroom, the laboratory and the clinic. As interns, for {internshipMonths} months, they treat patients under the eye of an experienced physiotherapist.',
  ],
  button: { label: `Discover ${college.shortName}`, url: '/about' },
  picture: {
    src: 'home/welcome.svg',
    alt: 'A teacher watches two students raise the leg of a patient on a treatment couch, beside a blackboard and a skeleton',
  },
} as const;

export const events = {
  heading: 'Events',
  empty: 'No recent events to display',
  fallback: {
    src: 'home/events-fallback.svg',
    alt: 'A woman speaks at a stand before the decorated college; three guests listen, one of them in a wheelchair',
  },
  more: { label: 'See pictures of earlier events', url: '/gallery' },
  previous: 'Previous event',
  next: 'Next event',
  /** Each has a description of its picture. Product §3: always empty on the public site. */
  images: [],
} as const satisfies { fallback: Picture; more: Link; images: readonly Picture[] } & Record<string, unknown>;

export const soarToSuccess = {
  heading: 'Soar to Success',
  text: 'From the first lesson to the first patient of your own.',
  cards: [
    {
      title: 'Learn the body',
      description: 'Anatomy, physiology and movement, taught step by step in the first two years.',
    },
    {
      title: 'Practise by hand',
      description: 'Exercise therapy and electrotherapy in our own laboratories, in small groups.',
    },
    {
      title: 'Meet patients',
      description: 'Clinical hours in orthopaedics, neurology, heart and lung care, and paediatrics.',
    },
    {
      title: 'Serve a village',
      description: 'Health camps and home visits in the villages around us.',
    },
    {
      title: 'Begin your career',
      description: `{internshipMonths} months of internship, then hospital, clinic, sport or higher study.`,
    },
  ],
} as const satisfies { heading: string; text: string; cards: readonly TextCard[] };

export const services = {
  heading: 'Empowering Students & Communities',
  cards: [
    {
      title: 'Institutional Digital Library',
      description: 'Textbooks, question papers and journals for our students, at college and at home.',
      link: '/student-login',
      buttonText: 'Access Digital Library',
      picture: {
        src: 'services/digital-library.svg',
        alt: 'A student works at a laptop between the shelves of the library',
      },
    },
    {
      title: 'Research and Development and Laboratory',
      description: 'Studies of problems we meet every day: back pain, stroke, farm work.',
      link: '/services/research-laboratory',
      buttonText: 'Explore Research & Labs',
      picture: {
        src: 'services/research-laboratory.svg',
        alt: 'A researcher works at a microscope; on the screen behind it an arc measures the step of a walking man',
      },
    },
    {
      title: 'Community Services',
      description: 'Free camps, home visits and school checks in the villages around us.',
      link: '/services/community-services',
      buttonText: 'Join Community Services',
      picture: {
        src: 'services/community-services.svg',
        alt: 'A physiotherapist kneels in a village and moves the knee of an elderly man while a woman looks on',
      },
    },
    {
      title: 'Scholarship Program',
      description: 'Support for students with good marks and little money at home.',
      link: '/services/scholarships',
      buttonText: 'Apply for Scholarship',
      picture: {
        src: 'services/scholarships.svg',
        alt: 'A graduate in cap and gown raises her certificate, a proud woman in a sari beside her',
      },
    },
    {
      title: 'Sport and Training Camping',
      description: 'Camps in fitness, taping and first aid for students and young players.',
      link: '/services/sports-training-camping',
      buttonText: "Let's get started",
      picture: {
        src: 'services/sports-training-camping.svg',
        alt: 'A trainer corrects the stride of a runner on the track',
      },
    },
  ],
} as const satisfies { heading: string; cards: readonly ServiceCard[] };

export const community = {
  heading: 'Our Community Contribution',
  paragraphs: [
    `Over {graduates} graduates have gone out from our college, and over {livesImpacted} lives have been impacted by our outreach.`,
    'We hold free camps, visit people who cannot leave the house, and check the posture of children at school.',
  ],
  button: { label: 'Explore Our Services', url: '/services' },
  picture: {
    src: 'home/community.svg',
    alt: 'A free health camp in a village: under an awning a student treats the knee of an elderly woman, families wait and talk',
  },
} as const;

export const quickNavigation = {
  heading: 'Quick navigation',
  links: [
    { label: 'Admission', url: '/admissions' },
    { label: 'Examination Hub', url: '/exams' },
    { label: 'Research & Development', url: '/services/research-laboratory' },
    { label: 'Governing Body', url: '/about/governing-body' },
    { label: 'Our Programme', url: '/about/our-programme' },
    { label: 'Physiotherapy', url: '/service-details/physiotherapy' },
    { label: 'Community Services', url: '/services/community-services' },
  ],
} as const satisfies { heading: string; links: readonly Link[] };

export const quickLinks = {
  heading: 'Quick links',
  tiles: [
    { label: 'Fee Structure', url: '/admissions/fee-structure', icon: 'indian-rupee' },
    { label: 'Contact Us', url: '/contact', icon: 'phone' },
    { label: 'Our Gallery', url: '/gallery', icon: 'images' },
    { label: 'Examinations', url: '/exams', icon: 'clipboard-list' },
    { label: 'Governing Body', url: '/about/governing-body', icon: 'users' },
    { label: 'Our Programme', url: '/about/our-programme', icon: 'graduation-cap' },
    { label: 'Research & Labs', url: '/services/research-laboratory', icon: 'microscope' },
    { label: 'Community Services', url: '/services/community-services', icon: 'heart-handshake' },
    { label: 'Scholarships', url: '/services/scholarships', icon: 'award' },
    { label: 'Virtual Tour', url: '/under-developments-or-maintenance', icon: 'compass' },
    { label: 'Visit Us At', url: links.maps, icon: 'map-pin' },
  ],
} as const satisfies { heading: string; tiles: readonly QuickLinkTile[] };

export const funFactsHeading = 'Our college in numbers';
export const counters = [
  { id: 'recognitions', label: 'Recognition', suffix: '+' },
  { id: 'graduates', label: 'Graduates', suffix: '+' },
  { id: 'library-books', label: 'Library Books', suffix: '+' },
] as const satisfies readonly FunFact[];

/** Sample voices until students have agreed to be quoted. */
export const studentVoices = {
  heading: 'What students say',
  voices: [
    {
      text: 'In the second year I helped a farmer stand up after his stroke. That day I knew I was in the right place.',
      by: 'Sample: third year student',
    },
    {
      text: 'I came from a Telugu medium school. The teachers explained in both languages until I could follow.',
      by: 'Sample: second year student',
    },
    {
      text: 'Our batch is small. If I miss a class, someone asks whether I am well.',
      by: 'Sample: first year student',
    },
  ],
} as const;

export const findUs = {
  heading: 'Find us',
  text: 'Come and see the college before you decide. Parents are welcome.',
  phone: 'Phone',
  hours: 'Office hours',
  directions: { label: 'Get directions', url: links.maps },
  showMap: 'Show the map',
  mapNote: 'The map comes from an outside site and loads when you ask for it.',
} as const;
