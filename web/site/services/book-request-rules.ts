import { contact } from '#content/facts.ts';
import { bookRequestMessage, bookRequestSchema } from '#shared/book-request.ts';
import { enhanceForm } from '#web/site/forms/form-behaviour.ts';
import { sendByChat } from '#web/site/forms/send-by-chat.ts';

/** The request goes to the library by WhatsApp. */
export function enhanceBookRequest(request: HTMLFormElement): void {
  enhanceForm(request, {
    schema: bookRequestSchema,
    onValid: (values, form) => sendByChat(form, contact.whatsApp, bookRequestMessage(values)),
  });
}
