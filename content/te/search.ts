import * as english from '../en/search.ts';
import { inTelugu } from './in-telugu.ts';

export const search = inTelugu(english.search, {
  open: 'ఈ సైట్‌లో వెతకండి',
  label: 'పేజీలు, ప్రశ్నలు, ప్రకటనలు, వ్యక్తులను వెతకండి',
  placeholder: 'ఫీజు, పరీక్షలు, fees …',
  close: 'వెతకడం ఆపండి',
  loading: 'వెతకడానికి సిద్ధమవుతోంది…',
  failed: 'వెతకలేకపోయాము. దయచేసి ఇంటర్నెట్ చూసుకొని మళ్లీ ప్రయత్నించండి.',
  none: '“{words}” దొరకలేదు. చిన్న పదంతో ప్రయత్నించండి, లేదా వాట్సాప్‌లో మమ్మల్ని అడగండి.',
  ask: 'వాట్సాప్‌లో అడగండి',
  question: 'మీ వెబ్‌సైట్‌లో వెతికాను, ఇది దొరకలేదు: {words}',
  hint: 'కనీసం రెండు అక్షరాలు టైప్ చేయండి.',
  partial: 'కొన్ని పదాలతో దొరికినవి. మీ సమాధానం ఇక్కడ లేకపోతే వాట్సాప్‌లో మమ్మల్ని అడగండి.',
  count: { one: '{count} ఫలితం', other: '{count} ఫలితాలు' },
  kinds: { page: 'పేజీ', reference: 'లింకు', question: 'ప్రశ్న', notice: 'ప్రకటన', person: 'వ్యక్తి' },
});

// Words that visitors type, in both languages and for both.
export const { answerWords, searchWords } = english;
