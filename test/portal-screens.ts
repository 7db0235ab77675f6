// All screens of the portals with their lists and forms, for the browser tests and the screenshots.
import { mostPerStudent } from './college-rows.ts';
import { firstNames } from './college-words.ts';
import type { collegeStates } from './colleges.ts';

type Sizes = (typeof collegeStates)[keyof typeof collegeStates];

/** A table of a screen, and its text where it has no rows. */
export interface ListOnScreen {
  caption: string;
  empty: string;
  /** The noun in the count below the table; left out where the table has no pages. */
  noun?: string;
  /** The number of rows in a college of that size. */
  total: (sizes: Sizes) => number;
}

export interface PortalScreen {
  /** The path below the portal's own path, with its query. */
  path: string;
  heading: string | RegExp;
  lists?: ListOnScreen[];
  /** The button that opens a form or a confirmation. */
  opens?: string;
  /** Further text that the screen must show. */
  shows?: (sizes: Sizes) => string | undefined;
}

interface People {
  studentId: string | undefined;
  facultyId: string | undefined;
}

const people = ({ people }: Sizes) => people;
const rows = ({ rows }: Sizes) => rows;
const ofOne = ({ rows }: Sizes) => Math.min(rows, mostPerStudent);
const grouped = (count: number) => count.toLocaleString('en-IN');

function paged(caption: string, noun: string, empty: string, total: ListOnScreen['total']): ListOnScreen {
  return { caption, noun, empty, total };
}

function peopleLists(title: string, kind: string): ListOnScreen[] {
  const empty = (who: string) => `No ${who} ${kind} information available.`;
  return [
    paged(`Students: ${title}`, 'students', empty('student'), people),
    paged(`Faculty: ${title}`, 'faculty', empty('faculty'), people),
  ];
}

const studentTables = {
  fees: { caption: 'Fees', empty: 'No fees have been entered yet.', total: ofOne },
  results: { caption: 'Results', empty: 'No results have been entered yet.', total: ofOne },
  grades: { caption: 'Grades', empty: 'No grades have been entered yet.', total: ofOne },
} as const;

/** Every fourth subject belongs to the first year. */
const firstYearSubjects: ListOnScreen = {
  caption: 'First Year Subjects',
  empty: 'No subjects found for First year.',
  // A page of the office's list, the first rows of the others'.
  total: ({ rows }) => Math.min(Math.ceil(rows / 4), 25),
};

/** These colleges have no timetable: the sample college has one. */
const atRisk: ListOnScreen = {
  caption: 'Attendance at risk',
  empty: 'No student is below the percentage.',
  total: () => 0,
};
const noAttendance: ListOnScreen = {
  caption: 'Attendance',
  empty: 'No class has been held yet in this academic year.',
  total: () => 0,
};

