// Words of the Admissions section (product §2.6, §9).

import type { CourseId } from '#shared/routes.ts';
import type { FaqItem, Link } from '#shared/website/content.ts';
import { college, contact, links } from '../college.ts';
import { programme } from '../facts.ts';

export const admissionsMenu = [
  { label: 'Admission', url: '/admissions' },
  { label: 'Fee Structure', url: '/admissions/fee-structure' },
  { label: 'Courses Offered', url: '/admissions/courses-offered' },
] as const satisfies readonly Link[];

export const admissions = {
  title: 'Admissions',
  menuLabel: 'Admissions',
  lead: `Admission to the Bachelor of Physiotherapy is open to students who passed Intermediate Bi.P.C. with at least ${programme.minimumMarksPercent}%.`,
  code: {
    label: 'Counselling code',
    value: college.counsellingCode,
    help: 'Write this code in your list of choices at the state counselling.',
  },
  seats: { label: 'Seats', total: '{seatsTotal}' },
  documents: {
    heading: 'Required documents',
    text: 'Bring the originals and two photocopies of each. Originals are returned after checking.',
    items: [
      'Intermediate (10+2) marks memo',
      'SSC (Class 10) marks memo, as proof of the date of birth',
      'Transfer certificate of the college last attended',
      'Study certificates from Class 6 to Intermediate',
      'Conduct certificate of the college last attended',
      'NEET or other entrance rank card, if you have one',
      'Caste and income certificates, if you claim a reservation or fee help',
      'Aadhaar card of the student',
      'Six passport-size photographs',
    ],
  },
  eligibility: {
    heading: 'Eligibility',
    seatsWord: 'seats',
    text: 'The seats are given in two ways. Both lead to the same degree.',
    convener: {
      title: 'Convener quota ({shareConvener}%)',
      seats: '{seatsConvener}',
      points: [
        `Intermediate Bi.P.C. with at least ${programme.minimumMarksPercent}% pass.`,
        'Seats are given by merit in the state counselling.',
        `Choose the counselling code ${college.counsellingCode}.`,
      ],
    },
    management: {
      title: 'Management quota ({shareManagement}%)',
      seats: '{seatsManagement}',
      points: [
        `At least ${programme.minimumMarksPercent}% in the Intermediate group subjects, or an entrance rank.`,
        'Apply to the college directly with the application form.',
        'Seats are given in order of marks or rank, and the list is displayed at the office.',
      ],
    },
  },
  steps: {
    heading: 'How to apply',
    items: [
      'Fill in the application form. It takes about ten minutes.',
      'Come with the documents, or first send them by e-mail, as PDF or as clear phone photographs (JPG).',
      'We check them with you and tell you which quota fits.',
      'Pay the first fee at the office or by bank transfer. Always ask for the receipt.',
    ],
  },
  state: { label: 'Admission', value: '{admissionState}' },
  apply: { label: 'Open the application form', url: links.applicationForm },
  feesLink: { label: 'See the fees', url: '/admissions/fee-structure' },
  email: { label: 'Write to the admissions office', address: contact.emails.admissions },
} as const;

export const feeStructure = {
  title: 'Fee Structure',
  lead: 'The tuition fee of each quota, and what is paid once when joining.',
  course: 'Bachelor of Physiotherapy (BPT)',
  perYear: 'per year',
  ofSeats: 'of the seats',
  sumHeading: 'What it comes to',
  tableLabel: 'Fees of the Bachelor of Physiotherapy',
  columns: { fee: 'Fee', seats: 'Seats', perYear: 'Tuition fee per year' },
  rows: [
    {
      quota: 'Convener quota',
      share: '{shareConvener}',
      seats: '{seatsConvener}',
      perYear: '{feeConvener}',
      total: '{totalConvener}',
    },
    {
      quota: 'Management quota',
      share: '{shareManagement}',
      seats: '{seatsManagement}',
      perYear: '{feeManagement}',
      total: '{totalManagement}',
    },
  ],
  additional: {
    label: 'Additional fees, one-time',
    amount: '{feeOnce}',
    help: 'Paid once when joining, in both quotas. It covers the identity card, the library and the laboratories.',
  },
  /** {year} is the academic year, as '2026-2027'. */
  yearLabel: 'Academic year {year}',
  duration: {
    label: 'Duration',
    value: `${programme.years} years + {internshipMonths} months internship`,
  },
  totalLabel: `All ${programme.years} years with the one-time fees`,
  notesHeading: 'Good to know',
  notes: [
    'University examination fees are not fees of the college: they are paid to the university as it announces them.',
    'The yearly fee may be paid in two parts. Ask the office before the first payment.',
    'A receipt is given for every payment. Please keep it.',
  ],
  download: 'Download Fees Structure (PDF)',
  /** Name of the downloaded file; {year} as above. */
  fileName: `${college.shortName} Fee Structure {year}.pdf`,
  pdfQuestions: 'Questions about fees? Ask the office:',
  pdfMadeOn: 'Printed from the website on {date}. If the two differ, the website is right.',
  scholarship: { label: 'Can a scholarship help? See the conditions', url: '/services/scholarships' },
} as const;

export const coursesOffered = {
  title: 'Courses Offered',
  lead: 'How long each course takes, how many it admits, and who may join.',
  columns: { course: 'Course', duration: 'Duration', seats: 'Seats', eligibility: 'Eligibility' },
  /** Name, address and duration are those of the course itself. */
  rows: {
    physiotherapy: {
      seats: '{seatsTotal} ({seatsConvener} convener, {seatsManagement} management)',
      eligibility: `Intermediate Bi.P.C. with at least ${programme.minimumMarksPercent}% pass`,
    },
    'computer-course': {
      seats: 'By batch',
      eligibility: 'Class 10 pass; students of the college and young people from the area',
    },
  },
  tableLabel: 'Courses offered by the college',
} as const satisfies { rows: Record<CourseId, { seats: string; eligibility: string }> } & Record<
  string,
  unknown
>;

/** Facts that the office publishes (shared/website/fact-table.ts), as questions that parents ask. */
export const answers = {
  heading: 'Hostel, transport, NEET and recognition',
  /** {year} as '2026-27'. */
  proof: 'For {year} · Source: {source}',
  /** Precedes a fee of an academic year that has not begun. */
  ahead: 'From {year}:',
  items: [
    { name: 'hostel', q: 'Is there a hostel?', a: '{hostel}' },
    { name: 'transport', q: 'Is there a bus or other transport?', a: '{transport}' },
    { name: 'neet', q: 'Is NEET needed?', a: '{neet}' },
    { name: 'recognition', q: 'Is the college recognised?', a: '{recognition}' },
    { name: 'phones', q: 'Whom can I call?', a: '{phones}' },
  ],
} as const;

export const admissionsFaqHeading = 'Frequently asked questions';
export const admissionsFaq = [
  {
    q: 'Can parents see the college first?',
    a: 'Yes. Come during office hours. Someone from the office will show you the classrooms, the laboratories and the clinic.',
  },
] as const satisfies readonly FaqItem[];
