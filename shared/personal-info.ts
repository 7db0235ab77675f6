// The personal information of a student or faculty member.
import * as z from 'zod/mini';
import { isoInstant } from './dates.ts';
import { genders } from './genders.ts';
import { listQuery } from './list-query.ts';
import { kindFilter, owners } from './record-owner.ts';
import { anyText, requiredText } from './text.ts';

export const personalInfoSchema = z.object({
  /** An instant; null where it is not known. */
  dob: z.nullable(z.string()),
  address: z.string(),
  gender: z.string(),
  nationality: z.string(),
  religion: z.string(),
});
export type PersonalInfo = z.infer<typeof personalInfoSchema>;

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
/** `of=student` or `of=faculty`: only theirs. */
export const personalInfoListQuerySchema = z.extend(listQuery(personalInfoSortKeys), { of: kindFilter });
export type PersonalInfoListQuery = z.output<typeof personalInfoListQuerySchema>;
