// The scholarship application (product §3, §5, §7). The messages are fixed by the product.
import * as z from 'zod/mini';
import { requiredPdf } from '#shared/kit/pdf-file.ts';
import { tenDigitPhone } from '#shared/kit/phones/phone-schemas.ts';
import { asWritten, excerpt, line } from '#shared/kit/phones/whatsapp.ts';
import { emailText, requiredText } from '#shared/kit/text/text.ts';

/** product §5 and §9. */
export const scholarshipPercent = { least: 85, most: 100, step: 0.01 } as const;
/** Characters of the personal statement. */
export const statementLimit = 500;

const isNumber = (text: string) => /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text);

export const scholarshipAnswers = {
  fullName: requiredText('Full name is required'),
  email: emailText('Email is required', 'Invalid email address'),
  phone: tenDigitPhone('Phone number is required', 'Phone number must be 10 digits'),
  /** Kept as typed, '91.25': from 85 to 100 in steps of 0.01. */
  academicPercentage: requiredText('Academic percentage is required', 20).check(
    z.refine(isNumber, { error: 'Academic percentage must be a number', abort: true }),
    z.refine((text) => Number(text) >= scholarshipPercent.least, {
      error: 'Minimum 85% is required',
      abort: true,
    }),
    z.refine((text) => Number(text) <= scholarshipPercent.most, {
      error: 'Percentage cannot exceed 100',
      abort: true,
    }),
    // Compared as text: 85.29 * 100 is not a whole number in floating point.
    z.regex(/^\+?\d+(?:\.\d{0,2}0*)?$/, 'Percentage can have at most two decimal places'),
  ),
  enrollmentNumber: requiredText('Enrollment number is required'),
  // product §5: the message says words, the rule counts characters.
  personalStatement: requiredText('Personal statement is required', statementLimit, {
    multiLine: true,
    tooLong: 'Personal statement must be 500 words or less',
  }),
  communityInvolvement: requiredText('Community involvement description is required', 2000, {
    multiLine: true,
  }),
};
const chatSchema = z.object({ ...scholarshipAnswers, way: z.literal('whatsapp') });
const submitSchema = z.object({
  ...scholarshipAnswers,
  way: z.literal('submit'),
  incomeCertificate: requiredPdf('Income certificate is required'),
  recommendationLetter: requiredPdf('Recommendation letter is required'),
  academicTranscript: requiredPdf('Academic transcript is required'),
});
/** By the pressed button: Submit asks for the documents, the chat takes them afterwards. */
export const scholarshipSchema = z.discriminatedUnion('way', [chatSchema, submitSchema]);
export type ScholarshipApplication = z.infer<typeof scholarshipSchema>;

/** Each answer is cut to 200 characters; the visitor sends the three documents separately (product §7). */
export function scholarshipMessage(form: ScholarshipApplication, phrase = asWritten): string {
  return [
    phrase('Scholarship application'),
    line('Name', excerpt(form.fullName), phrase),
    line('Email', excerpt(form.email), phrase),
    line('Phone', excerpt(form.phone), phrase),
    line('Percentage', excerpt(form.academicPercentage), phrase),
    line('Enrollment Number', excerpt(form.enrollmentNumber), phrase),
    line('Personal Statement', excerpt(form.personalStatement), phrase),
    line('Community Involvement', excerpt(form.communityInvolvement), phrase),
    phrase('Documents will be sent separately.'),
  ].join('\n');
}

/** The log entry of a submitted form: which answers were given, without the answers themselves. */
export function scholarshipSummary(form: z.infer<typeof submitSchema>) {
  const documents = [form.incomeCertificate, form.recommendationLetter, form.academicTranscript];
  return {
    statementLength: form.personalStatement.length,
    involvementLength: form.communityInvolvement.length,
    documentBytes: documents.map((document) => document.size),
  };
}
