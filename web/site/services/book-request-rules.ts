import { whatsAppWords } from '#content/en/whatsapp.ts';
import { contact } from '#content/facts.ts';
import { bookRequestMessage, bookRequestSchema } from '#shared/book-request.ts';
import { whatsappLink } from '#shared/whatsapp.ts';
import { enhanceForm, openChat, tell } from '../frame/form-behaviour.ts';

/** The request goes to the library by WhatsApp; then the dialog has done its work. */
export function enhanceBookRequest(request: HTMLFormElement): void {
  enhanceForm(request, {
    schema: bookRequestSchema,
    onValid: (values, form) => {
      const url = whatsappLink(contact.whatsApp, bookRequestMessage(values));
      if (!openChat(url)) return tell(form, whatsAppWords.blocked, { label: whatsAppWords.open, url });
      form.reset();
      tell(form, '');
      form.closest('dialog')?.close();
    },
  });
}
