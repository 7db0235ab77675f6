import * as z from 'zod/mini';
import { contactInfoInputSchema, contactInfoSchema } from './contact-info.ts';
import { optionalIsoDate } from './dates.ts';
import { genders, notSpecified } from './genders.ts';
import { includeQuery } from './include-query.ts';
import { listQuery } from './list-query.ts';
import { addressInput, dobInput, personalInfoSchema } from './personal-info.ts';
import { years } from './study-years.ts';
import { optionalText, personName, requiredText } from './text.ts';

export const facultyIncludes = ['personalInfo', 'contactInfo'] as const;
export type FacultyInclude = (typeof facultyIncludes)[number];

/** product §3 */
export const defaultDesignation = 'Assistant Professor';

/** As read. One record has both parts always, a list has what `include` asks for. */
export const facultySchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  designation: z.string(),
  specialization: z.string(),
  experienceYears: z.number(),
  /** A day, e.g. '2022-06-01'. */
  yearOfJoining: z.string(),
  version: z.number(),
  personalInfo: z.optional(personalInfoSchema),
  contactInfo: z.optional(contactInfoSchema),
});
export type Faculty = z.infer<typeof facultySchema>;

const experience = z
  .number('Experience must be a number of years')
  .check(
    z.int('Experience must be in whole years'),
    z.gte(0, 'Experience cannot be less than 0'),
    z.lte(70, 'Experience cannot be more than 70 years'),
  );
/** Older forms send what was typed: '5'. Missing or empty: undefined. */
const experienceInput = z.optional(
  z.union(
    [
      z.pipe(
        z.union([z.null(), z.literal('')]),
        z.transform(() => undefined),
      ),
      z.pipe(z.pipe(z.string().check(z.regex(/^\s*\d{1,3}\s*$/)), z.transform(Number)), experience),
      experience,
    ],
    'Experience must be a number of years',
  ),
);

/**
 * As written. What is missing or empty keeps its value in an update, and gets the default of product §5 in a new record:
 * designation Assistant Professor, experienceYears 0, yearOfJoining today, 'Not specified', a placeholder e-mail.
 */
export const facultyInputSchema = z.object({
  firstName: personName('First name'),
  lastName: personName('Last name'),
  designation: optionalText(80),
  specialization: requiredText('Specialization is required', 120),
  experienceYears: experienceInput,
  yearOfJoining: optionalIsoDate('Date of joining must be a date'),
  personalInfo: z.optional(
    z.object({
      gender: z.optional(z.enum([...genders, notSpecified, ''], 'Choose a gender')),
      nationality: optionalText(60),
      religion: optionalText(60),
      dob: dobInput,
      address: addressInput,
    }),
  ),
  contactInfo: z.optional(contactInfoInputSchema),
});
export type FacultyInput = z.output<typeof facultyInputSchema>;

export const facultyQuerySchema = z.object({ include: includeQuery(facultyIncludes) });

export const facultySortKeys = [
  'lastName',
  'firstName',
  'email',
  'designation',
  'specialization',
  'experienceYears',
  'yearOfJoining',
] as const;
export type FacultySortKey = (typeof facultySortKeys)[number];

export const facultyListQuerySchema = z.extend(listQuery(facultySortKeys), {
  include: includeQuery(facultyIncludes),
  designation: optionalText(80),
});
export type FacultyListQuery = z.output<typeof facultyListQuerySchema>;

/** An academic calendar entry as the faculty portal reads it (product §7). */
export const facultyCalendarEventSchema = z.object({
  id: z.string(),
  event: z.string(),
  date: z.string(),
  year: z.enum(years),
});
export type FacultyCalendarEvent = z.infer<typeof facultyCalendarEventSchema>;
