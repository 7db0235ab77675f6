import * as english from '#content/en/forms/enquiry.ts';
import { inTelugu } from '#content/te/in-telugu.ts';

export const quotaNames = inTelugu(english.quotaNames, {
  convener: 'కన్వీనర్ కోటా',
  management: 'యాజమాన్య కోటా',
});

export const enquiry = inTelugu(english.enquiry, {
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
  optional: 'ఐచ్ఛికం',
  choose: 'కోటా ఎంచుకోండి',
  quotaHint: 'దీన్ని తర్వాత మార్చుకోవచ్చు.',
  submit: 'వాట్సాప్‌లో పంపండి',
  confirmation: { label: 'సీటు ఇప్పటికే వచ్చిందా? నిర్ధారణ ఫారం నింపండి' },
});
