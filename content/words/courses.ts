// The built-in course catalogue and the words of its two pages (product §2.5, §3).

import { college } from '#content/college.ts';
import { programme } from '#content/facts.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { Course, PageHead, TextCard } from '#shared/website/content.ts';

export const en = {
  pages: {
    '/courses': {
      label: 'Courses',
      title: `Courses: Physiotherapy, Computer Training | ${college.shortName}`,
      description:
        'The Bachelor of Physiotherapy and the free computer training: what you learn, how long it takes, what it leads to.',
      image: {
        src: 'courses/physiotherapy-1.svg',
        alt: 'A student walks with an elderly man between parallel bars',
      },
      searchWords: 'degree study కోర్సు కోర్సులు చదువు',
    },
    '/course-details/physiotherapy': {
      label: 'Physiotherapy (BPT)',
      title: `Bachelor of Physiotherapy (BPT) | ${college.shortName}`,
      description: `BPT in ${programme.years} years and {internshipMonths} months internship: subjects, advantages, careers. Needs Intermediate Bi.P.C. with ${programme.minimumMarksPercent}%.`,
      image: {
        src: 'courses/physiotherapy-1.svg',
        alt: 'A student walks with an elderly man between parallel bars',
      },
      searchWords: 'bpt degree bachelor internship ఫిజియోథెరపీ బిపిటి డిగ్రీ ఇంటర్న్‌షిప్',
    },
    '/course-details/computer-course': {
      label: 'Free Computer Training',
      title: `Free Computer Training | ${college.shortName}`,
      description:
        'Computer skills free of charge for students and young people: typing, office, internet and safety, in Telugu and English.',
      image: {
        src: 'courses/computer-course-1.svg',
        alt: 'Two learners sit at computers while a teacher points at the board',
      },
      searchWords: 'free typing కంప్యూటర్ ఉచిత శిక్షణ',
    },
    '/course-not-found': {
      title: `Course not found | ${college.shortName}`,
      description: 'There is no such course at the college. Here are the courses we teach.',
    },
  } as const satisfies Record<string, PageHead>,

  courses: [
    {
      id: 'physiotherapy',
      url: '/course-details/physiotherapy',
      title: 'Physiotherapy (BPT)',
      duration: `${programme.years} Years + {internshipMonths} months internship`,
      isFree: false,
      description:
        'Learn to examine, treat and teach people who are in pain or have lost movement. You study the body first, then practise in the laboratory, then treat patients under guidance.',
      images: [
        {
          src: 'courses/physiotherapy-1.svg',
          alt: 'A student walks with an elderly man between parallel bars',
        },
        {
          src: 'courses/physiotherapy-2.svg',
          alt: 'A teacher shows a movement of the arm on a seated woman to two students at the blackboard',
        },
      ],
      descriptions: [
        'Human anatomy and physiology: how the body is built and how it works',
        'Biomechanics and kinesiology: how we stand, walk, lift and reach',
        'Exercise therapy and electrotherapy: the tools of treatment',
        'Physiotherapy in orthopaedics, neurology, paediatrics, and heart and lung care',
        'Community rehabilitation and research methods',
      ],
      advantage: [
        'Small batches of {seatsTotal} students',
        'Practice in the college laboratories from the first year',
        'Clinical training with real patients from the second year',
        'Published fees from {lowestFee} a year, and scholarships for good marks',
        'Village camps that teach you to work with what is there',
      ],
      outcomes: [
        'Examine a patient and write a clear assessment',
        'Plan a treatment, carry it out safely and measure the result',
        'Work as a physiotherapist in hospitals, clinics, sport, schools and industry',
        'Teach patients and families how to go on at home',
        'Go on to a master’s degree, teaching or research',
      ],
    },
    {
      id: 'computer-course',
      url: '/course-details/computer-course',
      title: 'Free Computer Training',
      duration: 'Base on the Course',
      isFree: true,
      description:
        'Computer skills for study and work, free of charge. Beginners are welcome. The lessons are in Telugu and English, in the computer laboratory of the college.',
      images: [
        {
          src: 'courses/computer-course-1.svg',
          alt: 'Two learners sit at computers while a teacher points at the board',
        },
        {
          src: 'courses/computer-course-2.svg',
          alt: 'A teacher helps a learner at her computer beside a bookshelf',
        },
      ],
      descriptions: [
        'First steps: mouse, keyboard, files and folders',
        'Typing in English and Telugu',
        'Letters, tables and slides with an office package',
        'The internet: search, email and online forms',
        'Staying safe: passwords, payments and false messages',
      ],
      advantage: [
        'No fee, no deposit',
        'Practice at the computer in the lessons',
        'Timings that suit students and working people',
        'Help with online applications and certificates',
        'A certificate of the college at the end',
      ],
      outcomes: [
        'Use a computer without fear',
        'Write a letter and a curriculum vitae',
        'Keep simple accounts in a spreadsheet',
        'Fill in online forms for examinations and jobs',
        'Recognise fraud before it costs money',
      ],
    },
  ] as const satisfies readonly Course[],

  coursesPage: {
    title: 'Courses',
    lead: 'What you can study with us, how long it takes, and what it leads to.',
    durationLabel: 'Duration',
    advantagesLabel: 'Advantages',
    showMore: 'Show More',
    showLess: 'Show Less',
    details: 'See the course',
    heading: 'Our courses',
    fees: { label: 'Fee Structure', labelOfFree: 'Fees of the degree', url: '/admissions/fee-structure' },
    why: {
      heading: 'Why Our Courses?',
      points: [
        {
          title: 'Modern Curriculum',
          description: 'The syllabus of the university, taught with new cases and new tools.',
        },
        {
          title: 'Expert Instructors',
          description: 'Teachers who treat patients themselves and like to explain.',
        },
        {
          title: 'Accredited Programs',
          description:
            'Affiliated with the state health sciences university, approved by the state allied and healthcare council.',
        },
      ],
    },
  } as const satisfies { why: { points: readonly TextCard[] } & Record<string, unknown> } & Record<
    string,
    unknown
  >,

  courseDetail: {
    notFound: 'Course not found',
    notFoundHelp: 'This address does not belong to any of our courses. These are the courses we have:',
    durationLabel: 'Duration',
    descriptionsHeading: 'What you will study',
    advantagesHeading: 'Advantages',
    outcomesHeading: 'Course outcomes',
    sliderLabel: 'Pictures of the course',
    /** {number} and {total} are figures. */
    sliderPicture: 'Picture {number} of {total}',
    sliderBar: 'Move through the pictures',
    nextHeading: 'Before you enrol',
    freeNote: 'This course is free of charge. The documents and fees below are those of the degree.',
    documents: { label: 'Documents/Eligibility', url: '/admissions' },
    fees: { label: 'Fees Structure', url: '/admissions/fee-structure' },
    enroll: { label: 'Enroll Now', url: '/admissions' },
    waysHeading: 'You may also be looking for',
    ways: [
      { label: 'All courses', url: '/courses' },
      { label: 'Admissions', url: '/admissions' },
      { label: 'Contact Us', url: '/contact' },
    ],
  } as const,
};

