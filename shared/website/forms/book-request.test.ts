import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bookRequestMessage, bookRequestSchema } from './book-request.ts';

const filled = { name: 'Kiran', email: 'kiran@vcp.example', bookTitle: 'Kinesiology' };

test('the book request message has a line per entry, blank ones included', () => {
  expect(bookRequestMessage(bookRequestSchema.parse(filled))).toBe(
    [
      'Book request',
      'Name: Kiran',
      'Email: kiran@vcp.example',
      'Book Title: Kinesiology',
      'Author: Not provided',
      'Reason: Not provided',
    ].join('\n'),
  );
});

test('a long reason is sent as it was typed', () => {
  const reason = 'క్ష్మి'.repeat(1000);
  const lines = bookRequestMessage({ ...filled, author: 'A. Rao', reason }).split('\n');
  expect(lines.slice(-2)).toEqual(['Author: A. Rao', `Reason: ${reason}`]);
});

test('name, email and title are required', () => {
  const answer = bookRequestSchema.safeParse({ name: '', email: '', bookTitle: '', author: '' });
  expect(answer.error && z.flattenError(answer.error).fieldErrors).toEqual({
    name: ['Name is required'],
    email: ['Email is required'],
    bookTitle: ['Book title is required'],
  });
});
