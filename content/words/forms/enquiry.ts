// Words of the admission enquiry pop-up (product §2.9).

import { links } from '#content/college.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { Quota } from '#shared/people/quotas.ts';

export const en = {
  quotaNames: {
    convener: 'Convener quota',
    management: 'Management quota',
  } as const satisfies Record<Quota, string>,

  enquiry: {
    openButton: 'Admission Enquiry',
    title: 'Admission Enquiry',
    intro: 'Tell us who you are. WhatsApp opens with your answers typed in, and you press Send.',
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
  } as const,
};

export const te = inTelugu(en, {
  quotaNames: {
    convener: 'కన్వీనర్ కోటా',
    management: 'యాజమాన్య కోటా',
  },

  enquiry: {
    openButton: 'ప్రవేశ వివరాలు అడగండి',
    title: 'ప్రవేశ వివరాలు అడగండి',
    intro: 'మీ వివరాలు రాయండి. అవి టైప్ చేసి ఉన్న వాట్సాప్ తెరుచుకుంటుంది, మీరే Send నొక్కాలి.',
    fields: {
      fullName: 'పూర్తి పేరు',
      email: 'ఈ-మెయిల్',
      phone: 'ఫోన్ నంబరు',
      neetRank: 'నీట్ ర్యాంకు',
      quota: 'కావలసిన కోటా',
    },
    optional: 'తప్పనిసరి కాదు',
    choose: 'కోటా ఎంచుకోండి',
    quotaHint: 'దీన్ని తర్వాత మార్చుకోవచ్చు.',
    submit: 'వాట్సాప్‌లో పంపండి',
    confirmation: { label: 'సీటు ఇప్పటికే వచ్చిందా? నిర్ధారణ ఫారం నింపండి' },
  },
});
