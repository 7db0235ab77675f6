// The two forms of the frame: the admission enquiry and the subscription. Both open WhatsApp; nothing is sent to us.
import { footer } from '#content/en/frame.ts';
import { whatsAppWords } from '#content/en/whatsapp.ts';
import { contact } from '#content/facts.ts';
import { enquiryMessage, enquirySchema } from '#shared/enquiry.ts';
import { subscriptionMessage, subscriptionSchema } from '#shared/subscription.ts';
import { whatsappLink } from '#shared/whatsapp.ts';
import { enhanceForm, openChat, tell } from './form-behaviour.ts';

export function enhanceFrameForms(): void {
  const enquiry = document.querySelector<HTMLFormElement>('form[data-form=enquiry]');
  if (enquiry && !enquiry.noValidate) {
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
  const subscribe = document.querySelector<HTMLFormElement>('form[data-form=subscribe]');
  if (subscribe && !subscribe.noValidate) {
    enhanceForm(subscribe, {
      schema: subscriptionSchema,
      onValid: (values, form) => {
        const url = whatsappLink(contact.whatsApp, subscriptionMessage(values));
        if (openChat(url)) tell(form, footer.subscribe.opened);
        else tell(form, whatsAppWords.blocked, { label: whatsAppWords.open, url });
      },
    });
  }
}
