import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { scholarshipMessage, scholarshipSchema, scholarshipSummary } from './scholarship.ts';

const pdf = { name: 'paper.pdf', type: 'application/pdf', size: 1000 };
const filled = {
  way: 'submit' as const,
  fullName: 'Anjali Rao',
  email: 'anjali@vcp.example',
  phone: '9000000000',
  academicPercentage: '91.25',
  enrollmentNumber: 'VCP26001',
  personalStatement: 'I want to help people walk again.',
  communityInvolvement: 'I help at the village health camp.',
  incomeCertificate: pdf,
  recommendationLetter: pdf,
  academicTranscript: pdf,
};

const errors = (change: Record<string, unknown>) => {
  const answer = scholarshipSchema.safeParse({ ...filled, ...change });
  return answer.success ? {} : z.flattenError(answer.error).fieldErrors;
};

test('the scholarship message has a line per answer and the note on documents', () => {
  expect(scholarshipMessage(scholarshipSchema.parse(filled))).toBe(
    [
      'Scholarship application',
      'Name: Anjali Rao',
      'Email: anjali@vcp.example',
      'Phone: +919000000000',
      'Percentage: 91.25',
      'Enrollment Number: VCP26001',
      'Personal Statement: I want to help people walk again.',
      'Community Involvement: I help at the village health camp.',
      'Documents will be sent separately.',
    ].join('\n'),
  );
});

test.each([
  ['fullName', 'Name'],
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['academicPercentage', 'Percentage'],
  ['enrollmentNumber', 'Enrollment Number'],
  ['personalStatement', 'Personal Statement'],
  ['communityInvolvement', 'Community Involvement'],
] as const)('the message carries at most 200 characters of %s', (field, label) => {
  for (const character of ['a', '👩‍👩‍👧', 'స్త్రీ'])
    for (const length of [199, 200, 201]) {
      const lines = scholarshipMessage({ ...filled, [field]: character.repeat(length) }).split('\n');
      expect(lines).toContain(`${label}: ${character.repeat(Math.min(length, 200))}`);
    }
});

test('an empty form names every field', () => {
  expect(
    z.flattenError(scholarshipSchema.safeParse({ way: 'submit' }).error ?? new z.core.$ZodError([]))
      .fieldErrors,
  ).toEqual({
    fullName: ['Full name is required'],
    email: ['Email is required'],
    phone: ['Phone number is required'],
    academicPercentage: ['Academic percentage is required'],
    enrollmentNumber: ['Enrollment number is required'],
    personalStatement: ['Personal statement is required'],
    communityInvolvement: ['Community involvement description is required'],
    incomeCertificate: ['Income certificate is required'],
    recommendationLetter: ['Recommendation letter is required'],
    academicTranscript: ['Academic transcript is required'],
  });
});

test.each([
  ['84.99', 'Minimum 85% is required'],
  ['0', 'Minimum 85% is required'],
  ['-90', 'Minimum 85% is required'],
  ['84.999', 'Minimum 85% is required'],
  ['100.01', 'Percentage cannot exceed 100'],
  ['100.001', 'Percentage cannot exceed 100'],
  ['85.005', 'Percentage can have at most two decimal places'],
  ['99.999', 'Percentage can have at most two decimal places'],
  ['ninety', 'Academic percentage must be a number'],
  ['90%', 'Academic percentage must be a number'],
  ['9e1', 'Academic percentage must be a number'],
  ['', 'Academic percentage is required'],
])('a percentage of %j is refused: %s', (academicPercentage, message) => {
  expect(errors({ academicPercentage })).toEqual({ academicPercentage: [message] });
});

test('percentages from 85 to 100 in steps of 0.01 are taken', () => {
  for (let hundredths = 8500; hundredths <= 10000; hundredths += 1)
    expect(errors({ academicPercentage: String(hundredths / 100) })).toEqual({});
  expect(errors({ academicPercentage: '85.10' })).toEqual({});
  expect(errors({ academicPercentage: ' 100.00 ' })).toEqual({});
});

test('the phone number has exactly ten digits', () => {
  for (const phone of ['9000000000', '90000 00000', '90000-00000']) expect(errors({ phone })).toEqual({});
  for (const phone of ['900000000', '90000000000', '+919000000000', 'phone'])
    expect(errors({ phone })).toEqual({ phone: ['Phone number must be 10 digits'] });
});

test.each(['anjali', 'anjali@', '@vcp.example', 'anjali@vcp'])('the address %s is refused', (email) => {
  expect(errors({ email })).toEqual({ email: ['Invalid email address'] });
});

test('the statement has at most 500 characters', () => {
  for (const character of ['a', '👩‍👩‍👧', 'స్త్రీ']) {
    expect(errors({ personalStatement: character.repeat(500) })).toEqual({});
    expect(errors({ personalStatement: character.repeat(501) })).toEqual({
      personalStatement: ['Personal statement must be 500 words or less'],
    });
  }
});

test.each(['incomeCertificate', 'recommendationLetter', 'academicTranscript'])(
  '%s must be a PDF',
  (field) => {
    expect(errors({ [field]: { name: 'photo.jpg', type: 'image/jpeg', size: 10 } })).toEqual({
      [field]: ['Only PDF files are allowed'],
    });
    expect(errors({ [field]: { name: 'photo.pdf', type: 'image/jpeg', size: 10 } })).toEqual({
      [field]: ['Only PDF files are allowed'],
    });
    expect(errors({ [field]: { name: 'Paper.PDF', type: '', size: 10 } })).toEqual({});
    expect(errors({ [field]: new File(['%PDF-'], 'paper.pdf', { type: 'application/pdf' }) })).toEqual({});
  },
);

test('the chat asks for the words, not for the documents', () => {
  const none = {
    incomeCertificate: undefined,
    recommendationLetter: undefined,
    academicTranscript: undefined,
  };
  expect(errors({ ...none, way: 'whatsapp' })).toEqual({});
  expect(errors({ ...none, way: 'whatsapp', fullName: '' })).toEqual({ fullName: ['Full name is required'] });
});

test('the file of an empty file input counts as missing', () => {
  expect(errors({ incomeCertificate: new File([], '') })).toEqual({
    incomeCertificate: ['Income certificate is required'],
  });
});

test('the summary for the console holds no personal data', () => {
  const summary = JSON.stringify(scholarshipSummary(filled));
  for (const value of [filled.fullName, filled.email, filled.phone, filled.enrollmentNumber, pdf.name])
    expect(summary).not.toContain(value);
});
