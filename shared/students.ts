import * as z from 'zod/mini';
import { contactInfoFields, contactInfoInputSchema, contactInfoSchema } from './contact-info.ts';
import { feeSchema } from './fees.ts';
import { filterShape, inputShape, optionalChoice, storedShape } from './field-schemas.ts';
import { type Fields, officeKeys } from './fields.ts';
import { gradeInfoSchema } from './grades.ts';
import { idText } from './ids.ts';
import { includeQuery } from './include-query.ts';
import { listQuery } from './list-query.ts';
import { personalInfoFields, personalInfoSchema } from './personal-info.ts';
import { resultSchema } from './results.ts';
import { yearLabels, years } from './study-years.ts';
import { optionalCode, personName } from './text.ts';

const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;

export const studentFields = {
  firstName: {
    label: 'First Name',
    column: 'students.first_name',
    stored: z.string(),
    input: personName('First name'),
    isRequired: true,
    isSearched: true,
    section: 'record',
    readBy: 'staff',
  },
  lastName: {
    label: 'Last Name',
    column: 'students.last_name',
    stored: z.string(),
    input: personName('Last name'),
    isRequired: true,
    isSearched: true,
    section: 'record',
    readBy: 'staff',
  },
  enrollmentNumber: {
    label: 'Enrolment Number',
    column: 'students.enrollment_number',
    stored: z.string(),
    /** Missing or empty: the server assigns the next number. */
    input: optionalCode(30),
    hint: 'Left empty, the next free number is given.',
    isSearched: true,
    section: 'record',
    readBy: 'staff',
  },
  /** The file name below /uploads/; it has calls of its own. */
  ProfilePic: {
    label: 'Profile pic',
    column: 'students.profile_pic',
    stored: z.nullable(z.string()),
    readBy: 'staff',
  },
  year: {
    label: 'Year',
    column: 'students.year',
    choices: years,
    choiceLabels: yearLabels,
    stored: z.enum(years),
    input: z._default(z.enum(years, 'Choose a year'), 'FIRST'),
    initial: 'FIRST',
    isRequired: true,
    filter: { all: 'All years', suffix: ' year' },
    section: 'record',
    readBy: 'staff',
  },
  fatherFirstName: {
    label: "Father's First Name",
    column: 'students.father_first_name',
    stored: z.string(),
    input: personName("Father's first name"),
    isRequired: true,
    section: 'parents',
    readBy: 'office',
  },
  fatherLastName: {
    label: "Father's Last Name",
    column: 'students.father_last_name',
    stored: z.string(),
    input: personName("Father's last name"),
    isRequired: true,
    section: 'parents',
    readBy: 'office',
  },
  motherFirstName: {
    label: "Mother's First Name",
    column: 'students.mother_first_name',
    stored: z.string(),
    input: personName("Mother's first name"),
    isRequired: true,
    section: 'parents',
    readBy: 'office',
  },
  motherLastName: {
    label: "Mother's Last Name",
    column: 'students.mother_last_name',
    stored: z.string(),
    input: personName("Mother's last name"),
    isRequired: true,
    section: 'parents',
    readBy: 'office',
  },
  ...contactInfoFields,
  bloodGroup: {
    label: 'Blood Group',
    column: 'students.blood_group',
    choices: bloodGroups,
    // Labels have a minus sign, as on a card; the stored values have a hyphen, which keyboards have.
    choiceLabels: Object.fromEntries(bloodGroups.map((group) => [group, group.replace('-', '−')])),
    stored: z.nullable(z.enum(bloodGroups)),
    input: optionalChoice(bloodGroups, 'Choose a blood group'),
    filter: { all: 'All blood groups' },
    section: 'record',
    readBy: 'office',
  },
  ...personalInfoFields,
} as const satisfies Fields;

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

/** A student in a list: for teachers, without the fields that only the office may read. */
export const listedStudentSchema = z.partial(studentSchema, officeKeys(studentFields));
export type ListedStudent = z.infer<typeof listedStudentSchema>;

/** As written. Messages and defaults: product §5. */
export const studentInputSchema = z.object({
  ...inputShape(studentFields),
  personalInfo: z.object(inputShape(studentFields, 'personalInfo'), 'Personal information is required'),
  contactInfo: z._default(contactInfoInputSchema, { email: '', phone: '' }),
});
export type StudentInput = z.output<typeof studentInputSchema>;

export const studentQuerySchema = z.object({ include: includeQuery(studentIncludes) });

export const studentSortKeys = [
  'lastName',
  'firstName',
  'email',
  'phone',
  'year',
  'enrollmentNumber',
] as const;
export type StudentSortKey = (typeof studentSortKeys)[number];

export const studentListQuerySchema = z.extend(listQuery(studentSortKeys), {
  include: includeQuery(studentIncludes),
  ...filterShape(studentFields),
});
export type StudentListQuery = z.output<typeof studentListQuerySchema>;

/** The parameters in the address of a profile picture: the student's id and the picture's id. */
export const studentPhotoParams = z.object({
  id: idText,
  picture: z.string().check(z.regex(/^[\w-]{36}$/, 'No such picture')),
});
