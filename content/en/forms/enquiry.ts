// Words of the admission enquiry pop-up (product §2.9).

import { links } from '#content/college.ts';
import type { Quota } from '#shared/people/quotas.ts';

export const quotaNames = {
  convener: 'Convener quota',
  management: 'Management quota',
} as const satisfies Record<Quota, string>;

export const enquiry = {
  openButton: 'Admission Enquiry',
  title: 'Admission Enquiry',
  intro: 'Tell us who you are. WhatsApp opens with your answers typed in, and you press send.',
  fields: {
    fullName: 'Full Name',
    email: 'Email',
    phone: 'Phone Number',
    neetRank: 'NEET Rank',
    quota: 'Quota Preference',
  },
  optional: 'optional',
  choose: 'Choose a quota',
  quotaHint: 'You can change this later.',
  submit: 'Send on WhatsApp',
  confirmation: {
    label: 'Already offered a seat? Fill in the confirmation form',
    url: links.confirmationForm,
  },
} as const;
