// What a form of the Telugu pages says: its errors and its message are in Telugu, what the visitor typed stays as it is.
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { te } from '#content/words/forms.ts';
import type { Phrase } from '#shared/kit/phones/whatsapp.ts';
import { enquiryMessage, enquirySchema } from '#shared/website/forms/admission-enquiry.ts';
import { bookRequestMessage, bookRequestSchema } from '#shared/website/forms/book-request.ts';
import { contactMessage, contactSchema } from '#shared/website/forms/contact-message.ts';
import { researchProposalMessage, researchProposalSchema } from '#shared/website/forms/research-proposal.ts';
import { scholarshipMessage, scholarshipSchema } from '#shared/website/forms/scholarship.ts';
import { subscriptionMessage, subscriptionSchema } from '#shared/website/forms/subscription.ts';
import { phraseIn } from './use-phrases.ts';

const long = 'క'.repeat(3000);
const pdf = { name: 'ఆదాయం.pdf', type: 'application/pdf', size: 10 };
const picture = { name: 'photo.jpg', type: 'image/jpeg', size: 10 };
const person = { name: 'సీత', fullName: 'సీత', email: 'a@b.in', phone: '9000000000' };

interface Form<S extends z.ZodMiniType> {
  schema: S;
  message: (values: z.output<S>, phrase: Phrase) => string;
  filled: z.input<S>;
  wrong: object[];
}
const form = <S extends z.ZodMiniType>(one: Form<S>) => one;

const wrongPerson = [{ email: 'a' }, { email: '\ufffe' }, { phone: 'none' }, { phone: '12' }];
const forms = {
  enquiry: form({
    schema: enquirySchema,
    message: enquiryMessage,
    filled: { ...person, quota: 'convener', neetRank: '' },
    wrong: [...wrongPerson, { neetRank: 'x' }, { fullName: long }],
  }),
  contact: form({
    schema: contactSchema,
    message: contactMessage,
    filled: { ...person, option: 'admission', description: 'హాస్టల్ ఉందా?' },
    wrong: [...wrongPerson, { option: 'custom' }, { description: long }],
  }),
  proposal: form({
    schema: researchProposalSchema,
    message: researchProposalMessage,
    filled: { ...person, topic: 'నడక', title: 'నడక', description: 'నడక', file: pdf },
    wrong: [{ file: picture }, { file: { ...pdf, size: 6 * 1024 ** 2 } }],
  }),
  scholarship: form({
    schema: scholarshipSchema,
    message: scholarshipMessage,
    filled: {
      ...person,
      way: 'submit',
      academicPercentage: '91',
      enrollmentNumber: '1',
      personalStatement: 'నేను',
      communityInvolvement: 'సేవ',
      incomeCertificate: pdf,
      recommendationLetter: pdf,
      academicTranscript: pdf,
    },
    wrong: [
      ...['x', '84', '101', '91.123'].map((academicPercentage) => ({ academicPercentage })),
      { phone: '12' },
      { personalStatement: long },
      { incomeCertificate: picture },
    ],
  }),
  bookRequest: form({
    schema: bookRequestSchema,
    message: bookRequestMessage,
    filled: { ...person, bookTitle: 'పుస్తకం' },
    wrong: [{ reason: long }],
  }),
  subscription: form({
    schema: subscriptionSchema,
    message: subscriptionMessage,
    filled: person,
    wrong: [{ email: 'a' }],
  }),
};

const english = (text: string) => text.replace(/PDF|MB|\.pdf|a@b\.in/g, '').match(/[a-z]{2,}/gi);

test.each(Object.entries(forms))('the errors and the message of %s are in Telugu', (name, one) => {
  const { schema, message, filled, wrong } = one as Form<z.ZodMiniType>; // as: each with its own values
  const phrase = phraseIn({ ...te.formPhrases.every, ...te.formPhrases[name as keyof typeof forms] });
  const errors = [{ way: 'submit' }, ...wrong.map((change) => Object.assign({}, filled, change))].flatMap(
    (values) => (schema.safeParse(values).error?.issues ?? []).map((issue) => phrase(issue.message)),
  );
  expect(errors.length).toBeGreaterThan(wrong.length);
  expect(errors.filter(english)).toEqual([]);
  expect(english(message(schema.parse(filled), phrase))).toBeNull();
});
