// Webinars (product §2.2 links the page, its content is ours). SAMPLE DATA. Which are past is computed from the dates.

import { college } from '#content/college.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { PageHead, Webinar } from '#shared/website/content.ts';

const webinars: readonly Webinar[] = [
  {
    id: 'careers-2027',
    title: 'Career opportunities after BPT',
    date: '2027-01-23',
    time: '17:00',
    duration: '60 minutes',
    speaker: 'Dr. Boddepalli Lakshmi Prasanna',
    description:
      'Hospital, own clinic, sport, government service, higher study in India and abroad: what each asks and what each gives. With time for the questions of parents.',
  },
  {
    id: 'world-physiotherapy-day-2026',
    title: 'Moving well at every age',
    date: '2026-09-08',
    time: '17:00',
    duration: '45 minutes',
    speaker: 'Dr. Kalyani Gedela',
    description:
      'For World Physiotherapy Day: simple exercises at home for children, working people and elders.',
  },
  {
    id: 'stroke-family-2026',
    title: 'After a stroke: what the family can do',
    date: '2026-07-18',
    time: '17:00',
    duration: '60 minutes',
    speaker: 'Dr. Madhavi Latha Chinta',
    description: 'Turning, sitting, standing and walking in the first weeks at home.',
  },
  {
    id: 'admissions-2026',
    title: 'Admission to BPT, step by step',
    date: '2026-06-13',
    time: '11:00',
    duration: '45 minutes',
    speaker: 'Smt. Pydi Annapurna',
    description: 'Quotas, documents, fees and scholarships, explained for students and parents.',
  },
];

export const en = {
  pages: {
    '/webinar': {
      label: 'Webinars',
      title: `Webinars | ${college.shortName}`,
      description:
        'Free video talks on health and on careers in physiotherapy: the next one, and those already held.',
      searchWords: 'talk video వెబినార్',
    },
  } as const satisfies Record<string, PageHead>,

  webinarPage: {
    title: 'Webinars',
    lead: 'Free talks on health and on the profession, by video, in Telugu and English.',
    nextHeading: 'Next webinar',
    pastHeading: 'Past webinars',
    emptyNext:
      'No webinar is planned at the moment. Type your email address at the foot of this page, press Subscribe and send it on WhatsApp: we will tell you when there is one.',
    emptyPast: 'No webinar has been held yet.',
    speaker: 'Speaker',
    duration: 'Duration',
    register: 'Register on WhatsApp',
    registerNote: 'We will send you the link on the morning of the webinar.',
  } as const,

  webinars,
};

export const te = inTelugu(en, {
  pages: {
    '/webinar': {
      label: 'వెబినార్లు',
      title: `వెబినార్లు | ${college.shortName}`,
      description: 'ఆరోగ్యం, ఫిజియోథెరపీ ఉద్యోగాలపై ఉచిత వీడియో ఉపన్యాసాలు: తదుపరిది, జరిగినవి.',
    },
  },

  webinarPage: {
    title: 'వెబినార్లు',
    lead: 'ఆరోగ్యం గురించి, ఈ వృత్తి గురించి వీడియోలో ఉచిత ఉపన్యాసాలు, తెలుగు, ఇంగ్లిష్ భాషల్లో.',
    nextHeading: 'తదుపరి వెబినార్',
    pastHeading: 'జరిగిన వెబినార్లు',
    emptyNext:
      'ప్రస్తుతం వెబినార్ ఏదీ లేదు. ఈ పేజీ అడుగున మీ ఈ-మెయిల్ చిరునామా టైప్ చేసి, ‘చేరండి’ నొక్కి వాట్సాప్‌లో పంపండి: వెబినార్ ఉన్నప్పుడు మీకు చెబుతాము.',
    emptyPast: 'ఇంకా వెబినార్ ఏదీ జరగలేదు.',
    speaker: 'వక్త',
    duration: 'వ్యవధి',
    register: 'వాట్సాప్‌లో నమోదు చేసుకోండి',
    registerNote: 'వెబినార్ రోజు ఉదయం మీకు లింకు పంపుతాము.',
  },

  webinars: [
    {
      title: 'బీపీటీ తర్వాత ఉద్యోగ అవకాశాలు',
      duration: '60 నిమిషాలు',
      speaker: 'డా. బొడ్డేపల్లి లక్ష్మీ ప్రసన్న',
      description:
        'ఆసుపత్రి, సొంత క్లినిక్, క్రీడలు, ప్రభుత్వ ఉద్యోగం, దేశంలోనూ విదేశాల్లోనూ ఉన్నత చదువు: ఒక్కొక్కదానికి ఏమి కావాలి, అది ఏమి ఇస్తుంది. తల్లిదండ్రుల ప్రశ్నలకు సమయం ఉంటుంది.',
    },
    {
      title: 'ఏ వయసులోనైనా చక్కటి కదలిక',
      duration: '45 నిమిషాలు',
      speaker: 'డా. కల్యాణి గేదెల',
      description: 'ప్రపంచ ఫిజియోథెరపీ దినోత్సవం కోసం: పిల్లలకు, పని చేసేవారికి, పెద్దలకు ఇంట్లో చేసుకునే సులభ వ్యాయామాలు.',
    },
    {
      title: 'పక్షవాతం తర్వాత: కుటుంబం ఏమి చేయగలదు',
      duration: '60 నిమిషాలు',
      speaker: 'డా. మాధవీ లత చింత',
      description: 'ఇంట్లో మొదటి వారాల్లో పక్కకు తిరగడం, కూర్చోవడం, నిలబడటం, నడవడం.',
    },
    {
      title: 'బీపీటీ ప్రవేశం, ఒక్కో అడుగు',
      duration: '45 నిమిషాలు',
      speaker: 'శ్రీమతి పైడి అన్నపూర్ణ',
      description: 'కోటాలు, పత్రాలు, ఫీజులు, ఉపకార వేతనాలు: విద్యార్థులకు, తల్లిదండ్రులకు వివరణ.',
    },
  ],
});
