import * as z from 'zod/mini';
import { gradeInfoSchema } from '#shared/exams/grades.ts';
import { resultSchema } from '#shared/exams/results.ts';
import { isoDate } from '#shared/kit/dates.ts';
import { whyNotOn } from '#shared/kit/days.ts';
import {
  filterShape,
  inputShape,
  optionalChoice,
  optionalValue,
  storedShape,
} from '#shared/kit/fields/field-schemas.ts';
import { inTable, officeKeys } from '#shared/kit/fields/fields.ts';
import { includeQuery } from '#shared/kit/include-query.ts';
import { listQuerySchema, searchText } from '#shared/kit/list-query.ts';
import { phoneNumber } from '#shared/kit/phones/phone-schemas.ts';
import { selectionSchema } from '#shared/kit/selection.ts';
import { yearLabels, yearSpellings, years } from '#shared/kit/study-years.ts';
import { anyCode, requiredText } from '#shared/kit/text/text.ts';
import { feeSchema } from '#shared/money/fees.ts';
import { contactInfoFields, contactInfoInputSchema, contactInfoSchema } from './contact-info.ts';
import { forOffice, forStaff, nameField, ofParents, oneNameTick } from './person-fields.ts';
import { personalInfoFields, personalInfoSchema } from './personal-info.ts';
import { quotaLabels, quotas } from './quotas.ts';
import { invitedFilter, statusFilter } from './status-filter.ts';
import { statusLabels, studentStatuses } from './student-status.ts';

const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;

export const studentFields = inTable('students', {
  firstName: { ...nameField('First Name'), ...forStaff },
  lastName: { ...nameField('Last Name'), ...forStaff },
  hasOneName: oneNameTick('Has one name only', 'lastName', 'staff'),
  enrollmentNumber: {
    label: 'Enrolment Number',
    stored: z.string(),
    /** Missing or empty: the server assigns the next number. */
    input: z.optional(anyCode(30)),
    hint: 'Left empty, the next free number is given.',
    spellings: ['Enrolment', 'Hall ticket number'],
    isSearched: true,
    ...forStaff,
  },
  /** The file name below /uploads/; it has calls of its own. */
  ProfilePic: {
    label: 'Profile pic',
    stored: z.nullable(z.string()),
    readBy: 'staff',
  },
  year: {
    label: 'Year',
    choices: years,
    choiceLabels: yearLabels,
    stored: z.enum(years),
    input: z._default(z.enum(years, 'Choose a year'), 'FIRST'),
    initial: 'FIRST',
    isRequired: true,
    filter: { all: 'All years', suffix: ' year' },
    spellings: ['Year of study', 'Class', 'Present year', 'Current year'],
    choiceSpellings: yearSpellings,
    ...forStaff,
  },
  /** The year of admission. */
  batch: {
    label: 'Batch',
    notBefore: 'personalInfo.dob',
    stored: z.nullable(z.string()),
    input: optionalValue(
      z.string('Batch is the year of admission in four digits').check(
        z.regex(/^(19|20)\d\d$/, {
          error: 'Batch is the year of admission in four digits',
          abort: true,
        }),
        z.refine((year) => !whyNotOn(`${year}-01-01`, 'joining'), 'There is no batch of this year'),
      ),
      'Batch is the year of admission in four digits',
    ),
    hint: 'The year of admission, e.g. 2026',
    spellings: ['Year of admission'],
    filter: { all: 'All batches' },
    ...forOffice,
  },
  quota: {
    label: 'Quota',
    choices: quotas,
    choiceLabels: quotaLabels,
    stored: z.nullable(z.enum(quotas)),
    input: optionalChoice(quotas, 'Choose a quota'),
    filter: { all: 'All quotas' },
    spellings: ['Admission quota', 'Convener/Management', 'Quota category'],
    choiceSpellings: {
      convener: [
        'convenor',
        'conv',
        'con',
        'cq',
        'a',
        'a category',
        'category a',
        'convener quota',
        'convenor quota',
      ],
      management: ['mgmt', 'mgt', 'mq', 'b', 'b category', 'category b', 'management quota', 'mgmt quota'],
    },
    ...forOffice,
  },
  /** One of the list in the college's settings; a value that was taken out of the list stays until it is changed. */
  category: {
    label: 'Category',
    stored: z.nullable(z.string()),
    input: optionalValue(requiredText('Choose a category', 30), 'Choose a category'),
    spellings: ['Reservation category', 'Reservation', 'Social status'],
    filter: { all: 'All categories' },
    ...forOffice,
  },
  status: {
    label: 'Status',
    choices: studentStatuses,
    choiceLabels: statusLabels,
    stored: z.enum(studentStatuses),
    input: z.optional(z.union([z.null(), z.literal(''), z.enum(studentStatuses)], 'Choose a status')),
    initial: 'ACTIVE',
    isRequired: true,
    ...forOffice,
  },
  /** A day. A change of the status without a new day is of today. */
  statusSince: {
    label: 'Status since',
    control: 'date',
    means: 'status',
    notBefore: 'personalInfo.dob',
    stored: z.nullable(z.string()),
    input: optionalValue(isoDate('Status since must be a date', 'status'), 'Status since must be a date'),
    hint: 'If you leave it, the status changes as of today.',
    ...forOffice,
  },
  fatherFirstName: { ...nameField("Father's First Name"), ...ofParents },
  fatherLastName: { ...nameField("Father's Last Name"), ...ofParents },
  fatherHasOneName: oneNameTick('Father has one name only', 'fatherLastName', 'office'),
  motherFirstName: { ...nameField("Mother's First Name"), ...ofParents },
  motherLastName: { ...nameField("Mother's Last Name"), ...ofParents },
  motherHasOneName: oneNameTick('Mother has one name only', 'motherLastName', 'office'),
  parentPhone: {
    label: "Parent's Mobile",
    control: 'tel',
    stored: z.string(),
    input: z.optional(phoneNumber()),
    spellings: ['Father phone', 'Mother phone'],
    isSearched: true,
    ...ofParents,
  },
  ...contactInfoFields,
  bloodGroup: {
    label: 'Blood Group',
    choices: bloodGroups,
    // Labels have a minus sign, as on a card; the stored values have a hyphen, which keyboards have.
    choiceLabels: Object.fromEntries(bloodGroups.map((group) => [group, group.replace('-', '−')])),
    stored: z.nullable(z.enum(bloodGroups)),
    input: optionalChoice(bloodGroups, 'Choose a blood group'),
    filter: { all: 'All blood groups' },
    ...forOffice,
  },
  ...personalInfoFields,
});

