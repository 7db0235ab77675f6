// Words of the page on ragging and grievances. The helpline is that of the University Grants Commission, which each college has
// to publish; the office keeps its number as a fact. The persons of the college are in content/facts.ts and to be replaced there.

import { college, contact, links } from '#content/college.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { PageHead } from '#shared/website/content.ts';

export const en = {
  pages: {
    '/anti-ragging': {
      label: 'Anti-Ragging and Grievances',
      title: `Anti-Ragging and Grievances | ${college.shortName}`,
      description:
        'Ragging is a crime: the national helpline, whom to tell at the college, and the form for any grievance.',
      image: {
        src: 'gallery/about-college/students.svg',
        alt: 'Four students in uniform stand together beside a bookshelf',
      },
      searchWords: 'ragging complaint grievance harassment helpline safety bullying ర్యాగింగ్ ఫిర్యాదు',
    },
  } as const satisfies Record<string, PageHead>,

  /** Published by the University Grants Commission for all colleges of India. */
  nationalHelpline: {
    name: 'National Anti-Ragging Helpline',
    phone: '{raggingHelpline}',
    phoneLink: 'tel:{raggingHelplineDialled}',
    email: 'helpline@antiragging.in',
    site: { label: 'antiragging.in', url: 'https://www.antiragging.in' },
  } as const,

  antiRagging: {
    title: 'Anti-Ragging and Grievances',
    lead: 'Ragging is a crime and is not tolerated here. Whoever needs help gets it, and no complaint is held against anybody.',
    helpHeading: 'Call now',
    helpText: 'Free of charge, day and night, in Telugu and English too. You need not say your name.',
    collegeHeading: 'At the college',
    collegeText: `Tell any teacher, or the office of ${college.shortName}: in person, by phone or by email.`,
    phone: contact.phone,
    phoneLink: contact.phoneLink,
    email: contact.emails.office,
    whatHeading: 'What ragging is',
    what: [
      'Words or deeds that tease, shame or frighten a fellow student.',
      'Making a student do what he or she does not want, or would be ashamed of.',
      'Taking money, or making others do one’s work.',
      'Any violence, in person or in messages.',
    ],
    rulesHeading: 'What follows',
    rules: [
      'Each student and parent signs the undertaking against ragging every year.',
      'A complaint is looked into at once, and the name of whoever complains is kept secret.',
      'Punishment goes from suspension to dismissal, and the police are told.',
    ],
    grievanceHeading: 'Any other grievance',
    grievanceText:
      'About marks, fees, teaching, attendance or anything else: use the form, or write to the office.',
    grievance: { label: 'Open the grievance form', url: links.grievance },
  } as const,
};

export const te = inTelugu(en, {
  pages: {
    '/anti-ragging': {
      label: 'ర్యాగింగ్ నిరోధం, ఫిర్యాదులు',
      title: `ర్యాగింగ్ నిరోధం, ఫిర్యాదులు | ${college.shortName}`,
      description: 'ర్యాగింగ్ నేరం: జాతీయ హెల్ప్‌లైన్, కళాశాలలో ఎవరికి చెప్పాలి, ఏ ఫిర్యాదుకైనా ఫారం.',
    },
  },

  nationalHelpline: {
    name: 'జాతీయ ర్యాగింగ్ నిరోధక హెల్ప్‌లైన్',
    site: { label: en.nationalHelpline.site.label },
  },

  antiRagging: {
    title: 'ర్యాగింగ్ నిరోధం, ఫిర్యాదులు',
    lead: 'ర్యాగింగ్ నేరం, దాన్ని ఇక్కడ సహించము. సాయం కావలసిన వారికి సాయం అందుతుంది; ఫిర్యాదు చేసినందుకు ఎవరికీ ఇబ్బంది ఉండదు.',
    helpHeading: 'ఇప్పుడే కాల్ చేయండి',
    helpText: 'ఉచితం, రాత్రింబవళ్లు పని చేస్తుంది, తెలుగులోనూ ఇంగ్లిష్‌లోనూ మాట్లాడవచ్చు. మీ పేరు చెప్పనవసరం లేదు.',
    collegeHeading: 'కళాశాలలో',
    collegeText: `ఏ అధ్యాపకుడికైనా, లేదా ${college.shortName} ఆఫీసుకు చెప్పండి: నేరుగా, ఫోన్‌లో లేదా ఈ-మెయిల్‌లో.`,
    whatHeading: 'ర్యాగింగ్ అంటే ఏమిటి',
    what: [
      'తోటి విద్యార్థిని ఏడిపించే, అవమానించే లేదా భయపెట్టే మాటలు, చేతలు.',
      'ఇష్టం లేని పని లేదా సిగ్గుపడే పని బలవంతంగా చేయించడం.',
      'డబ్బు తీసుకోవడం, లేదా తమ పనిని ఇతరులతో చేయించుకోవడం.',
      'ఎలాంటి హింస అయినా, నేరుగా గానీ సందేశాల ద్వారా గానీ.',
    ],
    rulesHeading: 'తర్వాత ఏమి జరుగుతుంది',
    rules: [
      'ప్రతి సంవత్సరం ప్రతి విద్యార్థి, తల్లి లేదా తండ్రి ర్యాగింగ్ చేయబోమని హామీ పత్రంపై సంతకం చేస్తారు.',
      'ఫిర్యాదును వెంటనే విచారిస్తాము, ఫిర్యాదు చేసిన వారి పేరు రహస్యంగా ఉంచుతాము.',
      'సస్పెన్షన్ నుంచి కళాశాల నుంచి తొలగింపు వరకు శిక్ష ఉంటుంది, పోలీసులకు తెలియజేస్తాము.',
    ],
    grievanceHeading: 'ఇతర ఫిర్యాదులు',
    grievanceText: 'మార్కులు, ఫీజులు, బోధన, హాజరు లేదా మరేదైనా విషయం: ఫారం నింపండి, లేదా ఆఫీసుకు రాయండి.',
    grievance: { label: 'ఫిర్యాదు ఫారం తెరవండి' },
  },
});
