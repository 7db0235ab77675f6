// Words of the contact page (product §2.4).

import { college, contact, links } from '#content/college.ts';
import { college as facts, programme } from '#content/facts.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { FaqItem, PageHead } from '#shared/website/content.ts';
import type { ContactOption } from '#shared/website/forms/contact-message.ts';

export const en = {
  pages: {
    '/contact': {
      label: 'Contact',
      title: `Contact Us | ${college.shortName}`,
      description:
        'Address, map, phone, email and office hours of the college, a message form and answers to common questions.',
      image: {
        src: 'contact/header.svg',
        alt: 'A woman at the office desk takes the papers of a student and her mother',
      },
      searchWords:
        'phone number no call mobile phno whatsapp whats app address map location bus email timing timings time open సంప్రదించండి ఫోన్ చిరునామా',
    },
  } as const satisfies Record<string, PageHead>,

  contactPage: {
    title: 'Contact Us',
    header: {
      src: 'contact/header.svg',
      alt: 'A woman at the office desk takes the papers of a student and her mother',
    },
    lead: 'Ask about admission, fees, the hostel or anything else.',
  } as const,

  contactOptionNames: {
    admission: 'Admission',
    course: 'Course',
    support: 'Support',
    custom: 'Custom',
  } as const satisfies Record<ContactOption, string>,

  contactForm: {
    heading: 'Send us a message',
    intro: 'WhatsApp opens with your message typed in, and you press Send there.',
    fields: {
      name: 'Name',
      option: 'Select an Option',
      customOption: 'Your option',
      email: 'Email',
      phone: 'Phone',
      description: 'Description',
    },
    choose: 'Please choose',
    submit: 'Send on WhatsApp',
  } as const,

  findUsHere: {
    heading: 'Find Us Here',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    hours: 'Office hours',
    closed: 'Closed on Sundays and public holidays',
    emails: [
      { label: 'Office', address: contact.emails.office },
      { label: 'Admissions', address: contact.emails.admissions },
      { label: 'Examinations', address: contact.emails.examinations },
      { label: 'Scholarships', address: contact.emails.scholarships },
    ],
    map: {
      title: `Map of the way to ${college.name}`,
    },
    directions: { label: 'Get directions', url: links.maps },
  } as const,

  connectHeading: 'Connect With Us',

  contactFaqHeading: 'Frequently asked questions',

  contactFaq: [
    {
      q: 'Which courses are offered?',
      a: `The Bachelor of Physiotherapy (BPT), ${programme.years} years and {internshipMonths} months of internship, and free computer training. BPT needs Intermediate Bi.P.C. with at least ${programme.minimumMarksPercent}% pass.`,
    },
    {
      q: 'How do I apply?',
      a: `Fill in the application form linked on the Admissions page, then bring your documents to the office. For a convener seat choose the counselling code ${college.counsellingCode} in the state counselling.`,
    },
    {
      q: 'Which university is the college affiliated with?',
      a: 'The college is affiliated with a state health sciences university and approved by the state allied and healthcare council. The university holds the examinations and gives the degree.',
    },
    {
      q: 'Which careers are open after BPT?',
      a: 'Physiotherapists work in hospitals, clinics, rehabilitation centres, sports teams, schools and companies. Some open their own clinic. Others go on to a master’s degree, teaching or research.',
    },
    {
      q: 'How can I contact the college?',
      a: `Call ${contact.phone}, write to ${contact.emails.office}, use the form on this page, or come during office hours.`,
    },
  ] as const satisfies readonly FaqItem[],
};

