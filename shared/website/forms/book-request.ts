// The 'Request a Book' dialog of the digital library (product §2.8). Product leaves its effect open: it sends the library a WhatsApp message.
import * as z from 'zod/mini';
import { asWritten, line } from '#shared/kit/phones/whatsapp.ts';
import { emailText, optionalText, requiredText } from '#shared/kit/text/text.ts';

export const bookRequestSchema = z.object({
  name: requiredText('Name is required'),
  email: emailText('Email is required', 'Invalid email address'),
  bookTitle: requiredText('Book title is required'),
  author: optionalText(),
  reason: optionalText(1000, { multiLine: true }),
});
export type BookRequest = z.infer<typeof bookRequestSchema>;

export function bookRequestMessage(request: BookRequest, phrase = asWritten): string {
  return [
    phrase('Book request'),
    line('Name', request.name, phrase),
    line('Email', request.email, phrase),
    line('Book Title', request.bookTitle, phrase),
    line('Author', request.author, phrase),
    line('Reason', request.reason, phrase),
  ].join('\n');
}
