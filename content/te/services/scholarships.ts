import * as english from '#content/en/services/scholarships.ts';
import { scholarship } from '#content/facts.ts';
import { inTelugu } from '#content/te/in-telugu.ts';

const gpa = scholarship.minimumGpa.toFixed(1);

export const scholarshipsPage = inTelugu(english.scholarshipsPage, {
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
    { title: 'సిఫారసు', description: 'మీరు తెలిసిన అధ్యాపకుల నుంచి కనీసం ఒక సిఫారసు లేఖ.' },
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
    'ఉపకార వేతన కమిటీ ప్రతి దరఖాస్తునూ చదువుతుంది.',
    'మిమ్మల్ని, మీ కుటుంబాన్ని చిన్న మాటామంతీకి పిలుస్తాము.',
    'అవును లేదా కాదు అని రాతపూర్వక సమాధానం అందుతుంది.',
  ],
  apply: { label: 'ఇప్పుడే దరఖాస్తు చేయండి' },
  question: { label: 'సందేహాలా? ఉపకార వేతన విభాగానికి రాయండి' },
});
