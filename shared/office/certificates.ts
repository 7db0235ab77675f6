// Certificates and hall tickets of the college: each has a serial number and a code that anyone can look up at /verify/{code}.
import * as z from 'zod/mini';
import { idText } from '#shared/kit/ids.ts';
import type { Year } from '#shared/kit/study-years.ts';
import { anyText, requiredText } from '#shared/kit/text/text.ts';
import { cancelKinds } from '#shared/money/cancel-kinds.ts';
import { certificateKinds, issuedKinds, verifiedKinds } from './document-kinds.ts';

export const certificateSchema = z.object({
  id: z.string(),
  kind: z.enum(issuedKinds),
  /** 'VCP/BC/2026-27/0001' */
  serial: z.string(),
  code: z.string(),
  issuedOn: z.string(),
  issuedBy: z.string(),
  purpose: z.string(),
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
});

export const withdrawalInputSchema = z.object({ reason: requiredText('Say why it is withdrawn', 300) });

export const verificationParams = z.object({
  /** Letters and digits, read without regard to case. */
  code: idText,
});

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
