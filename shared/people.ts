// What students and faculty have in common: personal and contact information.
import * as z from 'zod/mini';
import { isoInstant } from './dates.ts';
import { listQuery } from './list-query.ts';
import { anyText, emailText, requiredText } from './text.ts';
import { genders } from './years.ts';

/** Faculty records start without a gender (product §5); students choose one of the three. */
export const notSpecified = 'Not specified';

export const personalInfoSchema = z.object({
  /** An instant; null where it is not known. */
  dob: z.nullable(z.string()),
  address: z.string(),
  gender: z.string(),
  nationality: z.string(),
  religion: z.string(),
});
export type PersonalInfo = z.infer<typeof personalInfoSchema>;

export const contactInfoSchema = z.object({ email: z.string(), phone: z.string() });
export type ContactInfo = z.infer<typeof contactInfoSchema>;

/** An empty or missing date of birth is unknown. */
export const dobInput = z._default(
  z.union(
    [
      z.null(),
      z.pipe(
        z.literal(''),
        z.transform(() => null),
      ),
      isoInstant('Date of birth must be a date'),
    ],
    {
      error: 'Date of birth must be a date',
    },
  ),
  null,
);

export const addressInput = z._default(anyText(400, { multiLine: true }), '');
export const genderInput = z.enum(genders, 'Gender is required');
export const nationalityInput = requiredText('Nationality is required', 60);
export const religionInput = requiredText('Religion is required', 60);

/** An empty e-mail is filled by the server with a placeholder at the college's domain (product §5). */
export const contactInfoInputSchema = z.object({
  email: z._default(
    z.union(
      [z.literal(''), emailText('Email is required', 'Invalid email address')],
      'Invalid email address',
    ),
    '',
  ),
  phone: z._default(anyText(40), ''),
});

/**
 * At most 80 characters, each of several code units where need be (a Telugu conjunct, an emoji) but not of endless marks:
 * both names go into one entry of an index, and PostgreSQL takes no longer one than 2,704 bytes.
 */
export const personName = (label: string) =>
  requiredText(`${label} is required`, 80).check(
    z.refine((name) => name.length <= 400, 'Please keep this to 80 characters or fewer'),
  );

/** Whose row it is: one of the two, the other is null. */
const ownerSchema = z.object({ id: z.string(), firstName: z.string(), lastName: z.string() });
const owners = { student: z.nullable(ownerSchema), faculty: z.nullable(ownerSchema) };

export const personalInfoRowSchema = z.extend(personalInfoSchema, { id: z.string(), ...owners });
export type PersonalInfoRow = z.infer<typeof personalInfoRowSchema>;

export const contactInfoRowSchema = z.extend(contactInfoSchema, { id: z.string(), ...owners });
export type ContactInfoRow = z.infer<typeof contactInfoRowSchema>;

export const personKinds = ['student', 'faculty'] as const;
const kindFilter = z.optional(z.enum(personKinds, 'of must be student or faculty'));

export const personalInfoSortKeys = [
  'lastName',
  'firstName',
  'dob',
  'gender',
  'nationality',
  'religion',
] as const;
export type PersonalInfoSortKey = (typeof personalInfoSortKeys)[number];
/** `of=student` or `of=faculty`: only theirs. */
export const personalInfoListQuerySchema = z.extend(listQuery(personalInfoSortKeys), { of: kindFilter });
export type PersonalInfoListQuery = z.output<typeof personalInfoListQuerySchema>;

export const contactInfoSortKeys = ['lastName', 'firstName', 'email', 'phone'] as const;
export type ContactInfoSortKey = (typeof contactInfoSortKeys)[number];
export const contactInfoListQuerySchema = z.extend(listQuery(contactInfoSortKeys), { of: kindFilter });
export type ContactInfoListQuery = z.output<typeof contactInfoListQuerySchema>;
