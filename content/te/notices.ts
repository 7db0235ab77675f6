import * as english from '../en/notices.ts';
import { inTelugu } from './in-telugu.ts';

export const noticesPage = inTelugu(english.noticesPage, {
  title: 'ప్రకటనలు',
  lead: 'కళాశాల ప్రకటించే విషయాలు: పరీక్షలు, ప్రవేశాలు, సెలవులు, ఇతర విషయాలు.',
  heading: 'ప్రస్తుత ప్రకటనలు',
  empty: 'ప్రస్తుతం ప్రకటనలు లేవు.',
  past: {
    title: 'పాత ప్రకటనలు',
    lead: 'గడువు ముగిసిన ప్రకటనలు, ఇటీవలివి ముందు.',
    heading: 'పాతవి',
  },
  noPast: 'పాత ప్రకటనలు ఇంకా లేవు.',
  toPast: 'పాత ప్రకటనలు',
  toCurrent: 'ప్రస్తుత ప్రకటనలు',
  feed: 'న్యూస్ రీడర్‌లో ప్రకటనలు అందుకోండి (ఫీడ్)',
  from: 'ఎప్పటి నుంచి',
  until: 'వరకు',
  ended: 'ముగిసింది',
  more: 'ప్రకటన చదవండి',
  all: 'కళాశాల ప్రకటనలన్నీ',
  pages: 'ప్రకటనల పేజీలు',
  page: 'పేజీ',
  kinds: { general: 'సాధారణం', exam: 'పరీక్షలు', admission: 'ప్రవేశాలు', holiday: 'సెలవు' },
  pinned: 'ముఖ్యమైనది',
  preview: 'ముందస్తు చూపు: ఈ పేజీ సందర్శకులకు కనిపించదు. ఎలా ఉంటుందో అలాగే చూపిస్తోంది.',
});