export const studentIncludes = [
  'personalInfo',
  'contactInfo',
  'fees',
  'results.subject',
  'gradeInfo.subject',
] as const;
export type StudentInclude = (typeof studentIncludes)[number];

/** As read. The parts after `version` are present where `include` names them and the caller may see them. */
export const studentSchema = z.object({
  id: z.string(),
  ...storedShape(studentFields),
  /** Counts the changes. Sent back as If-Match, so that the second of two editors is refused. */
  version: z.number(),
  personalInfo: z.optional(personalInfoSchema),
  contactInfo: z.optional(contactInfoSchema),
  fees: z.optional(z.array(feeSchema)),
  results: z.optional(z.array(resultSchema)),
  gradeInfo: z.optional(z.array(gradeInfoSchema)),
});
export type Student = z.infer<typeof studentSchema>;

/** What a guardian reads of a student. */
export const guardianPaths: readonly string[] = [
  'firstName',
  'lastName',
  'enrollmentNumber',
  'ProfilePic',
  'year',
  'status',
];

/** What the permission set `cashier` reads of a student. */
export const cashierPaths: readonly string[] = [
  'firstName',
  'lastName',
  'enrollmentNumber',
  'ProfilePic',
  'year',
  'quota',
  'status',
  'parentPhone',
  'contactInfo.phone',
];

/** A student in a list: without the fields that the reader may not read. */
export const listedStudentSchema = z.extend(z.partial(studentSchema, officeKeys(studentFields)), {
  contactInfo: z.optional(z.partial(contactInfoSchema)),
  /** Whether the reading teacher teaches the student now; only where `first=taught` was asked. */
  isTaught: z.optional(z.boolean()),
});
export type ListedStudent = z.infer<typeof listedStudentSchema>;

/** As written. Messages and defaults: product §5. */
export const studentInputSchema = z.object({
  ...inputShape(studentFields),
  personalInfo: z.object(inputShape(studentFields, 'personalInfo'), 'Personal information is required'),
  contactInfo: z._default(contactInfoInputSchema, { email: '', phone: '' }),
});
export type StudentInput = z.output<typeof studentInputSchema>;

export const studentSortKeys = [
  'lastName',
  'firstName',
  'email',
  'phone',
  'year',
  'enrollmentNumber',
] as const;
export type StudentSortKey = (typeof studentSortKeys)[number];

const filters = { ...filterShape(studentFields), status: statusFilter, invited: invitedFilter };

export const studentListQuerySchema = z.extend(listQuerySchema(studentSortKeys), {
  include: includeQuery(studentIncludes),
  ...filters,
  /** Lists the students whom the reading teacher teaches before the others; for the office it changes nothing. */
  first: z.optional(z.enum(['taught'], 'first can only be taught')),
});
export type StudentListQuery = z.output<typeof studentListQuerySchema>;

const studentFilterSchema = z.object({ q: searchText, ...filters });
export type StudentFilter = z.output<typeof studentFilterSchema>;
/** The students that an action is for. */
export const studentSelectionSchema = selectionSchema(studentFilterSchema, 'student');
export type StudentSelection = z.output<typeof studentSelectionSchema>;
