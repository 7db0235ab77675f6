// The facts of the college that the office keeps and publishes, each once.
import { routes } from '#shared/routes.ts';

export const factKinds = ['rupees', 'seats', 'admission', 'count', 'phone', 'answer', 'batches'] as const;
export type FactKind = (typeof factKinds)[number];

export interface FactDescription<Kind extends FactKind = FactKind> {
  label: string;
  kind: Kind;
  /** The pages that show it, for the preview. */
  pages: readonly string[];
}

/** How the office's portal names these pages. */
export const factPageNames: Readonly<Record<string, string>> = {
  [routes.home]: 'Home',
  [routes.about]: 'About',
  [routes.admissions]: 'Admissions',
  [routes.feeStructure]: 'Fee Structure',
  [routes.coursesOffered]: 'Courses Offered',
  [routes.courses]: 'Courses',
  [routes.aboutPage('our-programme')]: 'Our Programme',
  [routes.antiRagging]: 'Anti-Ragging and Grievances',
};

const { home, about, admissions, feeStructure, coursesOffered, courses } = routes;
const feePages = [feeStructure, admissions, home, courses] as const;
const seatPages = [admissions, feeStructure, coursesOffered, home, about] as const;

/** Each fact once, in the order of the office's list. */
export const factTable = {
  'fee-convener': { label: 'Tuition fee per year, convener quota', kind: 'rupees', pages: feePages },
  'fee-management': {
    label: 'Tuition fee per year, management quota',
    kind: 'rupees',
    pages: [feeStructure, admissions, home],
  },
  'fee-once': { label: 'Additional fees, one-time', kind: 'rupees', pages: [feeStructure, home] },
  'next-fee-convener': {
    label: 'From next year: tuition fee per year, convener quota',
    kind: 'rupees',
    pages: feePages,
  },
  'next-fee-management': {
    label: 'From next year: tuition fee per year, management quota',
    kind: 'rupees',
    pages: [feeStructure, admissions],
  },
  'next-fee-once': {
    label: 'From next year: additional fees, one-time',
    kind: 'rupees',
    pages: [feeStructure],
  },
  'seats-convener': { label: 'Seats, convener quota', kind: 'seats', pages: seatPages },
  'seats-management': { label: 'Seats, management quota', kind: 'seats', pages: seatPages },
  internship: {
    label: 'Internship, months',
    kind: 'count',
    pages: [routes.aboutPage('our-programme'), feeStructure, home, routes.contact],
  },
  'internship-batches': {
    label: 'Internship of earlier batches',
    kind: 'batches',
    pages: [routes.aboutPage('our-programme')],
  },
  admission: { label: 'Admission', kind: 'admission', pages: [home, admissions] },
  'ragging-helpline': {
    label: 'National Anti-Ragging Helpline',
    kind: 'phone',
    pages: [routes.antiRagging],
  },
  phones: { label: 'Phone numbers', kind: 'answer', pages: [admissions] },
  hostel: { label: 'Hostel', kind: 'answer', pages: [admissions, home] },
  transport: { label: 'Transport', kind: 'answer', pages: [admissions, home] },
  neet: { label: 'NEET', kind: 'answer', pages: [admissions, home] },
  recognition: { label: 'Recognition', kind: 'answer', pages: [admissions, home] },
  graduates: { label: 'Graduates', kind: 'count', pages: [home, about] },
  'lives-impacted': { label: 'Lives impacted by outreach', kind: 'count', pages: [home, about] },
  recognitions: { label: 'Recognitions', kind: 'count', pages: [home] },
  'library-books': { label: 'Library books', kind: 'count', pages: [home] },
} as const satisfies Readonly<Record<string, FactDescription>>;

export type FactName = keyof typeof factTable;
export const factNames = Object.keys(factTable) as FactName[]; // its own keys

/** Fees of a year to come, and the fee that each takes the place of when its year begins. */
export const nextFees = {
  'next-fee-convener': 'fee-convener',
  'next-fee-management': 'fee-management',
  'next-fee-once': 'fee-once',
} as const satisfies Partial<Record<FactName, FactName>>;
export const nextFeeNames = Object.keys(nextFees) as (keyof typeof nextFees)[]; // its own keys
