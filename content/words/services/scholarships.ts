// Words of the scholarship page: seven eligibility cards (product §2.8, §5).

import { college, contact } from '#content/college.ts';
import { scholarship } from '#content/facts.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { PageHead, TextCard } from '#shared/website/content.ts';

export const en = {
  pages: {
    '/services/scholarships': {
      label: 'Scholarships',
      title: `Scholarship Program | ${college.shortName}`,
      description:
        'Who can get a scholarship, what is needed, how the committee decides, and how to keep it.',
      image: {
        src: 'services/scholarships.svg',
        alt: 'A graduate in cap and gown raises her certificate, a proud woman in a sari beside her',
      },
      searchWords: 'financial help money support bank loan స్కాలర్‌షిప్ ఉపకార వేతనం ఫీజు రీయింబర్స్‌మెంట్ reimbursement',
    },
  } as const satisfies Record<string, PageHead>,

  scholarshipsPage: {
    title: 'Scholarship Program',
    lead: 'For students who learn well and whose families cannot pay the whole fee.',
    picture: {
      src: 'services/scholarships.svg',
      alt: 'A graduate in cap and gown raises her certificate, a proud woman in a sari beside her',
    },
    eligibilityHeading: 'Eligibility',
    eligibility: [
      {
        title: 'Good marks',
        description: `At least ${scholarship.minimumPercent}% marks in the last examination.`,
        figure: `${scholarship.minimumPercent}%`,
      },
      {
        title: 'Financial need',
        description: 'Proof of financial need, such as an income certificate of the family.',
      },
      { title: 'Full-time study', description: 'Full-time enrolment at the college.' },
      {
        title: 'Recommendation',
        description: 'At least one recommendation letter from a teacher who knows you.',
      },
      {
        title: 'Personal statement',
        description: `A personal statement of ${scholarship.statementLimit} words or less: who you are and why you chose physiotherapy.`,
        figure: `${scholarship.statementLimit}`,
      },
      {
        title: 'Community work',
        description: 'Something you have done for others: at school, in the village, at home.',
      },
      {
        title: 'Keeping it',
        description: `A GPA of at least ${scholarship.minimumGpa.toFixed(1)} in every semester keeps the scholarship.`,
        figure: scholarship.minimumGpa.toFixed(1),
      },
    ],
    processHeading: 'What happens next',
    process: [
      'Fill in the form, send it on WhatsApp, then send us the three documents, as PDF or as clear phone photographs (JPG).',
      'The scholarship committee reads your application.',
      'We call you and your family for a short talk.',
      'You receive a written answer, yes or no.',
    ],
    apply: { label: 'Apply Now', url: '/scholarships-form' },
    question: { label: 'Questions? Write to the scholarship office', address: contact.emails.scholarships },
  } as const satisfies { eligibility: readonly (TextCard & { figure?: string })[] } & Record<string, unknown>,
};

const gpa = scholarship.minimumGpa.toFixed(1);

export const te = inTelugu(en, {
  pages: {
    '/services/scholarships': {
      label: 'ఉపకార వేతనాలు',
      title: `ఉపకార వేతనాలు | ${college.shortName}`,
      description: 'ఉపకార వేతనం ఎవరికి వస్తుంది, ఏమి కావాలి, కమిటీ ఎలా నిర్ణయిస్తుంది, ఎలా కొనసాగుతుంది.',
    },
  },

  scholarshipsPage: {
    title: 'ఉపకార వేతనాలు',
    lead: 'బాగా చదివే, మొత్తం ఫీజు చెల్లించలేని కుటుంబాల విద్యార్థుల కోసం.',
    eligibilityHeading: 'అర్హత',
    eligibility: [
      {
        title: 'మంచి మార్కులు',
        description: `చివరి పరీక్షలో కనీసం ${scholarship.minimumPercent}% మార్కులు.`,
      },
      { title: 'ఆర్థిక అవసరం', description: 'ఆర్థిక అవసరానికి రుజువు, ఉదాహరణకు కుటుంబ ఆదాయ ధ్రువీకరణ పత్రం.' },
      { title: 'పూర్తి సమయం చదువు', description: 'కళాశాలలో పూర్తి సమయం విద్యార్థిగా నమోదు.' },
      { title: 'సిఫారసు', description: 'మీ గురించి తెలిసిన అధ్యాపకుల నుంచి కనీసం ఒక సిఫారసు లేఖ.' },
      {
        title: 'వ్యక్తిగత వివరణ',
        description: `${scholarship.statementLimit} పదాలు లేదా అంతకంటే తక్కువలో: మీరు ఎవరు, ఫిజియోథెరపీ ఎందుకు ఎంచుకున్నారు.`,
      },
      { title: 'సమాజ సేవ', description: 'ఇతరుల కోసం మీరు చేసినది: బడిలో, ఊరిలో, ఇంట్లో.' },
      {
        title: 'కొనసాగించడం',
        description: `ప్రతి సెమిస్టర్‌లో కనీసం ${gpa} జీపీఏ ఉంటే ఉపకార వేతనం కొనసాగుతుంది.`,
        figure: gpa,
      },
    ],
    processHeading: 'తర్వాత ఏమి జరుగుతుంది',
    process: [
      'ఫారం నింపి వాట్సాప్‌లో పంపండి, తర్వాత మూడు పత్రాలు పంపండి: PDF గా లేదా ఫోన్‌తో తీసిన స్పష్టమైన ఫోటోలుగా (JPG).',
      'ఉపకార వేతన కమిటీ మీ దరఖాస్తును చదువుతుంది.',
      'మిమ్మల్ని, మీ కుటుంబాన్ని చిన్న మాటామంతీకి పిలుస్తాము.',
      'అవును లేదా కాదు అని రాతపూర్వక సమాధానం అందుతుంది.',
    ],
    apply: { label: 'ఇప్పుడే దరఖాస్తు చేయండి' },
    question: { label: 'సందేహాలా? ఉపకార వేతన విభాగానికి రాయండి' },
  },
});
