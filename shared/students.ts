import * as z from 'zod/mini';
import { contactInfoInputSchema, contactInfoSchema } from './contact-info.ts';
import { feeSchema } from './fees.ts';
import { gradeInfoSchema } from './grades.ts';
import { idText } from './ids.ts';
import { includeQuery } from './include-query.ts';
import { listQuery, yearFilter } from './list-query.ts';
import {
  addressInput,
  dobInput,
  genderInput,
  nationalityInput,
  personalInfoSchema,
  religionInput,
} from './personal-info.ts';
import { resultSchema } from './results.ts';
import { years } from './study-years.ts';
import { optionalText, personName } from './text.ts';

export const studentIncludes = [
  'personalInfo',
  'contactInfo',
  'fees',
  'results.subject',
  'gradeInfo.subject',
] as const;
export type StudentInclude = (typeof studentIncludes)[number];

/** As read. The parts after `version` are there when `include` asks for them and the caller may see them. */
export const studentSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  enrollmentNumber: z.string(),
  /** File name below /uploads/. */
  ProfilePic: z.nullable(z.string()),
  fatherFirstName: z.string(),
  fatherLastName: z.string(),
  motherFirstName: z.string(),
  motherLastName: z.string(),
  year: z.enum(years),
  /** Counts the changes; sent back as If-Match, it tells two editors apart. */
  version: z.number(),
  personalInfo: z.optional(personalInfoSchema),
  contactInfo: z.optional(contactInfoSchema),
  fees: z.optional(z.array(feeSchema)),
  results: z.optional(z.array(resultSchema)),
  gradeInfo: z.optional(z.array(gradeInfoSchema)),
});
export type Student = z.infer<typeof studentSchema>;

/** As written. Messages and defaults: product §5. */
export const studentInputSchema = z.object({
  firstName: personName('First name'),
  lastName: personName('Last name'),
  /** Missing or empty: the server gives the next number. */
  enrollmentNumber: optionalText(30),
  fatherFirstName: personName("Father's first name"),
  fatherLastName: personName("Father's last name"),
  motherFirstName: personName("Mother's first name"),
  motherLastName: personName("Mother's last name"),
  year: z._default(z.enum(years, 'Choose a year'), 'FIRST'),
  personalInfo: z.object(
    {
      gender: genderInput,
      nationality: nationalityInput,
      religion: religionInput,
      dob: dobInput,
      address: addressInput,
    },
    'Personal information is required',
  ),
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
  year: yearFilter,
});
export type StudentListQuery = z.output<typeof studentListQuerySchema>;

/** The address of a profile picture: the student's id, then the picture's own. */
export const studentPhotoParams = z.object({
  id: idText,
  picture: z.string().check(z.regex(/^[\w-]{36}$/, 'No such picture')),
});
