import { contactForm as words } from '#content/en/contact.ts';
import { contact } from '#content/facts.ts';
import { contactMessage, contactSchema } from '#shared/contact.ts';
import { enhanceForm } from '#web/site/forms/form-behaviour.ts';
import { sendByChat } from '#web/site/forms/send-by-chat.ts';

export function enhanceContactForm(contactForm: HTMLFormElement): void {
  enhanceForm(contactForm, {
    schema: contactSchema,
    onValid: (values, form) => sendByChat(form, contact.whatsApp, contactMessage(values), words.opened),
  });
}
