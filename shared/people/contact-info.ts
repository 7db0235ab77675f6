// The contact information of a student or faculty member. The email is also the log-in name.
import * as z from 'zod/mini';
import { inputShape, storedShape } from '#shared/kit/fields/field-schemas.ts';
import { inTable } from '#shared/kit/fields/fields.ts';
import { listQuerySchema } from '#shared/kit/list-query.ts';
import { phoneNumber } from '#shared/kit/phones/phone-schemas.ts';
import { owners, peopleFilters } from '#shared/kit/record-owner.ts';
import { emailText } from '#shared/kit/text/text.ts';
import { forStaff } from './person-fields.ts';

const email = emailText('Email is required', 'Invalid email address');

export const contactInfoFields = inTable('contact_info', {
  'contactInfo.email': {
    label: 'Email',
    control: 'email',
    stored: z.string(),
    /** An empty email is filled by the server with a placeholder at the college's domain (product §5). */
    input: z._default(z.union([z.literal(''), email], 'Invalid email address'), ''),
    typed: email,
    spellings: ['Email address'],
    isRequired: true,
    isSearched: true,
    ...forStaff,
  },
  'contactInfo.phone': {
    label: 'Phone',
    control: 'tel',
    stored: z.string(),
    input: z._default(phoneNumber(), ''),
    isSearched: true,
    ...forStaff,
  },
});

export const contactInfoSchema = z.object(storedShape(contactInfoFields, 'contactInfo'));

export const contactInfoInputSchema = z.object(inputShape(contactInfoFields, 'contactInfo'));

export const contactInfoRowSchema = z.extend(contactInfoSchema, { id: z.string(), ...owners });
export type ContactInfoRow = z.infer<typeof contactInfoRowSchema>;

export const contactInfoSortKeys = ['lastName', 'firstName', 'email', 'phone'] as const;
export type ContactInfoSortKey = (typeof contactInfoSortKeys)[number];
export const contactInfoListQuerySchema = z.extend(listQuerySchema(contactInfoSortKeys), peopleFilters);
export type ContactInfoListQuery = z.output<typeof contactInfoListQuerySchema>;
