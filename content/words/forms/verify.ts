// Words of the page that says whether a certificate, hall ticket, marks memo or receipt is valid.

import { college } from '#content/college.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { PageHead } from '#shared/website/content.ts';

export const en = {
  pages: {
    '/verify': {
      label: 'Check a Document',
      title: `Check a Document | ${college.shortName}`,
      description:
        'Check whether a certificate, marks memo or receipt of the college is valid, by the code that is printed on it.',
      image: {
        src: 'gallery/about-college/students.svg',
        alt: 'Four students in uniform stand together beside a bookshelf',
      },
    },
  } as const satisfies Record<string, PageHead>,

  verify: {
    title: 'Check a document',
    text: 'Certificates, hall tickets, marks memos and receipts of the college carry a code. This page says what the document is and whether it is valid; it shows no more of the person than the initials.',
    label: 'Code on the document',
    submit: 'Check',
    valid: 'This document is valid.',
    withdrawn: 'This document was withdrawn by the college on {date}. It is no longer valid.',
    cancelled: {
      mistake: 'This receipt was cancelled by the college on {date}. It is no longer valid.',
      returned: 'The payment of this receipt was returned by the bank on {date}. It is no longer valid.',
    },
    missing: 'Type the code that is printed on the document.',
    unknown: 'There is no document with this code. Compare it with the paper, letter by letter.',
    failed: 'The check did not work. Please try again in a moment.',
    facts: {
      college: 'College',
      kind: 'Document',
      serial: 'Number',
      issuedOn: 'Date',
      holder: 'Issued to',
    },
    noScript: 'This page needs JavaScript. Without it, the office checks a document for you by phone.',
  } as const,
};

export const te = inTelugu(en, {
  pages: {
    '/verify': {
      label: 'పత్రం సరిచూడండి',
      title: `పత్రం సరిచూడండి | ${college.shortName}`,
      description: 'కళాశాల సర్టిఫికెట్, మార్కుల మెమో లేదా రసీదు చెల్లుతుందో లేదో దానిపై ముద్రించిన కోడ్‌తో చూడండి.',
    },
  },

  verify: {
    title: 'పత్రం సరిచూడండి',
    text: 'కళాశాల సర్టిఫికెట్లు, హాల్ టికెట్లు, మార్కుల మెమోలు, రసీదులపై ఒక కోడ్ ఉంటుంది. ఆ పత్రం ఏమిటో, చెల్లుతుందో లేదో ఈ పేజీ చెబుతుంది; వ్యక్తి పేరులో పొడి అక్షరాలు తప్ప మరేమీ చూపదు.',
    label: 'పత్రంపై ఉన్న కోడ్',
    submit: 'సరిచూడండి',
    valid: 'ఈ పత్రం చెల్లుతుంది.',
    withdrawn: 'కళాశాల ఈ పత్రాన్ని {date} న వెనక్కి తీసుకుంది. ఇది ఇక చెల్లదు.',
    cancelled: {
      mistake: 'కళాశాల ఈ రసీదును {date} న రద్దు చేసింది. ఇది ఇక చెల్లదు.',
      returned: 'ఈ రసీదు చెల్లింపును బ్యాంకు {date} న తిప్పి పంపింది. ఇది ఇక చెల్లదు.',
    },
    missing: 'పత్రంపై ముద్రించిన కోడ్ రాయండి.',
    unknown: 'ఈ కోడ్‌తో పత్రం ఏదీ లేదు. కాగితంపై ఉన్న కోడ్‌తో అక్షరం అక్షరం సరిచూసుకోండి.',
    failed: 'సరిచూడలేకపోయాము. దయచేసి కొంతసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
    facts: {
      college: 'కళాశాల',
      kind: 'పత్రం',
      serial: 'సంఖ్య',
      issuedOn: 'తేదీ',
      holder: 'ఎవరికి ఇచ్చారు',
    },
    noScript: 'ఈ పేజీకి JavaScript కావాలి. అది లేకపోతే ఆఫీసు ఫోన్‌లో మీ పత్రాన్ని సరిచూస్తుంది.',
  },
});
