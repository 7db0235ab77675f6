// What students ask the office for: a certificate of some kind, and where it is.

import * as z from 'zod/mini';
import { oneOf } from '#shared/kit/fields/field-schemas.ts';
import { keysOf } from '#shared/kit/fields/keys.ts';
import { listQuerySchema } from '#shared/kit/list-query.ts';
import { anyText } from '#shared/kit/text/text.ts';
import { certificateKinds } from './document-kinds.ts';

export const requestStateLabels = {
  asked: 'Asked',
  'in hand': 'In hand',
  ready: 'Ready',
  refused: 'Refused',
} as const;
export type RequestState = keyof typeof requestStateLabels;
export const requestStates = keysOf(requestStateLabels);
/** Those that wait for the office. */
export const openStates = ['asked', 'in hand'] as const satisfies readonly RequestState[];
export const isOpenRequest = ({ state }: { state: RequestState }) =>
  (openStates as readonly RequestState[]).includes(state);

export const certificateRequestSchema = z.object({
  id: z.string(),
  studentId: z.string(),
  studentName: z.string(),
  enrollmentNumber: z.string(),
  kind: z.enum(certificateKinds),
  purpose: z.string(),
  state: z.enum(requestStates),
  /** Why it was refused, or what the student is told. */
  reason: z.string(),
  askedOn: z.string(),
  askedBy: z.string(),
  /** The day by which it is to be ready. */
  dueOn: z.string(),
  /** Since when it is in its state. */
  stateSince: z.string(),
  /** The certificate that was issued for it. */
  certificateId: z.nullable(z.string()),
});
export type CertificateRequest = z.infer<typeof certificateRequestSchema>;

export const certificateRequestInputSchema = z.object({
  kind: z.enum(certificateKinds, 'Choose a kind'),
  /** 'Bank loan'; printed on the certificate. */
  purpose: z._default(anyText(120), ''),
});

export const requestSortKeys = ['dueOn', 'askedOn', 'studentName'] as const;

export const requestListQuerySchema = z.extend(listQuerySchema(requestSortKeys), {
  /** 'open': those that wait for the office. */
  state: z.optional(
    z.enum([...requestStates, 'open'], `state must be open or one of ${requestStates.join(', ')}`),
  ),
  kind: z.optional(oneOf('kind', certificateKinds)),
});
export type RequestListQuery = z.output<typeof requestListQuerySchema>;
