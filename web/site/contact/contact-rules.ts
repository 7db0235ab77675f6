import { contactForm as words } from '#content/en/contact.ts';
import { whatsAppWords } from '#content/en/whatsapp.ts';
import { contact } from '#content/facts.ts';
import { contactMessage, contactSchema } from '#shared/contact.ts';
import { whatsappLink } from '#shared/whatsapp.ts';
import { enhanceForm, openChat, tell } from '../frame/form-behaviour.ts';

export function enhanceContactForm(contactForm: HTMLFormElement): void {
  enhanceForm(contactForm, {
    schema: contactSchema,
    onValid: (values, form) => {
      const url = whatsappLink(contact.whatsApp, contactMessage(values));
      if (openChat(url)) tell(form, words.opened);
      else tell(form, whatsAppWords.blocked, { label: whatsAppWords.open, url });
    },
    onInvalid: (_issues, form) => tell(form, ''),
  });
}
