// The kinds of certificates and other documents with a code. A file of its own: the public page of codes needs their names only.
import { keysOf } from '#shared/kit/fields/keys.ts';

const ofRecord = {
  bonafide: 'Bonafide certificate',
  study: 'Study certificate',
  transfer: 'Transfer certificate',
  conduct: 'Conduct certificate',
  custodian: 'Custodian certificate',
  'no-dues': 'No-dues certificate',
  'course-completion': 'Course completion certificate',
  'internship-completion': 'Internship completion certificate',
} as const;
export type CertificateKind = keyof typeof ofRecord;
export const certificateKinds = keysOf(ofRecord);
/** Those that say a sentence; a transfer certificate has lines. */
export const wordedKinds = certificateKinds.filter((kind) => kind !== 'transfer');
/** Hall tickets are issued with those of their exam session, not on the record of a student. */
export const certificateLabels = { ...ofRecord, 'hall-ticket': 'Hall ticket' } as const;
export type IssuedKind = keyof typeof certificateLabels;
export const issuedKinds = keysOf(certificateLabels);

/** What has a number of its kind and academic year: what is issued, and the marks memos that are made when they are printed. */
export type NumberedKind = IssuedKind | 'memo';

/** Letters and digits only: a code may be typed with spaces. */
export const plainDocumentCode = (text: string) => text.replace(/[^A-Za-z0-9]/g, '').toUpperCase();

/** What carries a code to its public page. */
export const verifiedLabels = { ...certificateLabels, memo: 'Marks memo', receipt: 'Receipt' } as const;
export const verifiedKinds = keysOf(verifiedLabels);
