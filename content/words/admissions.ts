// Words of the Admissions section (product §2.6, §9).

import { college, contact, links } from '#content/college.ts';
import { college as facts, programme } from '#content/facts.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { CourseId } from '#shared/routes.ts';
import type { FaqItem, Link, PageHead } from '#shared/website/content.ts';

export const en = {
  pages: {
    '/admissions': {
      label: 'Admissions',
      title: `Admissions: Documents and Eligibility | ${college.shortName}`,
      description: `Who can join BPT, the nine documents to bring, both quotas, the counselling code ${college.counsellingCode} and the application form.`,
      image: {
        src: 'gallery/ads/admissions-open.svg',
        alt: 'Three young people walk through the college gate, the first of them waves',
      },
      searchWords:
        'apply join neet entrance eapcet seat eligibility certificates form online counselling last date lastdate closing deadline open closed tc అడ్మిషన్ ప్రవేశం అర్హత సర్టిఫికెట్లు దరఖాస్తు ప్రవేశాలు సీట్లు సీట్ల కేటాయింపు ధ్రువపత్రాల పరిశీలన తుది గడువు చివరి తేదీ కౌన్సెలింగ్ documents papers ధ్రువీకరణ పత్రాలు',
    },
    '/admissions/fee-structure': {
      label: 'Fee Structure',
      title: `BPT Fee Structure | ${college.shortName}`,
      description:
        'Fees per year: convener quota {feeConvener}, management quota {feeManagement}. One-time fees {feeOnce}.',
      image: {
        src: 'gallery/ads/admissions-open.svg',
        alt: 'Three young people walk through the college gate, the first of them waves',
      },
      searchWords:
        'cost price money rupees tuition amount ఫీజు రుసుము డబ్బు ఖర్చు ఫీజు ఫీజులు చెల్లింపు బకాయిలు instalments parts విడతలు వాయిదాలు',
    },
    '/admissions/courses-offered': {
      label: 'Courses Offered',
      title: `Courses Offered | ${college.shortName}`,
      description:
        'Bachelor of Physiotherapy with {seatsTotal} seats, and a free computer training: duration, seats and eligibility.',
      image: {
        src: 'gallery/ads/admissions-open.svg',
        alt: 'Three young people walk through the college gate, the first of them waves',
      },
      searchWords: 'seats duration కోర్సులు సీట్లు',
    },
  } as const satisfies Record<string, PageHead>,

  admissionsMenu: [
    { label: 'Admission', url: '/admissions' },
    { label: 'Fee Structure', url: '/admissions/fee-structure' },
    { label: 'Courses Offered', url: '/admissions/courses-offered' },
  ] as const satisfies readonly Link[],

  admissions: {
    title: 'Admissions',
    menuLabel: 'Admissions',
    lead: `Admission to the Bachelor of Physiotherapy is open to students who passed Intermediate Bi.P.C. with at least ${programme.minimumMarksPercent}%.`,
    code: {
      label: 'Counselling code',
      value: college.counsellingCode,
      help: 'Write this code in your list of choices at the state counselling.',
    },
    seats: { label: 'Seats', total: '{seatsTotal}' },
    documents: {
      heading: 'Required documents',
      text: 'Bring the originals and two photocopies of each. Originals are returned after checking.',
      items: [
        'Intermediate (10+2) marks memo',
        'SSC (Class 10) marks memo, as proof of the date of birth',
        'Transfer certificate of the college last attended',
        'Study certificates from Class 6 to Intermediate',
        'Conduct certificate of the college last attended',
        'NEET or other entrance rank card, if you have one',
        'Caste and income certificates, if you claim a reservation or fee help',
        'Aadhaar card of the student',
        'Six passport-size photographs',
      ],
    },
    eligibility: {
      heading: 'Eligibility',
      seatsWord: 'seats',
      text: 'The seats are given in two ways. Both lead to the same degree.',
      convener: {
        title: 'Convener quota ({shareConvener}%)',
        seats: '{seatsConvener}',
        points: [
          `Intermediate Bi.P.C. with at least ${programme.minimumMarksPercent}% pass.`,
          'Seats are given by merit in the state counselling.',
          `Choose the counselling code ${college.counsellingCode}.`,
        ],
      },
      management: {
        title: 'Management quota ({shareManagement}%)',
        seats: '{seatsManagement}',
        points: [
          `At least ${programme.minimumMarksPercent}% in the Intermediate group subjects, or an entrance rank.`,
          'Apply to the college directly with the application form.',
          'Seats are given in order of marks or rank.',
        ],
      },
    },
    steps: {
      heading: 'How to apply',
      items: [
        'Fill in the application form.',
        'Come with the documents, or first send them by email, as PDF or as clear phone photographs (JPG).',
        'We check them with you and tell you which quota fits.',
        'Pay the first fee at the office or by bank transfer. Always ask for the receipt.',
      ],
    },
    state: { label: 'Admission', value: '{admissionState}' },
    apply: { label: 'Open the application form', url: links.applicationForm },
    feesLink: { label: 'See the fees', url: '/admissions/fee-structure' },
    email: { label: 'Write to the admissions office', address: contact.emails.admissions },
  } as const,

  feeStructure: {
    title: 'Fee Structure',
    lead: 'The tuition fee of each quota, and what is paid once when joining.',
    course: 'Bachelor of Physiotherapy (BPT)',
    perYear: 'per year',
    ofSeats: 'of the seats',
    sumHeading: 'What it comes to',
    tableLabel: 'Fees of the Bachelor of Physiotherapy',
    columns: { fee: 'Fee', seats: 'Seats', perYear: 'Tuition fee per year' },
    rows: [
      {
        quota: 'Convener quota',
        share: '{shareConvener}',
        seats: '{seatsConvener}',
        perYear: '{feeConvener}',
        total: '{totalConvener}',
      },
      {
        quota: 'Management quota',
        share: '{shareManagement}',
        seats: '{seatsManagement}',
        perYear: '{feeManagement}',
        total: '{totalManagement}',
      },
    ],
    additional: {
      label: 'Additional fees, one-time',
      amount: '{feeOnce}',
      help: 'Paid once when joining, in both quotas.',
    },
    /** {year} is the academic year, as '2026-2027'. */
    yearLabel: 'Academic year {year}',
    duration: {
      label: 'Duration',
      value: `${programme.years} years + {internshipMonths} months internship`,
    },
    totalLabel: `All ${programme.years} years with the one-time fees`,
    notesHeading: 'Good to know',
    notes: [
      'University examination fees are not fees of the college: they are paid to the university as it announces them.',
      'The yearly fee may be paid in parts: agree on them with the office before the first payment.',
      'A receipt is given for every payment. Please keep it.',
    ],
    download: 'Download Fees Structure (PDF)',
    /** Name of the downloaded file; {year} as above. */
    fileName: `${college.shortName} Fee Structure {year}.pdf`,
    pdfQuestions: 'Questions about fees? Ask the office:',
    pdfMadeOn: 'Printed from the website on {date}. If the two differ, the website is right.',
    scholarship: { label: 'Can a scholarship help? See the conditions', url: '/services/scholarships' },
  } as const,

  coursesOffered: {
    title: 'Courses Offered',
    lead: 'How long each course takes, how many it admits, and who may join.',
    columns: { course: 'Course', duration: 'Duration', seats: 'Seats', eligibility: 'Eligibility' },
    /** Name, address and duration are those of the course itself. */
    rows: {
      physiotherapy: {
        seats: '{seatsTotal} ({seatsConvener} convener, {seatsManagement} management)',
        eligibility: `Intermediate Bi.P.C. with at least ${programme.minimumMarksPercent}% pass`,
      },
      'computer-course': {
        seats: 'By batch',
        eligibility: 'Class 10 pass; students of the college and young people from the area',
      },
    },
    tableLabel: 'Courses offered by the college',
  } as const satisfies { rows: Record<CourseId, { seats: string; eligibility: string }> } & Record<
    string,
    unknown
  >,

  /** Facts that the office publishes (shared/website/fact-table.ts), as questions that parents ask. */
  answers: {
    heading: 'Hostel, transport, NEET and recognition',
    /** {year} as '2026-27'. */
    proof: 'For {year} · Source: {source}',
    /** Precedes a fee of an academic year that has not begun. */
    ahead: 'From {year}:',
    items: [
      { name: 'hostel', q: 'Is there a hostel?', a: '{hostel}' },
      { name: 'transport', q: 'Is there a bus or other transport?', a: '{transport}' },
      { name: 'neet', q: 'Is NEET needed?', a: '{neet}' },
      { name: 'recognition', q: 'Is the college recognised?', a: '{recognition}' },
      { name: 'phones', q: 'Whom can I call?', a: '{phones}' },
    ],
  } as const,

  admissionsFaqHeading: 'Frequently asked questions',

  admissionsFaq: [
    {
      q: 'Can parents see the college first?',
      a: 'Yes. Come during office hours. Someone from the office will show you the classrooms, the laboratories and the clinic.',
    },
  ] as const satisfies readonly FaqItem[],
};

