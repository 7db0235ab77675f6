// Certificates and hall tickets of the college: each has a serial number and a code that anyone can look up at /verify/{code}.
import * as z from 'zod/mini';
import { isoDate } from '#shared/kit/dates.ts';
import type { Year } from '#shared/kit/study-years.ts';
import { anyText } from '#shared/kit/text/text.ts';
import { cancelKinds } from '#shared/money/cancel-kinds.ts';
import { formerStatuses } from '#shared/people/student-status.ts';
import { certificateKinds, issuedKinds, verifiedKinds } from './document-kinds.ts';

/** The course that the college teaches. */
export const programme = 'Bachelor of Physiotherapy (BPT)';

export const certificateSchema = z.object({
  id: z.string(),
  kind: z.enum(issuedKinds),
  /** 'VCP/BC/2026-27/0001' */
  serial: z.string(),
  code: z.string(),
  issuedOn: z.string(),
  issuedBy: z.string(),
  purpose: z.string(),
  /** The number of the original, of a second copy of a transfer certificate; null of all others. */
  duplicateOf: z.nullable(z.string()),
  /** Why a second copy was issued. */
  reason: z.string(),
  withdrawnOn: z.nullable(z.string()),
  withdrawalReason: z.string(),
});
export type Certificate = z.infer<typeof certificateSchema>;

/** The student as printed on the certificate, at the day of its issue. */
export interface CertificateFacts {
  firstName: string;
  lastName: string;
  /** '' on a hall ticket. */
  father: string;
  enrollmentNumber: string;
  year: Year;
  /** After the fourth year. Not said on a hall ticket. */
  isIntern?: boolean;
  /** The year of admission. */
  batch?: string | null;
  conduct?: string;
  /** What any other than a transfer certificate says; of those issued before the wording was a setting it follows from the facts. */
  text?: string;
  /** The first and the last day of the internship; the first is '' where it is not known. */
  internship?: { from: string; until: string; months?: string };
  /** The desks that cleared the student, on which day. */
  desks?: [name: string, on: string][];
  /** What a transfer certificate says, label and text, and below it the wording. */
  lines?: [label: string, text: string][];
  wording?: string;
  /** Of a second copy: the original, and why it was issued. */
  duplicateOf?: { id: string; serial: string; issuedOn: string };
  reason?: string;
}

/** The certificate as it is stored: with what its PDF needs. */
export interface KeptCertificate extends Certificate {
  studentId: string;
  /** The exam session of a hall ticket. */
  sessionId: string | null;
  academicYear: string;
  facts: CertificateFacts;
}

export const certificateInputSchema = z.object({
  kind: z.enum(certificateKinds, 'Choose a kind'),
  /** 'Bank loan'; printed on the certificate. */
  purpose: z._default(anyText(120), ''),
  /** Of a transfer certificate: why the student leaves; of its second copy: why that is issued. */
  reason: z._default(anyText(200), ''),
  conduct: z._default(anyText(60), ''),
  /** Of a transfer certificate: the student's status from that day on. */
  status: z.optional(z.enum(formerStatuses, 'Status must be LEFT or GRADUATED')),
  leftOn: z.optional(isoDate('Date of leaving must be a date', 'status')),
  /** The lines of a transfer certificate that the college types, by their label. */
  lines: z._default(
    z.array(z.object({ label: anyText(80), text: anyText(200) })).check(z.maxLength(40, 'At most 40 lines')),
    [],
  ),
});
export type CertificateInput = z.output<typeof certificateInputSchema>;

/** A fact that a certificate needs and the college does not know, and the part of the student's record where it is entered. */
const missingFactSchema = z.object({
  label: z.string(),
  tab: z.enum(['record', 'fees', 'certificates']),
});
export type MissingFact = z.infer<typeof missingFactSchema>;

/** What a transfer certificate of the student would say today. */
export const transferDraftSchema = z.object({
  /** The number of the original, where one was issued: the next one is a second copy. */
  original: z.nullable(z.string()),
  /** What the second copy repeats; the lines of the student's record otherwise. */
  lines: z.array(z.object({ label: z.string(), text: z.string(), isTyped: z.boolean() })),
  missing: z.array(missingFactSchema),
  status: z.enum(formerStatuses),
  leftOn: z.string(),
  reason: z.string(),
  conduct: z.string(),
});
export type TransferDraft = z.infer<typeof transferDraftSchema>;

/** What the public page shows, to anyone who has the code. */
export const verificationSchema = z.object({
  kind: z.enum(verifiedKinds),
  serial: z.string(),
  issuedOn: z.string(),
  /** The name shortened to initials: 'A. N.' */
  holder: z.string(),
  withdrawnOn: z.nullable(z.string()),
  /** Of a receipt: why its payment does not count. */
  cancelKind: z.optional(z.enum(cancelKinds)),
});
export type Verification = z.infer<typeof verificationSchema>;
