// The personal information of a student or faculty member.
import * as z from 'zod/mini';
import { isoInstant } from '#shared/kit/dates.ts';
import { orNull, storedShape } from '#shared/kit/fields/field-schemas.ts';
import { inTable } from '#shared/kit/fields/fields.ts';
import { requiredTextField } from '#shared/kit/fields/usual-fields.ts';
import { listQuerySchema } from '#shared/kit/list-query.ts';
import { owners, peopleFilters } from '#shared/kit/record-owner.ts';
import { anyText } from '#shared/kit/text/text.ts';
import { genders } from './genders.ts';

const dobMessage = 'Date of birth must be a date';
/** An empty or missing date of birth is unknown. */
const dobInput = z._default(orNull(isoInstant(dobMessage, 'birth'), dobMessage), null);

const ofPerson = { section: 'personal', readBy: 'office' } as const;

/** The fields of a student; shared/people/faculty.ts says which of them are optional for faculty. */
export const personalInfoFields = inTable('personal_info', {
  'personalInfo.gender': {
    label: 'Gender',
    spellings: ['Sex'],
    choiceSpellings: { Male: ['m', 'boy'], Female: ['f', 'girl'] },
    choices: genders,
    stored: z.string(),
    input: z.enum(genders, 'Gender is required'),
    isRequired: true,
    ...ofPerson,
  },
  'personalInfo.dob': {
    label: 'Date of Birth',
    control: 'date',
    means: 'birth',
    /** An instant; null where it is not known. */
    stored: z.nullable(z.string()),
    input: dobInput,
    ...ofPerson,
  },
  'personalInfo.nationality': {
    ...requiredTextField('Nationality', 60),
    offers: ['Indian'],
    ...ofPerson,
  },
  'personalInfo.religion': {
    ...requiredTextField('Religion', 60),
    offers: ['Hindu', 'Muslim', 'Christian', 'Sikh', 'Buddhist', 'Jain'],
    ...ofPerson,
  },
  'personalInfo.address': {
    label: 'Address',
    spellings: ['Full address', 'Permanent address', 'Residential address'],
    control: 'lines',
    stored: z.string(),
    input: z._default(anyText(400, { multiLine: true }), ''),
    isWide: true,
    ...ofPerson,
  },
});

export const personalInfoSchema = z.object(storedShape(personalInfoFields, 'personalInfo'));

export const personalInfoRowSchema = z.extend(personalInfoSchema, { id: z.string(), ...owners });
export type PersonalInfoRow = z.infer<typeof personalInfoRowSchema>;

export const personalInfoSortKeys = [
  'lastName',
  'firstName',
  'dob',
  'gender',
  'nationality',
  'religion',
] as const;
export type PersonalInfoSortKey = (typeof personalInfoSortKeys)[number];
export const personalInfoListQuerySchema = z.extend(listQuerySchema(personalInfoSortKeys), peopleFilters);
export type PersonalInfoListQuery = z.output<typeof personalInfoListQuerySchema>;
