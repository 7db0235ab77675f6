// Words of the site search.

import { inTelugu } from '#content/in-telugu.ts';

export const en = {
  search: {
    open: 'Search this site',
    label: 'Search pages, questions, notices and people',
    placeholder: 'Fees, exams, ఫీజు …',
    close: 'Close the search',
    loading: 'Loading the search…',
    failed: 'The search cannot be loaded. Please check the connection and try again.',
    none: 'Nothing found for “{words}”. Try a shorter word, or ask us on WhatsApp.',
    ask: 'Ask on WhatsApp',
    question: 'I looked on your website and did not find: {words}',
    hint: 'Type at least two letters.',
    /** Where no entry has every word. */
    partial: 'Found with some of the words. If the answer is not here, ask us on WhatsApp.',
    /** {count} is the number of results. */
    count: { one: '{count} result', other: '{count} results' },
    kinds: { page: 'Page', reference: 'Link', question: 'Question', notice: 'Notice', person: 'Person' },
  } as const,

  /** Words that visitors type and an answer of the admissions page does not contain. */
  answerWords: {
    hostel: 'hostel room rooms stay accommodation mess food girls boys ladies women fee fees cost హాస్టల్ వసతి',
    transport: 'transport bus buses van route travel distance pass fare fee fees cost బస్సు రవాణా',
    neet: 'neet eapcet entrance rank examination నీట్ ప్రవేశ పరీక్ష',
    recognition: 'recognition recognised approved approval affiliation affiliated council university గుర్తింపు',
    phones: 'phone number mobile call contact ఫోన్ నంబరు',
  } as const,
};

export const te = inTelugu(en, {
  search: {
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
  },
});
