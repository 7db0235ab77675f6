// The two forms of the frame: the admission enquiry and the subscription. Both open WhatsApp; nothing is sent to us.
import { footer } from '#content/en/frame.ts';
import { contact } from '#content/facts.ts';
import { enquiryMessage, enquirySchema } from '#shared/enquiry.ts';
import { subscriptionMessage, subscriptionSchema } from '#shared/subscription.ts';
import { enhanceForm } from '#web/site/forms/form-behaviour.ts';
import { sendByChat } from '#web/site/forms/send-by-chat.ts';

export function enhanceFrameForm(form: HTMLFormElement): void {
  if (form.dataset.form === 'enquiry') enhanceEnquiry(form);
  else enhanceSubscription(form);
}

function enhanceEnquiry(enquiry: HTMLFormElement): void {
  enhanceForm(enquiry, {
    schema: enquirySchema,
    onValid: (values, form) => sendByChat(form, contact.whatsApp, enquiryMessage(values)),
  });
}

function enhanceSubscription(subscription: HTMLFormElement): void {
  enhanceForm(subscription, {
    schema: subscriptionSchema,
    onValid: (values, form) =>
      sendByChat(form, contact.whatsApp, subscriptionMessage(values), footer.subscribe.opened),
  });
}
