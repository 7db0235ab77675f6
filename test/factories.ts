// Records for tests: a test gives the fields that matter to it, the others have defaults. Every call makes a new person.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { FacultyRecord } from '#server/db/people/faculty.ts';
import type { GuardianRecord } from '#server/db/people/guardians.ts';
import type { StudentRecord } from '#server/db/people/students.ts';
import type { ExamSessionInput } from '#shared/exams/exam-sessions.ts';
import type { GradeInput } from '#shared/exams/grades.ts';
import type { ResultInput } from '#shared/exams/results.ts';
import type { FeeInput } from '#shared/money/fees.ts';
import type { PaymentInput } from '#shared/money/payments.ts';
import type { Mark } from '#shared/teaching/register-marks.ts';
import type { SubjectInput } from '#shared/teaching/subjects.ts';
import type { CourseInput } from '#shared/website/courses.ts';
import type { ExamLinkInput } from '#shared/website/exams/exam-links.ts';
import type { GalleryPictureInput } from '#shared/website/gallery-pictures.ts';
import type { NoticeInput } from '#shared/website/notices/notices.ts';
import type { PersonInput } from '#shared/website/website-people.ts';

/** With as many digits for all: names sort in the order in which they are made, and none begins with another one. */
let count = 100_000;

type Overrides<T> = { [K in keyof T]?: T[K] extends object ? Partial<T[K]> : T[K] };

export function aStudent({
  personalInfo,
  contactInfo,
  ...student
}: Overrides<StudentRecord> = {}): StudentRecord {
  count += 1;
  return {
    firstName: 'Lakshmi',
    lastName: `Sample${count}`,
    enrollmentNumber: `T${count}`,
    fatherFirstName: 'Ravi',
    fatherLastName: 'Sample',
    motherFirstName: 'Sita',
    motherLastName: 'Sample',
    year: 'FIRST',
    bloodGroup: 'O+',
    batch: '2026',
    quota: 'convener',
    category: 'OC',
    status: 'ACTIVE',
    statusSince: '2026-08-03',
    parentPhone: '+919000000001',
    ...student,
    personalInfo: {
      gender: 'Female',
      nationality: 'Indian',
      religion: 'Hindu',
      dob: '2007-04-14T00:00:00.000Z',
      address: '1 Sample Street',
      ...personalInfo,
    },
    contactInfo: { email: `student${count}@people.example`, phone: '+919000000000', ...contactInfo },
  };
}

export function aFacultyMember({
  personalInfo,
  contactInfo,
  ...faculty
}: Overrides<FacultyRecord> = {}): FacultyRecord {
  count += 1;
  return {
    firstName: 'Venkata',
    lastName: `Sample${count}`,
    designation: 'Assistant Professor',
    specialization: 'Neurology',
    experienceYears: 4,
    yearOfJoining: '2022-06-01',
    leftOn: null,
    ...faculty,
    personalInfo: {
      gender: 'Not specified',
      nationality: 'Indian',
      religion: 'Hindu',
      dob: null,
      address: '',
      ...personalInfo,
    },
    contactInfo: { email: `faculty${count}@people.example`, phone: '+919000000000', ...contactInfo },
  };
}

export function aGuardian(guardian: Partial<GuardianRecord> = {}): GuardianRecord {
  count += 1;
  return {
    firstName: 'Sita',
    lastName: `Sample${count}`,
    phone: `+91${9_100_000_000 + count}`,
    ...guardian,
  };
}

export function aSubject(subject: Partial<SubjectInput> = {}): SubjectInput {
  count += 1;
  return {
    code: `SUB${count}`,
    name: `Subject ${count}`,
    year: 'FIRST',
    ...subject,
  };
}

export function aFee(fee: Partial<FeeInput> = {}): FeeInput {
  return { label: 'Tuition fee', amount: 50_000, paid: 0, dueOn: '2026-12-01', paidOn: null, ...fee };
}

/** Its papers are held in November of its academic year. */
export function anExamSession({
  subjects,
  academicYear = '2026-2027',
  ...session
}: Partial<ExamSessionInput> & { subjects: readonly { id: string }[] }): ExamSessionInput {
  count += 1;
  return {
    name: `First internal ${count}`,
    academicYear,
    year: 'FIRST',
    kind: 'internal',
    papers: subjects.map(({ id }, place) => ({
      subjectId: id,
      date: `${academicYear.slice(0, 4)}-11-${String(10 + place).padStart(2, '0')}`,
      time: '09:30',
      room: 'Hall 1',
      duration: '',
      instructor: '',
      maxMarks: 25,
      enteredById: null,
    })),
    ...session,
  };
}

export function aPayment(payment: Partial<PaymentInput> = {}): PaymentInput {
  return { amount: 1000, paidOn: '2026-11-20', mode: 'cash', reference: '', note: '', ...payment };
}

