import * as english from '../en/under-construction.ts';
import { inTelugu } from './in-telugu.ts';

export const underConstruction = inTelugu(english.underConstruction, {
  title: 'తయారవుతోంది లేదా మరమ్మతులో ఉంది',
  text: 'సైట్‌లోని ఈ భాగం ఇంకా తయారవుతోంది. దయచేసి త్వరలో మళ్లీ రండి.',
  back: { label: 'హోమ్‌కు తిరిగి వెళ్లండి' },
  contact: { label: 'నేరుగా మమ్మల్ని అడగండి' },
});
