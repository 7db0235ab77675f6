// Apart from the other texts of forms, which every page loads before it is used.

import { enquiriesKeptMonths } from '#content/facts.ts';
import { inTelugu } from '#content/in-telugu.ts';

export const en = {
  /** Enquiries that the college keeps when the visitor ticks the box. */
  callBack: {
    label: 'The college may call me back',
    help: `With this tick the college also keeps what you typed, to call you back, for at most ${enquiriesKeptMonths} months after your last message. Without it this site keeps nothing.`,
  } as const,

  /** What happened after a form was sent. */
  sent: {
    opened: 'WhatsApp was opened; press Send there.',
    keeping: 'Your enquiry is being noted at the college…',
    /** {reference} is the number of the enquiry. */
    kept: 'The college has also noted your enquiry under the number {reference}, and may call you back.',
    notKept:
      'The college could not be reached to note your enquiry for a call back. It gets your message when you send it on WhatsApp.',
  } as const,
};

export const te = inTelugu(en, {
  callBack: {
    label: 'కళాశాల నాకు తిరిగి ఫోన్ చేయవచ్చు',
    help: `ఇక్కడ టిక్ పెడితే, మీకు ఫోన్ చేయడానికి మీరు టైప్ చేసిన వివరాలను కళాశాల కూడా ఉంచుకుంటుంది: మీ చివరి సందేశం తర్వాత గరిష్ఠంగా ${enquiriesKeptMonths} నెలలు. టిక్ లేకపోతే ఈ సైట్ ఏమీ ఉంచుకోదు.`,
  },

  sent: {
    opened: 'వాట్సాప్ తెరుచుకుంది; అక్కడ Send నొక్కండి.',
    keeping: 'మీ వివరాలను కళాశాల నమోదు చేసుకుంటోంది…',
    kept: 'మీ వివరాలు {reference} నంబరుతో కళాశాలలో నమోదయ్యాయి. కళాశాల మీకు తిరిగి ఫోన్ చేయవచ్చు.',
    notKept: 'తిరిగి ఫోన్ చేయడానికి మీ వివరాలను నమోదు చేయలేకపోయాము. వాట్సాప్‌లో పంపితే మీ సందేశం కళాశాలకు చేరుతుంది.',
  },
});