export function aNotice(notice: Partial<NoticeInput> = {}): NoticeInput {
  return {
    title: 'Hall tickets',
    text: 'At the office, from Monday.',
    titleTe: '',
    textTe: '',
    kind: 'exam',
    audience: ['public'],
    from: '2026-11-01',
    until: null,
    isPinned: false,
    inTicker: false,
    link: '',
    fileId: null,
    ...notice,
  };
}

export function aCourse(course: Partial<CourseInput> = {}): CourseInput {
  return {
    name: 'Master of Physiotherapy (MPT)',
    nameTe: '',
    slug: 'master-of-physiotherapy',
    duration: '2 Years',
    seats: '6',
    eligibility: 'BPT',
    fees: 'charged',
    order: 100,
    text: 'For those who have the degree.',
    textTe: '',
    topics: 'Neurology\nSports',
    advantages: 'Small groups\nOwn patients\nA thesis',
    outcomes: 'Teach',
    durationTe: '',
    seatsTe: '',
    eligibilityTe: '',
    topicsTe: '',
    advantagesTe: '',
    outcomesTe: '',
    photoId: null,
    altText: '',
    altTextTe: '',
    ...course,
  };
}

export function aWebsitePerson(person: Partial<PersonInput> = {}): PersonInput {
  return {
    place: 'principal-vcp',
    name: 'Dr. Asha Naidu',
    designation: 'Principal',
    order: 100,
    specialization: 'Neurology',
    qualification: 'MPT',
    email: '',
    phone: '',
    linkedin: '',
    about: 'Teaches since 2001.\nWrites.',
    message: 'Welcome.',
    photoId: null,
    ...person,
  };
}

/** Without its picture: `photoId` is what the upload answered. */
export function aGalleryPicture(picture: Partial<GalleryPictureInput> = {}): GalleryPictureInput {
  return {
    title: 'Village camp',
    category: 'aboutCollege',
    festival: '',
    text: 'In November',
    altText: '',
    order: 100,
    photoId: '',
    ...picture,
  };
}

export function anExamLink(link: Partial<ExamLinkInput> = {}): ExamLinkInput {
  return {
    title: 'Old papers',
    tab: 'resources',
    order: 100,
    link: '/resources/books',
    fileId: null,
    ...link,
  };
}

/** A photo as a phone makes it, with a location in its metadata. */
export const aPhoto = (width = 1200, height = 800, background = '#2c7a7b') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'SECRET' } })
    .toBuffer();

/** A PDF without pages. @param more further entries of its first object */
export const aPdf = (more = '') =>
  Buffer.from(`%PDF-1.4\n1 0 obj <</Type /Catalog ${more}>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF`);

/** Untyped, like the next one, so that a test can give it a wrong value. */
export function anEvent(event: object = {}) {
  return { eventTitle: 'Sports meet', eventDate: '2026-12-24', ...event };
}

export function aCalendarEntry(entry: object = {}) {
  return { year: 'FIRST', event: 'Orientation', date: '2026-09-12', ...entry };
}

/** @param subject the subject of the marks, as the API answers it */
export function aResult({ id }: { id: string }, result: Partial<ResultInput> = {}): ResultInput {
  const marks = { marks: 17.5, maxMarks: 25 };
  return { subjectId: id, exam: 'First internal', heldOn: '2026-10-05', ...marks, ...result };
}

export function aGrade({ id }: { id: string }, grade: Partial<GradeInput> = {}): GradeInput {
  return { subjectId: id, grade: 'A', gradePoint: 9, term: 'Semester 1', ...grade };
}

/** The day of the tests’ clock. */
export const friday = '2026-11-20';

/** A class of the timetable: the first period of each Friday. */
export function anEntry(subjectId: string, facultyId: string | null, more: object = {}) {
  const cell = { weekday: 5, period: 1, year: 'FIRST', room: '', kind: 'theory', validFrom: '2026-08-01' };
  return { ...cell, subjectId, facultyId, ...more };
}

/** The register of a class; every student is present but for those named. */
export function aRegister(
  subjectId: string,
  students: readonly string[],
  others: Record<string, Mark> = {},
  more: object = {},
) {
  const entries = students.map((studentId) => ({ studentId, mark: others[studentId] ?? 'present' }));
  const held = { day: friday, period: 1, year: 'FIRST', kind: 'theory' };
  return { id: randomUUID(), ...held, subjectId, entries, ...more };
}

/** What the form of the site sends with the visitor's tick. */
export function anEnquiry(changes: object = {}) {
  return {
    kind: 'admission',
    sourcePage: '/admissions',
    mayCallBack: true,
    name: 'Sita Devi',
    email: 'sita@people.example',
    phone: '90000 00007',
    neetRank: '45210',
    quota: 'convener',
    ...changes,
  };
}