export function adminScreens({ studentId, facultyId }: People): PortalScreen[] {
  const deleted = paged('Recently deleted', 'records', 'Nothing was deleted lately.', rows);
  const imports = paged('Imports', 'imports', 'Nothing was imported yet.', rows);
  // Every second event is upcoming.
  const calendar = paged('Academic Calendar', 'entries', 'No calendar entries found.', (sizes) =>
    Math.ceil(rows(sizes) / 2),
  );
  return [
    { path: '', heading: 'Dashboard', shows: ({ people }) => `${grouped(people)} in four years` },
    {
      path: '/students',
      heading: 'Student List',
      lists: [paged('Student List', 'students', 'No students found.', people)],
      shows: ({ people }) => (people > 25 ? firstNames[1] : people > 0 ? 'Not Provided' : undefined),
    },
    {
      path: '/faculty',
      heading: 'Faculty List',
      lists: [paged('Faculty List', 'faculty', 'No faculty found.', people)],
    },
    {
      path: '/guardians',
      heading: 'Guardians',
      shows: ({ people }) => (people === 0 ? 'No guardians found.' : 'mother'),
    },
    { path: '/messages', heading: 'Messages', shows: () => 'No message was written yet.' },
    { path: '/subjects', heading: 'Subjects List', lists: [firstYearSubjects] },
    {
      path: '/personal-info',
      heading: 'Personal Information',
      lists: peopleLists('Personal Information', 'personal'),
    },
    {
      path: '/contact-info',
      heading: 'Contact Information',
      lists: peopleLists('Contact Information', 'contact'),
    },
    {
      path: '/events',
      heading: 'Events Management',
      lists: [paged('Events Management', 'events', 'No events found.', rows)],
    },
    { path: '/notices', heading: 'Notices', shows: () => 'No notices found.' },
    { path: '/facts', heading: 'Facts' },
    { path: '/words', heading: 'Words' },
    { path: '/college', heading: 'College' },
    { path: '/enquiries', heading: 'Enquiries', shows: () => 'No enquiries found.' },
    { path: '/website-people', heading: 'People on the website', shows: () => 'No people found.' },
    { path: '/gallery', heading: 'Gallery', shows: () => 'No pictures found.' },
    { path: '/exam-hub', heading: 'Exam Hub', shows: () => 'No links found.' },
    { path: '/academic-calendar?view=list', heading: 'Academic Calendar', lists: [calendar] },
    { path: '/academic-calendar?view=month', heading: 'Academic Calendar', shows: nothingInMonth },
    { path: '/payments', heading: 'Payments' },
    { path: '/take-payments', heading: 'Take payments' },
    { path: '/collections', heading: 'Collections', shows: () => 'Nothing was collected this year.' },
    {
      path: '/bank-statement',
      heading: 'Bank statement',
      shows: () => 'Or the copied lines, with their headings',
    },
    {
      path: '/reimbursements',
      heading: 'Fee reimbursement',
      shows: () => 'The government pays no fee of this academic year.',
    },
    { path: '/dues', heading: 'Dues' },
    { path: '/fee-plans', heading: 'Fee plans' },
    { path: '/timetable', heading: 'Timetable', shows: () => 'Choose a cell to change it.' },
    { path: '/registers', heading: 'Registers of the day', shows: () => 'Today' },
    { path: '/attendance', heading: 'Attendance at risk', lists: [atRisk] },
    { path: '/hall-tickets', heading: 'Hall tickets' },
    { path: '/certificates', heading: 'Certificates', shows: () => 'Nothing is asked for.' },
    { path: '/month', heading: /^The month: /, shows: () => 'Passes by subject' },
    { path: '/analytics', heading: 'Analytics', shows: ({ people }) => grouped(people) },
    { path: '/settings?tab=timetable', heading: 'Settings', shows: () => 'Periods and rooms' },
    { path: '/settings', heading: 'Settings', shows: () => 'this device' },
    { path: '/settings?tab=papers', heading: 'Settings', shows: () => 'Ready in how many days' },
    { path: '/settings?tab=payments', heading: 'Settings', shows: () => 'How students pay' },
    { path: '/settings?tab=invites', heading: 'Settings', shows: () => 'Invite message' },
    { path: '/settings?tab=deleted', heading: 'Settings', lists: [deleted] },
    { path: '/settings?tab=imports', heading: 'Settings', lists: [imports] },
    {
      path: '/settings?tab=history',
      heading: 'Settings',
      shows: ({ people }) => (people === 0 ? 'Nothing happened yet.' : 'Who did what'),
    },
    { path: '/settings?tab=health', heading: 'Settings', shows: () => 'Last backup' },
    { path: '/student-dashboard', heading: 'Student Panel: Dashboard', shows: noneToChoose('students') },
    { path: '/faculty-dashboard', heading: 'Faculty Panel: Dashboard', shows: noneToChoose('faculty') },
    ...(studentId ? studentParts(studentId) : []),
    ...(facultyId ? facultyParts(facultyId) : []),
  ];
}

/** In the longest words the first person has everything. */
const whatIsMissing = ({ people }: Sizes) => (people <= 25 ? 'Not Provided' : undefined);
/** The audit log grows with other tests of the same college, so its rows are not counted. */
const nothingChanged = ({ rows }: Sizes) => (rows === 0 ? 'Nothing was changed yet.' : undefined);
const nothingInMonth = ({ rows }: Sizes) => (rows === 0 ? 'Nothing is entered for ' : undefined);
const noneToChoose = (noun: string) => (sizes: Sizes) =>
  sizes.people === 0 ? `No ${noun} found.` : undefined;

function studentParts(id: string): PortalScreen[] {
  const part = (tab: string, lists: ListOnScreen[] = [], shows?: PortalScreen['shows']) => ({
    path: `/students/${id}${tab}`,
    heading: / /,
    lists,
    ...(shows && { shows }),
  });
  const panel = (name: string, title: string, lists: ListOnScreen[] = []) => ({
    path: `/student-${name}?student=${id}`,
    heading: `Student Panel: ${title}`,
    lists,
  });
  return [
    part(''),
    part('?tab=fees', [studentTables.fees]),
    part('?tab=results', [studentTables.results]),
    part('?tab=grades', [studentTables.grades]),
    part('?tab=certificates'),
    part('?tab=attendance', [noAttendance]),
    part('?tab=account'),
    part('?tab=history', [], nothingChanged),
    panel('dashboard', 'Dashboard'),
    panel('profile', 'Profile'),
    panel('subjects', 'Subjects', [firstYearSubjects]),
    panel('grades', 'Grades'),
  ];
}

function facultyParts(id: string): PortalScreen[] {
  const parts = ['', '?tab=teaching', '?tab=account'];
  const panels = {
    dashboard: 'Dashboard',
    profile: 'My Profile',
    subjects: 'Subjects',
    students: 'Students',
    analytics: 'Analytics',
  };
  return [
    ...parts.map((part) => ({ path: `/faculty/${id}${part}`, heading: / / })),
    { path: `/faculty/${id}?tab=history`, heading: / /, shows: nothingChanged },
    ...Object.entries(panels).map(([panel, title]) => ({
      path: `/faculty-${panel}?faculty=${id}`,
      heading: `Faculty Panel: ${title}`,
    })),
  ];
}

/** A panel of the office shows the parts of another portal, whose own screens are walked through. */
export const isPanel = ({ path }: PortalScreen) => /^\/(student|faculty)-\w+\?/.test(path);

