// The columns that exports write and imports read: one for each field with an input, named by its key.

import { valueAt } from '#shared/kit/fields/field-values.ts';
import { type Field, type Fields, fieldKey, writtenFields } from '#shared/kit/fields/fields.ts';
import { indiaDay } from '#shared/kit/format.ts';
import { type Payment, paymentFields } from '#shared/money/payments.ts';
import type { Refund } from '#shared/money/refunds.ts';
import { type CertificateRequest, requestStateLabels } from '#shared/office/papers/certificate-requests.ts';
import type { KeptCertificate } from '#shared/office/papers/certificates.ts';
import { certificateLabels } from '#shared/office/papers/document-kinds.ts';
import { type ContactInfoRow, contactInfoFields } from '#shared/people/contact-info.ts';
import { facultyFields } from '#shared/people/faculty.ts';
import { personalInfoFields } from '#shared/people/personal-info.ts';
import { studentFields } from '#shared/people/students.ts';
import { calendarFields } from '#shared/teaching/academic-calendar.ts';
import { subjectFields } from '#shared/teaching/subjects.ts';
import type { Teaching } from '#shared/teaching/teaching.ts';
import { type CollegeEvent, eventFields } from '#shared/website/events.ts';
import { publicationStateLabels } from '#shared/website/publications.ts';
import { type ExportColumn, plainColumns } from './export.ts';

/** @param isFlat whether the rows have the fields of their parts at the top level */
export function csvColumns(fields: Fields, isFlat = false): ExportColumn<object>[] {
  const written = writtenFields(fields);
  // Ticks come last: they are rare, and other programs go by the columns of before.
  const inOrder = [...written.filter(([, { lets }]) => !lets), ...written.filter(([, { lets }]) => lets)];
  return inOrder.map(([path, field]) => {
    const place = isFlat ? fieldKey(path) : path;
    return [fieldKey(path), (row) => cellOf(field, valueAt(row, place)), field];
  });
}

/** Records that the office publishes: what people read, without the ids of pictures and files, and where they stand. */
export function publishedColumns(fields: Fields): ExportColumn<object>[] {
  const read = Object.fromEntries(Object.entries(fields).filter(([path]) => !/^(photo|file)Id$/.test(path)));
  return [
    ...csvColumns(read),
    ['state', (row) => textAt(row, 'state'), { choiceLabels: publicationStateLabels }],
    ['publishedAt', (row) => textAt(row, 'publishedAt')],
  ];
}

const textAt = (row: object, place: string) => valueAt(row, place) as string | null; // a stored text

/** Dates of birth are stored as instants and exported as days. */
function cellOf({ control, choiceLabels = {} }: Field, value: unknown): string | number {
  if (control === 'date') return indiaDay(value as string | null);
  if (control === 'tick' || typeof value === 'boolean') return value ? 'yes' : '';
  if (Array.isArray(value)) return value.map((choice: string) => choiceLabels[choice] ?? choice).join(', ');
  return (value as string | number | null | undefined) ?? '';
}

export const studentColumns = csvColumns(studentFields);
export const facultyColumns = csvColumns(facultyFields);
export const calendarColumns = csvColumns(calendarFields);

const { eventPhoto: _, photos: __, ...eventText } = eventFields;
export const eventColumns: ExportColumn<CollegeEvent>[] = [
  ...csvColumns(eventText),
  ['photo', ({ hasPhoto }) => (hasPhoto ? 'yes' : 'no')],
];

const ownerColumns: ExportColumn<Pick<ContactInfoRow, 'student' | 'faculty'>>[] = [
  [
    'of',
    ({ student }) => (student ? 'student' : 'faculty'),
    { choiceLabels: { student: 'Student', faculty: 'Faculty member' } },
  ],
  ['firstName', ({ student, faculty }) => (student ?? faculty)?.firstName ?? ''],
  ['lastName', ({ student, faculty }) => (student ?? faculty)?.lastName ?? ''],
];

export const personalInfoColumns = [...ownerColumns, ...csvColumns(personalInfoFields, true)];
export const contactInfoColumns = [...ownerColumns, ...csvColumns(contactInfoFields, true)];

/** A line of the day book; what was given back has a negative amount. */
export type BookEntry = Omit<Payment, 'feeId' | 'version'> & { entry: 'receipt' | 'cancellation' | 'refund' };
const entryLabels = { receipt: 'Receipt', cancellation: 'Cancellation', refund: 'Refund' };

/** The entry of the day on which the payment was cancelled. */
export const takenBack = (payment: Payment): BookEntry => ({
  ...payment,
  amount: -payment.amount,
  paidOn: payment.cancelledOn ?? payment.paidOn,
  entry: 'cancellation',
});

export const refundEntry = ({ refundNumber, refundedOn, amount, reason, ...refund }: Refund): BookEntry => ({
  ...refund,
  receiptNumber: refundNumber,
  paidOn: refundedOn,
  amount: -amount,
  note: reason,
  feeLabel: '',
  cancelledAt: null,
  cancelledBy: '',
  cancelReason: '',
  cancelledOn: null,
  cancelKind: null,
  advance: 0,
  entry: 'refund',
});

/** The day book: everything but the ids, which no other program knows. */
const { studentId: _student, feeId: _fee, ...bookFields } = paymentFields;
export const bookColumns: ExportColumn<BookEntry>[] = [
  ...(Object.keys(bookFields) as (keyof typeof bookFields)[]).map(
    (key): ExportColumn<BookEntry> => [key, (entry) => entry[key], bookFields[key]],
  ),
  ['entry', ({ entry }) => entry, { choiceLabels: entryLabels }],
];

export const teachingColumns: ExportColumn<Teaching>[] = [
  ['academicYear', ({ academicYear }) => academicYear],
  ['year', ({ subject }) => subject.year, subjectFields.year],
  ['code', ({ subject }) => subject.code],
  ['subject', ({ subject }) => subject.name],
  ['firstName', ({ faculty }) => faculty.firstName],
  ['lastName', ({ faculty }) => faculty.lastName],
];

/** The student as printed on the paper. */
export const certificateColumns: ExportColumn<KeptCertificate>[] = [
  ['kind', ({ kind }) => certificateLabels[kind]],
  ['number', ({ serial }) => serial],
  ...plainColumns<KeptCertificate>(['issuedOn', 'issuedBy']),
  ['enrollmentNumber', ({ facts }) => facts.enrollmentNumber, studentFields.enrollmentNumber],
  ['firstName', ({ facts }) => facts.firstName],
  ['lastName', ({ facts }) => facts.lastName],
  ['year', ({ facts }) => facts.year, studentFields.year],
  ...plainColumns<KeptCertificate>(['purpose', 'withdrawnOn', 'withdrawalReason', 'duplicateOf', 'reason'], {
    reason: { label: 'Why a duplicate' },
  }),
];

export const requestColumns: ExportColumn<CertificateRequest>[] = [
  ['kind', ({ kind }) => kind, { choiceLabels: certificateLabels }],
  ['student', ({ studentName }) => studentName],
  ...plainColumns<CertificateRequest>(
    ['enrollmentNumber', 'purpose', 'askedOn', 'dueOn', 'state', 'stateSince', 'reason'],
    {
      enrollmentNumber: studentFields.enrollmentNumber,
      state: { choiceLabels: requestStateLabels },
      stateSince: { control: 'date' },
    },
  ),
];
