// Records for tests: a test gives the fields that matter to it, the others have defaults. Every call makes a new person.
import type { FacultyRecord } from '#server/db/faculty.ts';
import type { StudentRecord } from '#server/db/students.ts';
import type { ExamSessionInput } from '#shared/exam-sessions.ts';
import type { FeeInput } from '#shared/fees.ts';
import type { NoticeInput } from '#shared/notices.ts';
import type { PaymentInput } from '#shared/payments.ts';
import type { SubjectInput } from '#shared/subjects.ts';

let count = 0;

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
    enrollmentNumber: `T${String(count).padStart(5, '0')}`,
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

export function aSubject(subject: Partial<SubjectInput> = {}): SubjectInput {
  count += 1;
  return {
    code: `SUB${String(count).padStart(4, '0')}`,
    name: `Subject ${count}`,
    year: 'FIRST',
    ...subject,
  };
}

export function aFee(fee: Partial<FeeInput> = {}): FeeInput {
  return { label: 'Tuition fee', amount: 50_000, paid: 0, dueOn: '2026-12-01', paidOn: null, ...fee };
}

export function anExamSession({
  subjects,
  ...session
}: Partial<ExamSessionInput> & { subjects: readonly { id: string }[] }): ExamSessionInput {
  count += 1;
  return {
    name: `First internal ${count}`,
    academicYear: '2026-2027',
    year: 'FIRST',
    kind: 'internal',
    isPublic: false,
    papers: subjects.map(({ id }, place) => ({
      subjectId: id,
      date: `2026-11-${String(10 + place).padStart(2, '0')}`,
      time: '09:30',
      room: 'Hall 1',
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
    ...{ title: 'Hall tickets', text: 'At the office, from Monday.', titleTe: '', textTe: '', kind: 'exam' },
    ...{
      audience: ['public'],
      from: '2026-11-01',
      until: null,
      isPinned: false,
      inTicker: false,
      fileId: null,
    },
    ...notice,
  };
}

/** A PDF without pages. @param more further entries of its first object */
export const aPdf = (more = '') =>
  Buffer.from(`%PDF-1.4\n1 0 obj <</Type /Catalog ${more}>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF`);
