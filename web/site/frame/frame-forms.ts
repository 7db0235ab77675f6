// The two forms of the frame: the admission enquiry and the subscription. Both open WhatsApp; nothing is sent to us.
import { footer } from '#content/en/frame.ts';
import { whatsAppWords } from '#content/en/whatsapp.ts';
import { contact } from '#content/facts.ts';
import { enquiryMessage, enquirySchema } from '#shared/enquiry.ts';
import { subscriptionMessage, subscriptionSchema } from '#shared/subscription.ts';
import { whatsappLink } from '#shared/whatsapp.ts';
import { enhanceForm, openChat, tell } from './form-behaviour.ts';

export function enhanceFrameForm(form: HTMLFormElement): void {
  if (form.dataset.form === 'enquiry') enhanceEnquiry(form);
  else enhanceSubscription(form);
}

function enhanceEnquiry(enquiry: HTMLFormElement): void {
  enhanceForm(enquiry, {
    schema: enquirySchema,
    onValid: (values, form) => {
      const url = whatsappLink(contact.whatsApp, enquiryMessage(values));
      if (!openChat(url)) return tell(form, whatsAppWords.blocked, { label: whatsAppWords.open, url });
      form.reset();
      form.closest('dialog')?.close();
    },
  });
}

function enhanceSubscription(subscription: HTMLFormElement): void {
  enhanceForm(subscription, {
    schema: subscriptionSchema,
    onValid: (values, form) => {
      const url = whatsappLink(contact.whatsApp, subscriptionMessage(values));
      if (openChat(url)) tell(form, footer.subscribe.opened);
      else tell(form, whatsAppWords.blocked, { label: whatsAppWords.open, url });
    },
  });
}
