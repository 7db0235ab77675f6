import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contactMessage, contactSchema } from './contact-message.ts';

const filled = {
  name: 'Ravi Kumar',
  option: 'course',
  customOption: '',
  email: 'ravi@vcp.example',
  phone: '9000000000',
  description: 'When does the course begin?\nThank you.',
};

const errors = (change: Record<string, unknown>) => {
  const answer = contactSchema.safeParse({ ...filled, ...change });
  return answer.success ? {} : z.flattenError(answer.error).fieldErrors;
};

test('the contact message has the lines Name, Option, Email, Phone and Description', () => {
  expect(contactMessage(contactSchema.parse(filled))).toBe(
    [
      'Name: Ravi Kumar',
      'Option: course',
      'Email: ravi@vcp.example',
      'Phone: +919000000000',
      'Description: When does the course begin?\nThank you.',
    ].join('\n'),
  );
});

test('a custom option brings its own text, and other options ignore it', () => {
  const customOption = 'Hostel rooms';
  expect(contactMessage(contactSchema.parse({ ...filled, option: 'custom', customOption }))).toContain(
    '\nOption: Hostel rooms\n',
  );
  expect(contactMessage(contactSchema.parse({ ...filled, customOption }))).toContain('\nOption: course\n');
});

test.each([undefined, '', '  '])(
  'a custom option of %j is asked for, together with the other faults',
  (customOption) => {
    expect(errors({ option: 'custom', customOption, name: '' })).toEqual({
      name: ['Name is required'],
      customOption: ['Please type your option'],
    });
  },
);

test('every field is required', () => {
  expect(errors({ name: '', option: '', email: '', phone: '', description: '' })).toEqual({
    name: ['Name is required'],
    option: ['Please select an option'],
    email: ['Email is required'],
    phone: ['Phone number is required'],
    description: ['Description is required'],
  });
});

test.each(['admission', 'course', 'support'])('the option %s needs no further text', (option) => {
  expect(errors({ option, customOption: undefined })).toEqual({});
});

test('input that is not an object is refused without an exception', () => {
  expect(contactSchema.safeParse(null).success).toBe(false);
  expect(contactSchema.safeParse('x').success).toBe(false);
});

test('the description is never cut', () => {
  const description = 'a'.repeat(2000);
  expect(contactMessage(contactSchema.parse({ ...filled, description }))).toContain(
    `Description: ${description}`,
  );
  expect(errors({ description: `${description}a` })).toEqual({
    description: ['Please keep this to 2000 characters or fewer'],
  });
});
