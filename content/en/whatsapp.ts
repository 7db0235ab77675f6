// The texts of forms that open WhatsApp.
import { longestEnquiryMonths } from '#shared/enquiry-months.ts';

export const whatsAppWords = {
  blocked: 'Your browser did not open WhatsApp.',
  open: 'Open WhatsApp',
  notLoaded: 'The form could not be loaded. Please check the connection and press the button again.',
  needsScript: 'This form needs JavaScript, which is switched off here. You can reach us directly:',
} as const;

/** Enquiries that the college keeps when the visitor ticks the box. */
export const callBack = {
  label: 'The college may call me back',
  help: `With this tick the college also keeps what you typed, to call you back, for at most ${longestEnquiryMonths} months after your last message. Without it this site keeps nothing.`,
} as const;

/** What happened after a form was sent. */
export const sent = {
  opened: 'WhatsApp was opened; press Send there.',
  keeping: 'Your enquiry is being noted at the college…',
  /** {reference} is the number of the enquiry. */
  kept: 'The college has also noted your enquiry under the number {reference}, and may call you back.',
  notKept:
    'The college could not be reached to note your enquiry for a call back. It gets your message when you send it on WhatsApp.',
} as const;
