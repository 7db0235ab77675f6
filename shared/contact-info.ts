// The contact information of a student or faculty member. The e-mail is the log-in name too.
import * as z from 'zod/mini';
import { listQuery } from './list-query.ts';
import { kindFilter, owners } from './record-owner.ts';
import { anyText, emailText } from './text.ts';

export const contactInfoSchema = z.object({ email: z.string(), phone: z.string() });
export type ContactInfo = z.infer<typeof contactInfoSchema>;

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

export const contactInfoRowSchema = z.extend(contactInfoSchema, { id: z.string(), ...owners });
export type ContactInfoRow = z.infer<typeof contactInfoRowSchema>;

export const contactInfoSortKeys = ['lastName', 'firstName', 'email', 'phone'] as const;
export type ContactInfoSortKey = (typeof contactInfoSortKeys)[number];
export const contactInfoListQuerySchema = z.extend(listQuery(contactInfoSortKeys), { of: kindFilter });
export type ContactInfoListQuery = z.output<typeof contactInfoListQuerySchema>;
