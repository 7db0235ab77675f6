// What students and guardians read of certificates. The Telugu words are a draft until a Telugu speaker at the college has read them.
import { inBoth } from '#web/portal/kit/words/words.ts';

export const certificateWords = inBoth({
  title: { en: 'Certificates', te: 'ధ్రువపత్రాలు' },
  askFor: { en: 'Ask for a certificate', te: 'ధ్రువపత్రం అడగండి' },
  certificate: { en: 'Certificate', te: 'ధ్రువపత్రం' },
  sameDay: { en: 'Ready on the same day', te: 'అదే రోజు సిద్ధమవుతుంది' },
  inDays: { en: 'Ready in {days} days at the latest', te: '{days} రోజుల్లోపు సిద్ధమవుతుంది' },
  whatFor: { en: 'What it is for', te: 'దేనికి' },
  optional: { en: 'optional', te: 'తప్పనిసరి కాదు' },
  printed: {
    en: 'It is printed on the certificate: ‘Bank loan’',
    te: 'ఇది ధ్రువపత్రంపై ఉంటుంది: ‘Bank loan’',
  },
  ask: { en: 'Ask', te: 'అడగండి' },
  asked: {
    en: 'Asked for. It is to be ready by {day}.',
    te: 'అడిగారు. {day} లోపు సిద్ధమవుతుంది.',
  },
  askedFor: { en: 'Asked for', te: 'అడిగినవి' },
  none: { en: 'You have not asked for a certificate yet.', te: 'మీరు ఇంకా ధ్రువపత్రం ఏదీ అడగలేదు.' },
  purpose: { en: 'For', te: 'దేనికి' },
  askedOn: { en: 'Asked on', te: 'అడిగిన తేదీ' },
  state: { en: 'State', te: 'స్థితి' },
  readyBy: { en: 'Ready by', te: 'ఏ తేదీలోపు' },
});

export const requestStateWords = inBoth({
  asked: { en: 'Asked', te: 'అడిగారు' },
  'in hand': { en: 'In hand', te: 'పనిలో ఉంది' },
  ready: { en: 'Ready since {day}: fetch it at the office', te: '{day} నుంచి సిద్ధం: ఆఫీసులో తీసుకోండి' },
  refused: { en: 'Refused: {reason}', te: 'ఇవ్వలేదు: {reason}' },
});

export const certificateKindWords = inBoth({
  bonafide: { en: 'Bonafide certificate', te: 'బోనఫైడ్ సర్టిఫికెట్' },
  study: { en: 'Study certificate', te: 'స్టడీ సర్టిఫికెట్' },
  transfer: { en: 'Transfer certificate', te: 'బదిలీ సర్టిఫికెట్' },
  conduct: { en: 'Conduct certificate', te: 'ప్రవర్తన సర్టిఫికెట్' },
  custodian: { en: 'Custodian certificate', te: 'కస్టోడియన్ సర్టిఫికెట్' },
  'no-dues': { en: 'No-dues certificate', te: 'బకాయిలు లేవని సర్టిఫికెట్' },
  'course-completion': { en: 'Course completion certificate', te: 'కోర్సు పూర్తి సర్టిఫికెట్' },
  'internship-completion': {
    en: 'Internship completion certificate',
    te: 'ఇంటర్న్‌షిప్ పూర్తి సర్టిఫికెట్',
  },
});
