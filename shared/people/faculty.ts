import * as z from 'zod/mini';
import { isoDate, optionalIsoDate } from '#shared/kit/dates.ts';
import { filterShape, inputShape, optionalValue, storedShape } from '#shared/kit/fields/field-schemas.ts';
import { inTable } from '#shared/kit/fields/fields.ts';
import { requiredTextField } from '#shared/kit/fields/usual-fields.ts';
import { indiaDate, parseNumber } from '#shared/kit/format.ts';
import { includeQuery } from '#shared/kit/include-query.ts';
import { listQuerySchema, searchText } from '#shared/kit/list-query.ts';
import { selectionSchema } from '#shared/kit/selection.ts';
import { years } from '#shared/kit/study-years.ts';
import { optionalText, requiredText } from '#shared/kit/text/text.ts';
import { contactInfoFields, contactInfoInputSchema, contactInfoSchema } from './contact-info.ts';
import { genders, notSpecified } from './genders.ts';
import { forStaff, nameField, oneNameTick } from './person-fields.ts';
import { personalInfoFields, personalInfoSchema } from './personal-info.ts';

const experienceRange = [0, 70] as const;
const experience = z
  .number('Experience must be a number of years')
  .check(
    z.int('Experience must be in whole years'),
    z.gte(experienceRange[0], 'Experience cannot be less than 0'),
    z.lte(experienceRange[1], 'Experience cannot be more than 70 years'),
  );
/** Older forms send text: '5'. Missing or empty: undefined. */
const experienceInput = z.optional(
  z.union(
    [
      z.pipe(
        z.union([z.null(), z.literal('')]),
        z.transform(() => undefined),
      ),
      z.pipe(z.pipe(z.string(), z.transform(parseNumber)), experience),
      experience,
    ],
    'Experience must be a number of years',
  ),
);
const experienceTyped = z.pipe(
  z.pipe(requiredText('Experience is required', 10), z.transform(parseNumber)),
  experience,
);

const mayBeUnsaid = { input: optionalText(60), initial: notSpecified, isRequired: false } as const;
const facultyGenders = [...genders, notSpecified] as const;

/** The initial values are those of product §3 and §5. */
export const facultyFields = inTable('faculty', {
  firstName: { ...nameField('First Name'), ...forStaff },
  lastName: { ...nameField('Last Name'), ...forStaff },
  hasOneName: oneNameTick('Has one name only', 'lastName', 'staff'),
  designation: {
    label: 'Designation',
    stored: z.string(),
    input: optionalText(80),
    initial: 'Assistant Professor',
    isSearched: true,
    filter: { all: 'All designations' },
    ...forStaff,
  },
  specialization: {
    ...requiredTextField('Specialization', 120),
    spellings: ['Specialisation', 'Speciality'],
    isSearched: true,
    ...forStaff,
  },
  ...contactInfoFields,
  experienceYears: {
    label: 'Experience in years',
    spellings: ['Experience'],
    control: 'integer',
    range: experienceRange,
    stored: z.number(),
    input: experienceInput,
    typed: experienceTyped,
    initial: 0,
    isRequired: true,
    readBy: 'office',
  },
  yearOfJoining: {
    label: 'Date of Joining',
    spellings: ['DOJ'],
    control: 'date',
    means: 'joining',
    notBefore: 'personalInfo.dob',
    /** A day, e.g. '2022-06-01'. */
    stored: z.string(),
    input: optionalIsoDate('Date of joining must be a date', 'joining'),
    initial: indiaDate,
    readBy: 'office',
  },
  /** The log-in is closed and the choices are without the teacher; the name stays in what was done. */
  leftOn: {
    label: 'Left on',
    control: 'date',
    means: 'left',
    notBefore: 'yearOfJoining',
    hint: 'From then on the log-in is closed, and the teacher is in no choice.',
    stored: z.nullable(z.string()),
    input: optionalValue(isoDate('Left on must be a date', 'left'), 'Left on must be a date'),
    readBy: 'office',
  },
  ...personalInfoFields,
  'personalInfo.gender': {
    ...personalInfoFields['personalInfo.gender'],
    choices: facultyGenders,
    input: z.optional(z.enum([...facultyGenders, ''], 'Choose a gender')),
    initial: notSpecified,
    isRequired: false,
  },
  'personalInfo.nationality': { ...personalInfoFields['personalInfo.nationality'], ...mayBeUnsaid },
  'personalInfo.religion': { ...personalInfoFields['personalInfo.religion'], ...mayBeUnsaid },
});

export const facultyIncludes = ['personalInfo', 'contactInfo'] as const;
export type FacultyInclude = (typeof facultyIncludes)[number];

/** A faculty member as read. A single record always has both parts, a list has those in `include`. */
export const facultySchema = z.object({
  id: z.string(),
  ...storedShape(facultyFields),
  version: z.number(),
  personalInfo: z.optional(personalInfoSchema),
  contactInfo: z.optional(contactInfoSchema),
});
export type Faculty = z.infer<typeof facultySchema>;

/** A faculty member as written. In an update, a missing or empty value keeps the stored one; a new record gets the initial value. */
export const facultyInputSchema = z.object({
  ...inputShape(facultyFields),
  personalInfo: z.optional(z.object(inputShape(facultyFields, 'personalInfo'))),
  contactInfo: z.optional(contactInfoInputSchema),
});
export type FacultyInput = z.output<typeof facultyInputSchema>;

export const facultySortKeys = [
  'lastName',
  'firstName',
  'email',
  'designation',
  'specialization',
  'experienceYears',
  'yearOfJoining',
] as const;

export const facultyListQuerySchema = z.extend(listQuerySchema(facultySortKeys), {
  include: includeQuery(facultyIncludes),
  ...filterShape(facultyFields),
});
export type FacultyListQuery = z.output<typeof facultyListQuerySchema>;

const facultyFilterSchema = z.object({ q: searchText, ...filterShape(facultyFields) });
export type FacultyFilter = z.output<typeof facultyFilterSchema>;
/** The faculty members that an action is for. */
export const facultySelectionSchema = selectionSchema(facultyFilterSchema, 'faculty member');
export type FacultySelection = z.output<typeof facultySelectionSchema>;

/** An academic calendar entry as the faculty portal reads it (product §7). */
export const facultyCalendarEventSchema = z.object({
  id: z.string(),
  event: z.string(),
  date: z.string(),
  year: z.enum(years),
});
export type FacultyCalendarEvent = z.infer<typeof facultyCalendarEventSchema>;