export const te = inTelugu(en, {
  pages: {
    '/contact': {
      label: 'సంప్రదించండి',
      title: `సంప్రదించండి | ${college.shortName}`,
      description: 'కళాశాల చిరునామా, మ్యాప్, ఫోన్, ఈ-మెయిల్, ఆఫీసు వేళలు, సందేశ ఫారం, తరచూ అడిగే ప్రశ్నలకు సమాధానాలు.',
    },
  },

  contactPage: {
    title: 'సంప్రదించండి',
    lead: 'ప్రవేశం, ఫీజు, వసతి గృహం: ఏదైనా అడగండి.',
  },

  contactOptionNames: {
    admission: 'ప్రవేశం',
    course: 'కోర్సు',
    support: 'సహాయం',
    custom: 'మరొకటి',
  },

  contactForm: {
    heading: 'మాకు సందేశం పంపండి',
    intro: 'మీ సందేశం టైప్ చేసి ఉన్న వాట్సాప్ తెరుచుకుంటుంది, అక్కడ Send నొక్కండి.',
    fields: {
      name: 'పేరు',
      option: 'విషయం ఎంచుకోండి',
      customOption: 'మీ విషయం',
      email: 'ఈ-మెయిల్',
      phone: 'ఫోన్',
      description: 'వివరాలు',
    },
    choose: 'దయచేసి ఎంచుకోండి',
    submit: 'వాట్సాప్‌లో పంపండి',
  },

  findUsHere: {
    heading: 'మేము ఇక్కడ ఉన్నాము',
    address: 'చిరునామా',
    phone: 'ఫోన్',
    email: 'ఈ-మెయిల్',
    hours: 'ఆఫీసు వేళలు',
    closed: 'ఆదివారాలు, ప్రభుత్వ సెలవు దినాల్లో ఉండదు',
    emails: [{ label: 'ఆఫీసు' }, { label: 'ప్రవేశాలు' }, { label: 'పరీక్షలు' }, { label: 'ఉపకార వేతనాలు' }],
    map: { title: `${college.name}కి దారి చూపే మ్యాప్` },
    directions: { label: 'దారి చూడండి' },
  },

  connectHeading: 'సోషల్ మీడియాలో మేము',

  contactFaqHeading: 'తరచూ అడిగే ప్రశ్నలు',

  contactFaq: [
    {
      q: 'ఏ కోర్సులు ఉన్నాయి?',
      a: `బ్యాచిలర్ ఆఫ్ ఫిజియోథెరపీ (బీపీటీ), ${programme.years} సంవత్సరాలు, {internshipMonths} నెలల ఇంటర్న్‌షిప్; ఇంకా ఉచిత కంప్యూటర్ శిక్షణ. బీపీటీకి ఇంటర్మీడియట్ బైపీసీలో కనీసం ${programme.minimumMarksPercent}% తో ఉత్తీర్ణత కావాలి.`,
    },
    {
      q: 'దరఖాస్తు ఎలా చేయాలి?',
      a: `ప్రవేశాల పేజీలో ఉన్న దరఖాస్తు ఫారం నింపి, మీ పత్రాలతో ఆఫీసుకు రండి. కన్వీనర్ సీటు కోసం రాష్ట్ర కౌన్సెలింగ్‌లో కోడ్ ${facts.counsellingCode} ఎంచుకోండి.`,
    },
    {
      q: 'కళాశాల ఏ విశ్వవిద్యాలయానికి అనుబంధంగా ఉంది?',
      a: 'కళాశాలకు రాష్ట్ర ఆరోగ్య శాస్త్రాల విశ్వవిద్యాలయం అనుబంధం, రాష్ట్ర అనుబంధ ఆరోగ్య సంరక్షణ మండలి ఆమోదం ఉన్నాయి. పరీక్షలు నిర్వహించి డిగ్రీ ఇచ్చేది విశ్వవిద్యాలయమే.',
    },
    {
      q: 'బీపీటీ తర్వాత ఏ ఉద్యోగాలు ఉన్నాయి?',
      a: 'ఫిజియోథెరపిస్టులు ఆసుపత్రులు, క్లినిక్‌లు, పునరావాస కేంద్రాలు, క్రీడా జట్లు, పాఠశాలలు, కంపెనీల్లో పని చేస్తారు. కొందరు సొంత క్లినిక్ పెడతారు. మరికొందరు మాస్టర్స్ డిగ్రీ, బోధన లేదా పరిశోధన వైపు వెళ్తారు.',
    },
    {
      q: 'కళాశాలను ఎలా సంప్రదించాలి?',
      a: `${contact.phone} కు కాల్ చేయండి, ${contact.emails.office} కు రాయండి, ఈ పేజీలోని ఫారం నింపండి, లేదా ఆఫీసు వేళల్లో రండి.`,
    },
  ],
});
