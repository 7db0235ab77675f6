import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type EnquiryForm, enquiryMessage, enquirySchema } from './admission-enquiry.ts';

const filled = {
  fullName: 'Sita Devi',
  email: 'sita@vcp.example',
  phone: '+91 90000 00000',
  neetRank: '45210',
  quota: 'convener',
} satisfies EnquiryForm;

const errors = (change: Record<string, unknown>) => {
  const answer = enquirySchema.safeParse({ ...filled, ...change });
  return answer.success ? {} : z.flattenError(answer.error).fieldErrors;
};

test('the enquiry message has a line per entry', () => {
  expect(enquiryMessage(enquirySchema.parse(filled))).toBe(
    [
      'Admission enquiry',
      'Full Name: Sita Devi',
      'Email: sita@vcp.example',
      'Phone Number: +919000000000',
      'NEET Rank: 45210',
      'Quota Preference: convener',
    ].join('\n'),
  );
});

test.each([undefined, '', '  '])('a NEET rank of %j reads Not provided', (neetRank) => {
  expect(enquiryMessage(enquirySchema.parse({ ...filled, neetRank }))).toContain('NEET Rank: Not provided');
});

test('an empty enquiry names every required field, and the rank is not one', () => {
  expect(errors({ fullName: '', email: ' ', phone: '', neetRank: '', quota: '' })).toEqual({
    fullName: ['Full name is required'],
    email: ['Email is required'],
    phone: ['Phone number is required'],
    quota: ['Please choose a quota'],
  });
  expect(Object.keys(errors({ fullName: undefined, quota: undefined }))).toEqual(['fullName', 'quota']);
});

test('wrong entries are named', () => {
  expect(errors({ email: 'sita', phone: 'none', quota: 'sports' })).toEqual({
    email: ['Invalid email address'],
    phone: ['Type one phone number, without words or an extension'],
    quota: ['Please choose a quota'],
  });
});

test.each(['0', '-5', '12.5', '1e3', 'first'])('a NEET rank of %s is refused', (neetRank) => {
  expect(errors({ neetRank })).toEqual({
    neetRank: ['NEET rank must be a whole number, for example 45210'],
  });
});

test('both quotas are taken', () => {
  expect(errors({ quota: 'convener' })).toEqual({});
  expect(errors({ quota: 'management' })).toEqual({});
});
