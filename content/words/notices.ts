// Words of the page of notices and of its archive. The notices themselves are published by the office; until the first one is,
// the start values of content/words/exams.ts are shown.

import { college } from '#content/college.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { PageHead } from '#shared/website/content.ts';

export const en = {
  pages: {
    '/notices': {
      label: 'Notices',
      title: `Notices | ${college.shortName}`,
      description: 'What the college announces: examinations, admissions, holidays. With documents to save.',
      image: {
        src: 'exams/header.svg',
        alt: 'Students write an examination in a quiet, bright hall while a teacher looks on',
      },
      searchWords: 'news circular holiday announcement నోటీసులు ప్రకటనలు సెలవు',
    },
    '/notices/past': {
      label: 'Past notices',
      title: `Past Notices | ${college.shortName}`,
      description: 'Notices of the college that have ended, the latest first.',
      image: {
        src: 'exams/header.svg',
        alt: 'Students write an examination in a quiet, bright hall while a teacher looks on',
      },
    },
  } as const satisfies Record<string, PageHead>,

  noticesPage: {
    title: 'Notices',
    lead: 'What the college announces: examinations, admissions, holidays and everything else.',
    heading: 'Current notices',
    empty: 'No notices at present.',
    past: { title: 'Past notices', lead: 'Notices that have ended, the latest first.', heading: 'Archive' },
    noPast: 'No past notices yet.',
    toPast: 'Past notices',
    toCurrent: 'Current notices',
    feed: 'Follow the notices in a news reader (feed)',
    pdf: 'PDF',
    from: 'From',
    until: 'until',
    ended: 'Ended',
    more: 'Read the notice',
    all: 'All notices of the college',
    pages: 'Pages of notices',
    page: 'Page',
    kinds: { general: 'General', exam: 'Examination', admission: 'Admission', holiday: 'Holiday' },
    pinned: 'Important',
    preview: 'Preview: visitors do not see this page. It is shown as it would be.',
  } as const,
};

export const te = inTelugu(en, {
  pages: {
    '/notices': {
      label: 'ప్రకటనలు',
      title: `ప్రకటనలు | ${college.shortName}`,
      description: 'కళాశాల ప్రకటనలు: పరీక్షలు, ప్రవేశాలు, సెలవులు. దాచుకోవడానికి పత్రాలతో.',
    },
    '/notices/past': {
      label: 'పాత ప్రకటనలు',
      title: `పాత ప్రకటనలు | ${college.shortName}`,
      description: 'గడువు ముగిసిన కళాశాల ప్రకటనలు, ఇటీవలివి ముందు.',
    },
  },

  noticesPage: {
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
  },
});