/** Forms, confirmations and dialogs of the office. */
export function adminForms({ studentId }: People): PortalScreen[] {
  const forms: PortalScreen[] = [
    { path: '/students', heading: 'Create Student', opens: 'Enter New Student' },
    { path: '/students', heading: 'Import students', opens: 'Import CSV' },
    { path: '/faculty', heading: 'Create Faculty', opens: 'Add New Faculty' },
    { path: '/subjects', heading: 'Add New Subject', opens: 'Add New Subject' },
    { path: '/notices?form=new', heading: 'Notices' },
    { path: '/facts?form=graduates', heading: 'Facts' },
    { path: '/website-people?form=new', heading: 'People on the website' },
    { path: '/gallery?form=new', heading: 'Gallery' },
    { path: '/exam-hub?form=new', heading: 'Exam Hub' },
    { path: '/events?form=new', heading: 'Events Management' },
    { path: '/academic-calendar?form=new', heading: 'Academic Calendar' },
    { path: '/attendance', heading: 'Attendance so far', opens: 'Enter counts so far' },
    { path: '/registers', heading: /^Extra class, /, opens: 'Extra class' },
    { path: '/settings', heading: 'Confirm Logout', opens: 'Logout' },
  ];
  if (!studentId) return forms;
  const student = `/students/${studentId}`;
  return [
    ...forms,
    { path: student, heading: 'Edit Student', opens: 'Edit' },
    { path: `${student}?tab=fees`, heading: 'Add fee', opens: 'Add fee' },
    { path: `${student}?tab=results`, heading: 'Add result', opens: 'Add result' },
    { path: `${student}?tab=grades`, heading: 'Add grade', opens: 'Add grade' },
    { path: `${student}?tab=account`, heading: /^Invite /, opens: 'Invite' },
  ];
}

/** The upcoming entries: every second one, for the first year every fourth; in large colleges more than a page. */
const datesToCome = (every: number): ListOnScreen => ({
  caption: 'Academic Calendar',
  empty: 'No dates to come found. Look at the past ones, or at all years.',
  total: ({ rows }) => Math.min(Math.ceil(rows / every), 25),
});

export const studentScreens: PortalScreen[] = [
  {
    path: '',
    heading: 'Dashboard',
    shows: ({ rows }) => (rows === 0 ? 'No dates ahead for your year.' : undefined),
  },
  { path: '/profile', heading: 'Profile', shows: whatIsMissing },
  { path: '/subjects', heading: 'Subjects', lists: [firstYearSubjects] },
  { path: '/timetable', heading: 'Timetable', shows: () => 'No class is planned in this week.' },
  { path: '/attendance', heading: 'Attendance', lists: [noAttendance] },
  {
    path: '/grades',
    heading: 'Grades',
    shows: ({ rows }) => (rows === 0 ? studentTables.results.empty : 'assed'),
  },
  { path: '/fees', heading: 'Fees', lists: [studentTables.fees] },
  {
    path: '/certificates',
    heading: 'Certificates',
    shows: () => 'You have not asked for a certificate yet.',
  },
  { path: '/calendar?view=list', heading: 'Academic Calendar', lists: [datesToCome(4)] },
  { path: '/calendar?view=month', heading: 'Academic Calendar', shows: nothingInMonth },
  { path: '/settings', heading: 'Settings', shows: () => 'this device' },
];

export const guardianScreens: PortalScreen[] = [
  { path: '', heading: 'Home', shows: () => 'No further class today.' },
  { path: '/attendance', heading: 'Attendance' },
  { path: '/fees', heading: 'Fees' },
  {
    path: '/marks',
    heading: 'Marks',
    shows: ({ rows }) => (rows === 0 ? 'No marks are published yet.' : 'assed'),
  },
  { path: '/certificates', heading: 'Certificates' },
  { path: '/settings', heading: 'Settings' },
];

export const facultyScreens: PortalScreen[] = [
  {
    path: '',
    heading: 'Dashboard',
    lists: [
      { caption: 'Calendar events', empty: 'No calendar events.', total: ({ rows }) => Math.min(rows, 10) },
    ],
  },
  { path: '/registers', heading: 'Registers', shows: () => 'Today' },
  { path: '/timetable', heading: 'Timetable', shows: () => 'No class is planned in this week.' },
  { path: '/attendance', heading: 'Attendance', shows: () => 'The office enters who teaches what.' },
  { path: '/profile', heading: 'My Profile', shows: whatIsMissing },
  { path: '/subjects', heading: 'Subjects', lists: [firstYearSubjects] },
  {
    path: '/students',
    heading: 'Students',
    lists: [paged('Students', 'students', 'No students found.', people)],
  },
  { path: '/calendar?view=list', heading: 'Academic Calendar', lists: [datesToCome(2)] },
  { path: '/calendar?view=month', heading: 'Academic Calendar', shows: nothingInMonth },
  { path: '/analytics', heading: 'Analytics', shows: ({ people }) => grouped(people) },
  { path: '/settings', heading: 'Settings', shows: () => 'this device' },
];