export const te = inTelugu(en, {
  pages: {
    '/admissions': {
      label: 'ప్రవేశాలు',
      title: `ప్రవేశాలు: పత్రాలు, అర్హత | ${college.shortName}`,
      description: `బీపీటీలో ఎవరు చేరవచ్చు, తీసుకురావలసిన తొమ్మిది పత్రాలు, రెండు కోటాలు, కౌన్సెలింగ్ కోడ్ ${facts.counsellingCode}, దరఖాస్తు ఫారం.`,
    },
    '/admissions/fee-structure': {
      label: 'ఫీజుల వివరాలు',
      title: `బీపీటీ ఫీజుల వివరాలు | ${college.shortName}`,
      description: 'సంవత్సరపు ఫీజు: కన్వీనర్ కోటా {feeConvener}, యాజమాన్య కోటా {feeManagement}. ఒక్కసారి ఫీజు {feeOnce}.',
    },
    '/admissions/courses-offered': {
      label: 'అందించే కోర్సులు',
      title: `అందించే కోర్సులు | ${college.shortName}`,
      description: '{seatsTotal} సీట్లతో బ్యాచిలర్ ఆఫ్ ఫిజియోథెరపీ, ఉచిత కంప్యూటర్ శిక్షణ: వ్యవధి, సీట్లు, అర్హత.',
    },
  },

  admissionsMenu: [{ label: 'ప్రవేశం' }, { label: 'ఫీజుల వివరాలు' }, { label: 'అందించే కోర్సులు' }],

  admissions: {
    title: 'ప్రవేశాలు',
    menuLabel: 'ప్రవేశాలు',
    lead: `ఇంటర్మీడియట్ బైపీసీలో కనీసం ${programme.minimumMarksPercent}% మార్కులతో ఉత్తీర్ణులైన విద్యార్థులు బ్యాచిలర్ ఆఫ్ ఫిజియోథెరపీలో చేరవచ్చు.`,
    code: {
      label: 'కౌన్సెలింగ్ కోడ్',
      help: 'రాష్ట్ర కౌన్సెలింగ్‌లో ఆప్షన్లు పెట్టేటప్పుడు ఈ కోడ్ రాయండి.',
    },
    seats: { label: 'సీట్లు' },
    documents: {
      heading: 'కావలసిన పత్రాలు',
      text: 'అసలు పత్రాలతో పాటు ఒక్కోదానికి రెండు జిరాక్స్ కాపీలు తీసుకురండి. పరిశీలన తర్వాత అసలు పత్రాలు తిరిగి ఇస్తాము.',
      items: [
        'ఇంటర్మీడియట్ (10+2) మార్కుల మెమో',
        'పుట్టిన తేదీ రుజువుగా ఎస్‌ఎస్‌సీ (పదో తరగతి) మార్కుల మెమో',
        'చివరిగా చదివిన కళాశాల బదిలీ సర్టిఫికెట్ (టీసీ)',
        'ఆరో తరగతి నుంచి ఇంటర్మీడియట్ వరకు స్టడీ సర్టిఫికెట్లు',
        'చివరిగా చదివిన కళాశాల ప్రవర్తన ధ్రువీకరణ పత్రం',
        'ఉంటే నీట్ లేదా ఇతర ప్రవేశ పరీక్ష ర్యాంకు కార్డు',
        'రిజర్వేషన్ లేదా ఫీజు సహాయం కోరితే కుల, ఆదాయ ధ్రువీకరణ పత్రాలు',
        'విద్యార్థి ఆధార్ కార్డు',
        'ఆరు పాస్‌పోర్ట్ సైజు ఫోటోలు',
      ],
    },
    eligibility: {
      heading: 'అర్హత',
      seatsWord: 'సీట్లు',
      text: 'సీట్లను రెండు విధాలుగా ఇస్తాము. రెండింటికీ డిగ్రీ ఒక్కటే.',
      convener: {
        title: 'కన్వీనర్ కోటా ({shareConvener}%)',
        points: [
          `ఇంటర్మీడియట్ బైపీసీలో కనీసం ${programme.minimumMarksPercent}% మార్కులతో ఉత్తీర్ణత.`,
          'రాష్ట్ర కౌన్సెలింగ్‌లో మెరిట్ ప్రకారం సీట్ల కేటాయింపు.',
          `కౌన్సెలింగ్ కోడ్ ${facts.counsellingCode} ఎంచుకోండి.`,
        ],
      },
      management: {
        title: 'యాజమాన్య కోటా ({shareManagement}%)',
        points: [
          `ఇంటర్మీడియట్ గ్రూపు పాఠ్యాంశాల్లో కనీసం ${programme.minimumMarksPercent}% మార్కులు, లేదా ప్రవేశ పరీక్ష ర్యాంకు.`,
          'దరఖాస్తు ఫారంతో నేరుగా కళాశాలకు దరఖాస్తు చేయండి.',
          'మార్కుల లేదా ర్యాంకు క్రమంలో సీట్లు ఇస్తాము.',
        ],
      },
    },
    steps: {
      heading: 'దరఖాస్తు చేసే విధానం',
      items: [
        'దరఖాస్తు ఫారం నింపండి.',
        'పత్రాలతో రండి, లేదా ముందుగా ఈ-మెయిల్‌లో పంపండి: PDF గా లేదా ఫోన్‌తో తీసిన స్పష్టమైన ఫోటోలుగా (JPG).',
        'మీతో కలిసి వాటిని పరిశీలించి, మీకు ఏ కోటా సరిపోతుందో చెబుతాము.',
        'మొదటి ఫీజు ఆఫీసులో లేదా బ్యాంకు ద్వారా చెల్లించండి. రసీదు తప్పక అడగండి.',
      ],
    },
    state: { label: 'ప్రవేశాలు' },
    apply: { label: 'దరఖాస్తు ఫారం తెరవండి' },
    feesLink: { label: 'ఫీజులు చూడండి' },
    email: { label: 'ప్రవేశాల విభాగానికి రాయండి' },
  },

  feeStructure: {
    title: 'ఫీజుల వివరాలు',
    lead: 'ఒక్కో కోటా ట్యూషన్ ఫీజు, చేరేటప్పుడు ఒక్కసారి చెల్లించేది.',
    course: 'బ్యాచిలర్ ఆఫ్ ఫిజియోథెరపీ (బీపీటీ)',
    perYear: 'సంవత్సరానికి',
    ofSeats: 'సీట్లలో',
    sumHeading: 'మొత్తం ఎంత అవుతుంది',
    tableLabel: 'బ్యాచిలర్ ఆఫ్ ఫిజియోథెరపీ ఫీజులు',
    columns: { fee: 'ఫీజు', seats: 'సీట్లు', perYear: 'సంవత్సరానికి ట్యూషన్ ఫీజు' },
    rows: [{ quota: 'కన్వీనర్ కోటా' }, { quota: 'యాజమాన్య కోటా' }],
    additional: {
      label: 'అదనపు ఫీజు, ఒక్కసారి మాత్రమే',
      help: 'రెండు కోటాల్లోనూ చేరేటప్పుడు ఒక్కసారి చెల్లిస్తారు.',
    },
    yearLabel: 'విద్యా సంవత్సరం {year}',
    duration: {
      label: 'వ్యవధి',
      value: `${programme.years} సంవత్సరాలు + {internshipMonths} నెలల ఇంటర్న్‌షిప్`,
    },
    totalLabel: `${programme.years} సంవత్సరాలకూ కలిపి, ఒక్కసారి ఫీజుతో సహా`,
    notesHeading: 'తెలుసుకోవలసినవి',
    notes: [
      'విశ్వవిద్యాలయ పరీక్ష ఫీజులు కళాశాల ఫీజులు కావు. విశ్వవిద్యాలయం ప్రకటించినప్పుడు దానికే చెల్లిస్తారు.',
      'సంవత్సరపు ఫీజును విడతల్లో చెల్లించవచ్చు: మొదటి చెల్లింపుకు ముందు ఆఫీసుతో మాట్లాడుకోండి.',
      'ప్రతి చెల్లింపుకూ రసీదు ఇస్తాము. దయచేసి దాచుకోండి.',
    ],
    download: 'ఫీజుల వివరాలు డౌన్‌లోడ్ చేయండి (PDF)',
    fileName: `${college.shortName} ఫీజుల వివరాలు {year}.pdf`,
    pdfQuestions: 'ఫీజుల గురించి సందేహాలా? ఆఫీసును అడగండి:',
    pdfMadeOn: '{date} న వెబ్‌సైట్ నుంచి ముద్రించారు. తేడా ఉంటే వెబ్‌సైట్‌లో ఉన్నదే సరైనది.',
    scholarship: { label: 'ఉపకార వేతనం వస్తుందా? షరతులు చూడండి' },
  },

  coursesOffered: {
    title: 'అందించే కోర్సులు',
    lead: 'ఏ కోర్సు ఎంత కాలం, ఎన్ని సీట్లు, ఎవరు చేరవచ్చు.',
    columns: { course: 'కోర్సు', duration: 'వ్యవధి', seats: 'సీట్లు', eligibility: 'అర్హత' },
    rows: {
      physiotherapy: {
        seats: '{seatsTotal} (కన్వీనర్ {seatsConvener}, యాజమాన్యం {seatsManagement})',
        eligibility: `ఇంటర్మీడియట్ బైపీసీలో కనీసం ${programme.minimumMarksPercent}% తో ఉత్తీర్ణత`,
      },
      'computer-course': {
        seats: 'బ్యాచ్‌ను బట్టి',
        eligibility: 'పదో తరగతి ఉత్తీర్ణత; కళాశాల విద్యార్థులు, చుట్టుపక్కల యువత',
      },
    },
    tableLabel: 'కళాశాల అందించే కోర్సులు',
  },

  answers: {
    heading: 'వసతి గృహం, బస్సు, నీట్, గుర్తింపు',
    proof: '{year} · ఆధారం: {source}',
    ahead: '{year} నుంచి:',
    items: [
      { name: 'hostel', q: 'వసతి గృహం ఉందా?' },
      { name: 'transport', q: 'బస్సు లేదా వేరే రవాణా ఉందా?' },
      { name: 'neet', q: 'నీట్ అవసరమా?' },
      { name: 'recognition', q: 'కళాశాలకు గుర్తింపు ఉందా?' },
      { name: 'phones', q: 'ఎవరికి ఫోన్ చేయాలి?' },
    ],
  },

  admissionsFaqHeading: 'తరచూ అడిగే ప్రశ్నలు',

  admissionsFaq: [
    {
      q: 'తల్లిదండ్రులు ముందుగా కళాశాలను చూడవచ్చా?',
      a: 'చూడవచ్చు. ఆఫీసు వేళల్లో రండి. ఆఫీసు సిబ్బంది మీకు తరగతి గదులు, ప్రయోగశాలలు, క్లినిక్ చూపిస్తారు.',
    },
  ],
});