export const te = inTelugu(en, {
  pages: {
    '/courses': {
      label: 'కోర్సులు',
      title: `కోర్సులు: ఫిజియోథెరపీ, కంప్యూటర్ | ${college.shortName}`,
      description: 'బ్యాచిలర్ ఆఫ్ ఫిజియోథెరపీ, ఉచిత కంప్యూటర్ శిక్షణ: ఏమి నేర్చుకుంటారు, ఎంత కాలం, ఎటు దారి తీస్తుంది.',
    },
    '/course-details/physiotherapy': {
      label: 'ఫిజియోథెరపీ (బీపీటీ)',
      title: `బ్యాచిలర్ ఆఫ్ ఫిజియోథెరపీ (బీపీటీ) | ${college.shortName}`,
      description: `బీపీటీ ${programme.years} సంవత్సరాలు, {internshipMonths} నెలల ఇంటర్న్‌షిప్: పాఠ్యాంశాలు, ప్రయోజనాలు, ఉద్యోగాలు. ఇంటర్మీడియట్ బైపీసీ ${programme.minimumMarksPercent}% కావాలి.`,
    },
    '/course-details/computer-course': {
      label: 'ఉచిత కంప్యూటర్ శిక్షణ',
      title: `ఉచిత కంప్యూటర్ శిక్షణ | ${college.shortName}`,
      description: 'విద్యార్థులకు, యువతకు ఉచితంగా కంప్యూటర్: టైపింగ్, ఆఫీసు ప్రోగ్రాములు, ఇంటర్నెట్, జాగ్రత్తలు, రెండు భాషల్లో.',
    },
    '/course-not-found': {
      title: `ఈ కోర్సు లేదు | ${college.shortName}`,
      description: 'కళాశాలలో అలాంటి కోర్సు లేదు. మేము బోధించే కోర్సులు ఇక్కడ ఉన్నాయి.',
    },
  },

  courses: [
    {
      title: 'ఫిజియోథెరపీ (బీపీటీ)',
      duration: `${programme.years} సంవత్సరాలు + {internshipMonths} నెలల ఇంటర్న్‌షిప్`,
      description:
        'నొప్పితో బాధపడేవారిని, కదలిక కోల్పోయినవారిని పరీక్షించడం, వారికి చికిత్స చేయడం, నేర్పడం నేర్చుకోండి. ముందు శరీరం గురించి చదువుతారు, తర్వాత ప్రయోగశాలలో సాధన చేస్తారు, ఆ తర్వాత మార్గదర్శకత్వంలో రోగులకు చికిత్స చేస్తారు.',
      descriptions: [
        'మానవ అనాటమీ, ఫిజియాలజీ: శరీర నిర్మాణం, అది పని చేసే తీరు',
        'బయోమెకానిక్స్, కైనిసియాలజీ: ఎలా నిలబడతాము, నడుస్తాము, ఎత్తుతాము, అందుకుంటాము',
        'వ్యాయామ చికిత్స, ఎలక్ట్రోథెరపీ: చికిత్సా సాధనాలు',
        'ఎముకలు, నరాలు, పిల్లలు, గుండె, ఊపిరితిత్తుల విభాగాల్లో ఫిజియోథెరపీ',
        'సమాజ పునరావాసం, పరిశోధన పద్ధతులు',
      ],
      advantage: [
        '{seatsTotal} మంది విద్యార్థుల చిన్న బ్యాచ్‌లు',
        'ప్రథమ సంవత్సరం నుంచే కళాశాల ప్రయోగశాలల్లో సాధన',
        'ద్వితీయ సంవత్సరం నుంచి నిజమైన రోగులతో క్లినిక్ శిక్షణ',
        'ప్రకటించిన ఫీజులు సంవత్సరానికి {lowestFee} నుంచి, మంచి మార్కులకు ఉపకార వేతనాలు',
        'ఉన్నవాటితోనే పని చేయడం నేర్పే గ్రామ శిబిరాలు',
      ],
      outcomes: [
        'రోగిని పరీక్షించి స్పష్టమైన నివేదిక రాయడం',
        'చికిత్సకు ప్రణాళిక వేసి, సురక్షితంగా చేసి, ఫలితాన్ని కొలవడం',
        'ఆసుపత్రులు, క్లినిక్‌లు, క్రీడలు, పాఠశాలలు, పరిశ్రమల్లో ఫిజియోథెరపిస్టుగా పని చేయడం',
        'ఇంట్లో ఎలా కొనసాగించాలో రోగులకు, కుటుంబాలకు నేర్పడం',
        'మాస్టర్స్ డిగ్రీ, బోధన లేదా పరిశోధన వైపు వెళ్లడం',
      ],
    },
    {
      title: 'ఉచిత కంప్యూటర్ శిక్షణ',
      duration: 'కోర్సును బట్టి',
      description:
        'చదువుకూ, పనికీ అవసరమైన కంప్యూటర్ నైపుణ్యాలు, పూర్తిగా ఉచితం. కొత్తవారికి స్వాగతం. కళాశాల కంప్యూటర్ ప్రయోగశాలలో తెలుగు, ఇంగ్లిష్ భాషల్లో తరగతులు ఉంటాయి.',
      descriptions: [
        'మొదటి అడుగులు: మౌస్, కీబోర్డు, ఫైళ్లు, ఫోల్డర్లు',
        'ఇంగ్లిష్, తెలుగు టైపింగ్',
        'ఆఫీసు ప్రోగ్రాములతో ఉత్తరాలు, పట్టికలు, స్లైడ్‌లు',
        'ఇంటర్నెట్: వెతకడం, ఈ-మెయిల్, ఆన్‌లైన్ ఫారాలు',
        'జాగ్రత్తలు: పాస్‌వర్డ్‌లు, చెల్లింపులు, తప్పుడు సందేశాలు',
      ],
      advantage: [
        'ఫీజు లేదు, డిపాజిట్ లేదు',
        'తరగతిలోనే కంప్యూటర్‌పై సాధన',
        'విద్యార్థులకు, పని చేసేవారికి అనుకూలమైన వేళలు',
        'ఆన్‌లైన్ దరఖాస్తులు, సర్టిఫికెట్ల విషయంలో సాయం',
        'చివరలో కళాశాల సర్టిఫికెట్',
      ],
      outcomes: [
        'భయం లేకుండా కంప్యూటర్ వాడటం',
        'ఉత్తరం, బయోడేటా రాయడం',
        'స్ప్రెడ్‌షీట్‌లో చిన్న లెక్కలు రాసుకోవడం',
        'పరీక్షలకు, ఉద్యోగాలకు ఆన్‌లైన్ ఫారాలు నింపడం',
        'డబ్బు పోకముందే మోసాన్ని గుర్తించడం',
      ],
    },
  ],

  coursesPage: {
    title: 'కోర్సులు',
    lead: 'మా దగ్గర ఏం చదవవచ్చు, ఎంత కాలం పడుతుంది, ఆ తర్వాత ఏం చేయవచ్చు.',
    durationLabel: 'వ్యవధి',
    advantagesLabel: 'ప్రయోజనాలు',
    showMore: 'మరిన్ని చూపండి',
    showLess: 'తక్కువ చూపండి',
    details: 'కోర్సు చూడండి',
    heading: 'మా కోర్సులు',
    fees: { label: 'ఫీజుల వివరాలు', labelOfFree: 'డిగ్రీ ఫీజులు' },
    why: {
      heading: 'మా కోర్సులే ఎందుకు?',
      points: [
        { title: 'ఆధునిక పాఠ్యప్రణాళిక', description: 'విశ్వవిద్యాలయ పాఠ్యప్రణాళికను కొత్త ఉదాహరణలు, కొత్త సాధనాలతో బోధిస్తాము.' },
        { title: 'నిపుణులైన అధ్యాపకులు', description: 'స్వయంగా రోగులకు చికిత్స చేసే, ఇష్టంగా వివరించే అధ్యాపకులు.' },
        {
          title: 'గుర్తింపు ఉన్న కోర్సులు',
          description: 'రాష్ట్ర ఆరోగ్య శాస్త్రాల విశ్వవిద్యాలయం అనుబంధం, రాష్ట్ర అనుబంధ ఆరోగ్య సంరక్షణ మండలి ఆమోదం.',
        },
      ],
    },
  },

  courseDetail: {
    notFound: 'ఈ కోర్సు లేదు',
    notFoundHelp: 'ఈ చిరునామాలో మా కోర్సు ఏదీ లేదు. మా కోర్సులు ఇవి:',
    durationLabel: 'వ్యవధి',
    descriptionsHeading: 'మీరు చదివేది',
    advantagesHeading: 'ప్రయోజనాలు',
    outcomesHeading: 'కోర్సు పూర్తయ్యాక',
    sliderLabel: 'కోర్సు చిత్రాలు',
    sliderPicture: '{total} చిత్రాల్లో {number}వది',
    sliderBar: 'చిత్రాలను జరపండి',
    nextHeading: 'చేరే ముందు',
    freeNote: 'ఈ కోర్సు ఉచితం. కింద ఉన్న పత్రాలు, ఫీజులు డిగ్రీకి సంబంధించినవి.',
    documents: { label: 'పత్రాలు/అర్హత' },
    fees: { label: 'ఫీజుల వివరాలు' },
    enroll: { label: 'ఇప్పుడే చేరండి' },
    waysHeading: 'ఇవి కూడా చూడండి',
    ways: [{ label: 'అన్ని కోర్సులు' }, { label: 'ప్రవేశాలు' }, { label: 'సంప్రదించండి' }],
  },
});
