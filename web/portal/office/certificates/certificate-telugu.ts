// In Telugu: a draft until a Telugu speaker at the college has read it.
import type { Texts } from '#web/portal/kit/words/in-telugu.ts';

export const certificateTelugu: Texts = {
  Certificates: 'ధ్రువపత్రాలు',
  'Ask for a certificate': 'ధ్రువపత్రం అడగండి',
  Certificate: 'ధ్రువపత్రం',
  'Ready on the same day': 'అదే రోజు సిద్ధమవుతుంది',
  'Ready in 1 day at the latest': 'ఒక రోజులో సిద్ధమవుతుంది',
  'Ready in {days} days at the latest': '{days} రోజుల్లోపు సిద్ధమవుతుంది',
  'What it is for': 'దేనికి',
  'It is printed on the certificate: ‘Bank loan’': 'ఇది ధ్రువపత్రంపై ఉంటుంది: ‘Bank loan’',
  Ask: 'అడగండి',
  'Asked for. It is to be ready by {day}.': 'అడిగారు. {day} లోపు సిద్ధమవుతుంది.',
  'Asked for': 'అడిగినవి',
  'You have not asked for a certificate yet.': 'మీరు ఇంకా ధ్రువపత్రం ఏదీ అడగలేదు.',
  For: 'దేనికి',
  'Asked on': 'అడిగిన తేదీ',
  State: 'స్థితి',
  Answer: 'జవాబు',
  'Ready by {day}': '{day} లోపు సిద్ధమవుతుంది',
  Asked: 'అడిగారు',
  'In hand': 'పనిలో ఉంది',
  Refused: 'ఇవ్వలేదు',
  'Ready since {day}: fetch it at the office': '{day} నుంచి సిద్ధం: ఆఫీసులో తీసుకోండి',
  'Refused: {reason}': 'ఇవ్వలేదు: {reason}',
  'Bonafide certificate': 'బోనఫైడ్ సర్టిఫికెట్',
  'Study certificate': 'స్టడీ సర్టిఫికెట్',
  'Transfer certificate': 'బదిలీ సర్టిఫికెట్',
  'Conduct certificate': 'ప్రవర్తన సర్టిఫికెట్',
  'Custodian certificate': 'కస్టోడియన్ సర్టిఫికెట్',
  'No-dues certificate': 'బకాయిలు లేవని సర్టిఫికెట్',
  'Course completion certificate': 'కోర్సు పూర్తి సర్టిఫికెట్',
  'Internship completion certificate': 'ఇంటర్న్‌షిప్ పూర్తి సర్టిఫికెట్',
};

export const certificateHeard: Texts = {
  '{certificate}: please ask at the office, it is not given online.':
    '{certificate}: దయచేసి ఆఫీసులో అడగండి, ఇది ఆన్‌లైన్‌లో ఇవ్వరు.',
  '{certificate}: it was asked for on {asked} and is to be ready by {day}.':
    '{certificate}: {asked} న అడిగారు, {day} లోపు సిద్ధమవుతుంది.',
};
