// The 'Request a Book' dialog of the digital library (product §2.8). Product leaves its effect open: it sends the library a WhatsApp message.
import * as z from 'zod/mini';
import { emailText, optionalText, requiredText } from '#shared/kit/text/text.ts';
import { line } from '#shared/kit/whatsapp.ts';

export const bookRequestSchema = z.object({
  name: requiredText('Name is required'),
  email: emailText('Email is required', 'Invalid email address'),
  bookTitle: requiredText('Book title is required'),
  author: optionalText(),
  reason: optionalText(1000, { multiLine: true }),
});
export type BookRequest = z.infer<typeof bookRequestSchema>;

export function bookRequestMessage(request: BookRequest): string {
  return [
    'Book request',
    line('Name', request.name),
    line('Email', request.email),
    line('Book Title', request.bookTitle),
    line('Author', request.author),
    line('Reason', request.reason),
  ].join('\n');
}
