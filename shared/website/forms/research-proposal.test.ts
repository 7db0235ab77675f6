import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  hasMissingFields,
  proposalMissingFields,
  proposalSent,
  researchProposalMessage,
  researchProposalSchema,
} from './research-proposal.ts';

const megabyte = 1024 * 1024;
const pdf = { name: 'gait.pdf', type: 'application/pdf', size: megabyte };
const filled = {
  name: 'Dr. Madhavi',
  email: 'madhavi@vcp.example',
  topic: 'Gait',
  title: 'Walking after stroke',
  description: 'We measure the step length.',
};

const errors = (change: Record<string, unknown>) => {
  const answer = researchProposalSchema.safeParse({ ...filled, ...change });
  return answer.success ? {} : z.flattenError(answer.error).fieldErrors;
};

test('the alerts are the texts of the product', () => {
  expect(proposalMissingFields).toBe('Please fill out all required fields.');
  expect(proposalSent).toBe(
    'Proposal submitted via WhatsApp! Please send any supporting document separately if applicable.',
  );
});

test('the proposal message has a line per entry', () => {
  const lines = [
    'Research proposal',
    'Name: Dr. Madhavi',
    'Email: madhavi@vcp.example',
    'Topic: Gait',
    'Title: Walking after stroke',
    'Description: We measure the step length.',
  ];
  expect(researchProposalMessage(researchProposalSchema.parse(filled))).toBe(lines.join('\n'));
  expect(researchProposalMessage(researchProposalSchema.parse({ ...filled, file: pdf }))).toBe(
    [...lines, 'Supporting document: gait.pdf (sent separately)'].join('\n'),
  );
  expect(researchProposalMessage({ ...filled, file: { name: '', type: '', size: 0 } })).toBe(
    lines.join('\n'),
  );
});

test.each(['a', '👩‍👩‍👧', 'స్త్రీ'])('the description is cut to 200 characters of %s', (character) => {
  for (const length of [199, 200, 201])
    expect(researchProposalMessage({ ...filled, description: character.repeat(length) })).toContain(
      `Description: ${character.repeat(Math.min(length, 200))}`,
    );
  expect(researchProposalMessage({ ...filled, description: character.repeat(201) })).not.toContain(
    character.repeat(201),
  );
});

test('required fields are named', () => {
  expect(errors({ name: '', email: '', topic: '', title: ' ', description: '' })).toEqual({
    name: ['Name is required'],
    email: ['Email is required'],
    topic: ['Topic is required'],
    title: ['Title is required'],
    description: ['Description is required'],
  });
  expect(errors({ email: 'madhavi' })).toEqual({ email: ['Invalid email address'] });
});

const isMissing = (change: Record<string, unknown>) =>
  hasMissingFields(researchProposalSchema.safeParse({ ...filled, ...change }).error?.issues ?? []);

test.each(['name', 'email', 'topic', 'title', 'description'])('hasMissingFields sees a blank %s', (field) => {
  expect(isMissing({})).toBe(false);
  // Invisible text counts as empty: the last one is a zero-width space.
  for (const blank of [undefined, '', ' ', '\u200b']) expect(isMissing({ [field]: blank })).toBe(true);
});

test('a wrong address is not a missing one', () => {
  expect(isMissing({ email: 'madhavi' })).toBe(false);
});

test('the file may be left out, must be a PDF and at most 5 MB', () => {
  expect(errors({ file: undefined })).toEqual({});
  expect(errors({ file: new File([], '') })).toEqual({});
  expect(errors({ file: { ...pdf, size: 5 * megabyte } })).toEqual({});
  expect(errors({ file: { ...pdf, size: 5 * megabyte + 1 } })).toEqual({
    file: ['This file is larger than 5 MB. Please choose a smaller PDF.'],
  });
  expect(errors({ file: { name: 'gait.docx', type: 'application/msword', size: 10 } })).toEqual({
    file: ['Only PDF files are allowed'],
  });
});
