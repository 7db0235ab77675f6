// Apart from the other texts of forms, which every page loads before it is used.
import { enquiriesKeptMonths } from '#content/facts.ts';

/** Enquiries that the college keeps when the visitor ticks the box. */
export const callBack = {
  label: 'The college may call me back',
  help: `With this tick the college also keeps what you typed, to call you back, for at most ${enquiriesKeptMonths} months after your last message. Without it this site keeps nothing.`,
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
