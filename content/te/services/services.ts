import * as english from '#content/en/services/services.ts';
import { inTelugu } from '#content/te/in-telugu.ts';

export const servicesPage = inTelugu(english.servicesPage, {
  title: 'మా సేవలు',
  lead: 'బోధనతో పాటు తన విద్యార్థులకు, చుట్టుపక్కల ప్రజలకు కళాశాల చేసే సేవలు.',
  note: 'వీటిలో ఎక్కువ భాగం ఉచితం. మీకు ఏది కావాలో తెలియకపోతే మాకు ఫోన్ చేయండి.',
  contact: { label: 'మమ్మల్ని అడగండి' },
  library: { label: 'లేదా లాగిన్ లేకుండా పుస్తకాలు వెతకండి' },
  treatment: { label: 'ఫిజియోథెరపీ మీకు ఎలా ఉపయోగపడుతుంది' },
});
