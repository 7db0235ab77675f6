import * as english from '../en/not-found.ts';
import { inTelugu } from './in-telugu.ts';

export const notFound = inTelugu(english.notFound, {
  title: 'పేజీ దొరకలేదు',
  text: 'ఈ చిరునామాలో పేజీ లేదు. అది వేరే చోటికి మారి ఉండవచ్చు, లేదా చిరునామా తప్పుగా టైప్ అయి ఉండవచ్చు.',
  linksHeading: 'మీరు వెతుకుతున్నది ఇదేమో',
  links: [
    { label: 'హోమ్' },
    { label: 'ప్రవేశాలు' },
    { label: 'కోర్సులు' },
    { label: 'పరీక్షల విభాగం' },
    { label: 'సంప్రదించండి' },
  ],
});
