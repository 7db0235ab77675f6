// Words of the About section (product §2.8). The members are in people.ts.

import { college } from '#content/college.ts';
import { college as facts, governingBodyMeetingsPerYear, programme } from '#content/facts.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { AboutSlug } from '#shared/routes.ts';
import type { PageHead, Picture, TextCard } from '#shared/website/content.ts';

/** How often, as a word. */
const timesWord = { 1: 'once', 2: 'twice', 3: 'three times', 4: 'four times' } as const;

export const en = {
  pages: {
    '/about': {
      label: 'About',
      title: `About the College | ${college.shortName}`,
      description:
        'Who we are: a small physiotherapy college with {seatsTotal} students a year, affiliated with a state health sciences university.',
      image: {
        src: 'gallery/about-college/campus.svg',
        alt: 'The college building with palms, a bus and a bicycle in front of it',
      },
      searchWords: 'college history కళాశాల గురించి',
    },
    '/about/our-mission-and-vision': {
      label: 'Our Mission and Vision',
      title: `Our Mission and Vision | ${college.shortName}`,
      description:
        'What we work for: skilled, honest and kind physiotherapists, and help for people who had to live without it.',
      image: {
        src: 'about/mission.svg',
        alt: 'A physiotherapist steadies an elderly man as he walks; an arc shows how far he steps',
      },
    },
    '/about/governing-body': {
      label: 'Governing Body',
      title: `Governing Body | ${college.shortName}`,
      description:
        'The members of the governing body, their tasks, and how to reach them. The body meets twice a year.',
    },
    '/about/patron-vcp': {
      label: 'Patron',
      title: `Patron | ${college.shortName}`,
      description: 'The patron of the college and his message to students and parents.',
    },
    '/about/secretary-correspondence-vcp': {
      label: 'Secretary and Correspondent',
      title: `Secretary and Correspondent | ${college.shortName}`,
      description:
        'The secretary and correspondent of the college: her work, her message, and how to reach her.',
    },
    '/about/director-vcp': {
      label: 'Director',
      title: `Director | ${college.shortName}`,
      description: 'The director of the college, who leads teaching, clinical training and research.',
    },
    '/about/principal-vcp': {
      label: 'Principal',
      title: `Principal | ${college.shortName}`,
      description: 'The page of the principal of the college.',
      searchWords: 'head name ప్రిన్సిపాల్ ప్రిన్సిపల్',
    },
    '/about/members-faculties-vcp': {
      label: 'Members and Faculty',
      title: `Members and Faculty | ${college.shortName}`,
      description: 'The members and teachers of the college. This section is being worked on.',
      image: { src: 'frame/under-construction.svg', alt: 'A figure carries a large arc into place' },
    },
    '/about/administrator-vcp': {
      label: 'Administrator',
      title: `Administrator | ${college.shortName}`,
      description: 'The administrator of the college, for campus, records and the daily needs of students.',
    },
    '/about/our-programme': {
      label: 'Our Programme',
      title: `Our Programme, Year by Year | ${college.shortName}`,
      description: `What students learn in the ${programme.years} years of the Bachelor of Physiotherapy and in the {internshipMonths} months of internship.`,
      image: {
        src: 'about/programme.svg',
        alt: 'Four students, each a step above the other; the highest, in a white coat, reaches up',
      },
    },
  } as const satisfies Record<string, PageHead>,

  /** The menu of the section, a label per page. */
  aboutMenu: {
    '': `About ${college.shortName}`,
    'our-mission-and-vision': 'Our Mission and Vision',
    'governing-body': 'Governing Body',
    'patron-vcp': 'Patron',
    'secretary-correspondence-vcp': 'Secretary and Correspondent',
    'director-vcp': 'Director',
    'principal-vcp': 'Principal',
    'members-faculties-vcp': 'Members and Faculty',
    'administrator-vcp': 'Administrator',
    'our-programme': 'Our Programme',
  } as const satisfies Record<AboutSlug, string>,

  aboutLayout: {
    menuLabel: 'About the college',
    /** Folds the next two on phones. */
    more: 'Recognition and pictures',
    recognitionHeading: 'Recognised by',
    galleryHeading: 'Life at the college',
    galleryLink: { label: 'See our gallery', url: '/gallery' },
    scholarshipLink: { label: 'Scholarship eligibility', url: '/services/scholarships' },
    contactLink: { label: 'Contact Us', url: '/contact' },
    contactText: 'Would you like to know more about us? Visit, call or write.',
  } as const,

  /** Seven pictures that scroll by and lead to the gallery. */
  aboutGallery: [
    {
      src: 'gallery/about-college/students.svg',
      alt: 'Four students in uniform stand together beside a bookshelf',
    },
    {
      src: 'gallery/about-college/clinic.svg',
      alt: 'A physiotherapist kneels to bend the knee of a patient on a couch while a woman looks on',
    },
    {
      src: 'facilities/gallery/campus-courtyard.svg',
      alt: 'Students sit under the large tree of the courtyard',
    },
    {
      src: 'facilities/gallery/library-reading-room.svg',
      alt: 'Students read at the long table of the library',
    },
    {
      src: 'facilities/gallery/clinical-gait-lab.svg',
      alt: 'A student walks the marked path of the gait laboratory, another follows it on the screen',
    },
    {
      src: 'facilities/gallery/fitness-treadmill.svg',
      alt: 'A student runs on a treadmill while another looks on',
    },
    {
      src: 'gallery/about-college/campus.svg',
      alt: 'The college building with palms, a bus and a bicycle in front of it',
    },
  ] as const satisfies readonly Picture[],

  aboutIndex: {
    title: `About ${college.shortName}`,
    lead: 'A college for one profession: bringing movement back.',
    picture: {
      src: 'gallery/about-college/campus.svg',
      alt: 'The college building with palms, a bus and a bicycle in front of it',
    },
    heading: 'About the college',
    figures: [
      { value: college.foundedIn, label: 'the year we began' },
      { value: '{seatsTotal}', label: 'new students a year' },
      { value: '{graduates}+', label: 'graduates' },
      { value: '{livesImpacted}+', label: 'lives impacted by our outreach' },
    ],
    pointsHeading: 'Three good reasons',
    paragraphs: [
      `${college.name} was founded in ${college.foundedIn}. Since then over {graduates} students have graduated.`,
      `We offer the Bachelor of Physiotherapy: ${programme.years} years of study and {internshipMonths} months of internship. There are {seatsTotal} seats a year. We also teach computer skills free of charge to young people from the area.`,
      'The college is affiliated with a state health sciences university and approved by the state allied and healthcare council. The university holds the examinations and awards the degree.',
    ],
    points: [
      {
        title: 'Small batches',
        description: '{seatsTotal} students a year.',
      },
      {
        title: 'Early practice',
        description: 'Work in the laboratories from the first year, in the clinic from the second.',
      },
      {
        title: 'Close to home',
        description: 'The bus stop is at the gate. Parents can visit on any working day.',
      },
    ],
  } as const satisfies { picture: Picture; points: readonly TextCard[] } & Record<string, unknown>,

  missionAndVision: {
    title: 'Our Mission and Vision',
    lead: 'Why we teach, and what should be different in this district because of it.',
    picture: {
      src: 'about/mission.svg',
      alt: 'A physiotherapist steadies an elderly man as he walks; an arc shows how far he steps',
    },
    mission: {
      heading: 'Our mission',
      text: 'To train physiotherapists who are skilled, honest and kind, and to bring their help to people who have had to live without it.',
    },
    vision: {
      heading: 'Our vision',
      text: 'A district in which no one stays in bed, loses work or leaves school because nobody taught them how to move again.',
    },
    valuesHeading: 'What we stand for',
    values: [
      {
        title: 'The patient first',
        description: 'We ask in the lessons: how does this help a patient?',
      },
      {
        title: 'Evidence',
        description: 'We teach what has been shown to work, and say so when nobody knows yet.',
      },
      {
        title: 'Respect',
        description: 'For each patient and each student, whatever their income, caste, faith or gender.',
      },
      {
        title: 'Honest fees',
        description: 'The fees are printed on this website, and every payment gets a receipt.',
      },
    ],
  } as const satisfies { picture: Picture; values: readonly TextCard[] } & Record<string, unknown>,

  governingBodyPage: {
    title: 'Governing Body',
    lead: `The governing body guides the college. It meets ${timesWord[governingBodyMeetingsPerYear]} a year.`,
    membersHeading: 'Members',
    tasksHeading: 'What it decides',
    tasks: [
      { title: 'Money', description: 'It approves the budget and the fees.' },
      { title: 'Quality', description: 'It reviews results and complaints.' },
      { title: 'Growth', description: 'It decides on new posts and equipment.' },
    ],
    minutes: 'The minutes may be read in the office.',
    tableLabel: 'Members of the governing body',
    columns: { name: 'Name', designation: 'Designation', specialization: 'Specialization', email: 'Email' },
  } as const satisfies { tasks: readonly TextCard[] } & Record<string, unknown>,

  memberPage: {
    messageHeading: 'Message',
    aboutHeading: 'About',
    contactHeading: 'Field and contact',
    specialization: 'Specialization',
    qualification: 'Qualification',
    email: 'Email',
    phone: 'Phone',
    linkedinName: 'LinkedIn',
    linkedin: 'LinkedIn profile',
    backToBody: { label: 'All members of the governing body', url: '/about/governing-body' },
  } as const,

  /** The page of a person whom the office has taken back. */
  noPerson: 'No person is named here at present.',

  /** Product §2.8: a placeholder. */
  membersAndFaculty: {
    title: 'Members and Faculty',
    text: 'This section is being worked on. Please come back soon.',
    picture: { src: 'frame/under-construction.svg', alt: 'A figure carries a large arc into place' },
    /** Above the teachers, when the office has published some. */
    lead: 'The teachers of the college, with their fields.',
    empty: 'No teachers are listed at present.',
    linksHeading: 'Until then',
    links: [
      { label: 'Governing Body', url: '/about/governing-body' },
      { label: 'Contact Us', url: '/contact' },
    ],
  } as const,

  ourProgramme: {
    title: 'Our Programme',
    picture: {
      src: 'about/programme.svg',
      alt: 'Four students, each a step above the other; the highest, in a white coat, reaches up',
    },
    lead: `Bachelor of Physiotherapy: ${programme.years} years and {internshipMonths} months of internship.`,
    yearsHeading: 'Year by year',
    years: [
      {
        title: 'First Year',
        description:
          'How the body is built and how it works, and the first hours in the exercise laboratory.',
        subjects: ['Anatomy', 'Physiology', 'Biochemistry', 'Psychology and sociology', 'English'],
      },
      {
        title: 'Second Year',
        description: 'How movement works, what illness does to it, and the first tools of treatment.',
        subjects: [
          'Biomechanics and kinesiology',
          'Exercise therapy',
          'Electrotherapy',
          'Pathology',
          'Microbiology',
          'Pharmacology',
        ],
      },
      {
        title: 'Third Year',
        description: 'Bones, joints and general medicine, with regular clinic days.',
        subjects: [
          'Orthopaedics',
          'General medicine',
          'General surgery',
          'Physiotherapy for bones and joints',
        ],
      },
      {
        title: 'Fourth Year',
        description: 'Nerves, children, heart and lungs, the village, and a small project of your own.',
        subjects: [
          'Neurology',
          'Paediatrics',
          'Heart and lung care',
          'Community rehabilitation',
          'Research methods',
        ],
      },
      {
        title: 'Internship',
        description: `{internshipMonths} months of full-time work with patients, in each department in turn.`,
        subjects: [],
      },
    ],
    subjectsLabel: 'Subjects',
    /** {batches} is '2021-2024' or '2021'. */
    batch: 'Batch {batches}: {months} months of internship. Source: {source}',
    note: 'The university sets the syllabus, and for each batch the months of internship. The list shows the order in which we teach it.',
    links: [
      { label: 'Physiotherapy (BPT)', url: '/course-details/physiotherapy' },
      { label: 'Fee Structure', url: '/admissions/fee-structure' },
    ],
  } as const satisfies {
    picture: Picture;
    years: readonly (TextCard & { subjects: readonly string[] })[];
  } & Record<string, unknown>,
};

const timesWordInTelugu = { 1: 'ఒకసారి', 2: 'రెండుసార్లు', 3: 'మూడుసార్లు', 4: 'నాలుగుసార్లు' } as const;

export const te = inTelugu(en, {
  pages: {
    '/about': {
      label: 'మా గురించి',
      title: `కళాశాల గురించి | ${college.shortName}`,
      description: 'మేము ఎవరము: ఏటా {seatsTotal} మంది విద్యార్థుల చిన్న ఫిజియోథెరపీ కళాశాల, రాష్ట్ర ఆరోగ్య విశ్వవిద్యాలయానికి అనుబంధం.',
    },
    '/about/our-mission-and-vision': {
      label: 'మా లక్ష్యం, దృష్టి',
      title: `మా లక్ష్యం, దృష్టి | ${college.shortName}`,
      description: 'మేము దేని కోసం పని చేస్తున్నాము: నైపుణ్యం, నిజాయితీ, దయ ఉన్న ఫిజియోథెరపిస్టులు, సాయం అందని వారికి సాయం.',
    },
    '/about/governing-body': {
      label: 'పాలక మండలి',
      title: `పాలక మండలి | ${college.shortName}`,
      description: 'పాలక మండలి సభ్యులు, వారి పనులు, వారిని ఎలా సంప్రదించాలి. మండలి ఏటా రెండుసార్లు సమావేశమవుతుంది.',
    },
    '/about/patron-vcp': {
      label: 'పోషకులు',
      title: `పోషకులు | ${college.shortName}`,
      description: 'కళాశాల పోషకులు, విద్యార్థులకు, తల్లిదండ్రులకు వారి సందేశం.',
    },
    '/about/secretary-correspondence-vcp': {
      label: 'కార్యదర్శి, కరస్పాండెంట్',
      title: `కార్యదర్శి, కరస్పాండెంట్ | ${college.shortName}`,
      description: 'కళాశాల కార్యదర్శి, కరస్పాండెంట్: వారి పని, సందేశం, ఎలా సంప్రదించాలి.',
    },
    '/about/director-vcp': {
      label: 'డైరెక్టర్',
      title: `డైరెక్టర్ | ${college.shortName}`,
      description: 'బోధన, క్లినిక్ శిక్షణ, పరిశోధనకు నాయకత్వం వహించే కళాశాల డైరెక్టర్.',
    },
    '/about/principal-vcp': {
      label: 'ప్రిన్సిపల్',
      title: `ప్రిన్సిపల్ | ${college.shortName}`,
      description: 'కళాశాల ప్రిన్సిపల్ పేజీ.',
    },
    '/about/members-faculties-vcp': {
      label: 'సభ్యులు, అధ్యాపకులు',
      title: `సభ్యులు, అధ్యాపకులు | ${college.shortName}`,
      description: 'కళాశాల సభ్యులు, అధ్యాపకులు. ఈ విభాగం తయారవుతోంది.',
    },
    '/about/administrator-vcp': {
      label: 'పరిపాలనాధికారి',
      title: `పరిపాలనాధికారి | ${college.shortName}`,
      description: 'ప్రాంగణం, రికార్డులు, విద్యార్థుల రోజువారీ అవసరాలు చూసే కళాశాల పరిపాలనాధికారి.',
    },
    '/about/our-programme': {
      label: 'మా కోర్సు',
      title: `మా కోర్సు, సంవత్సరాల వారీగా | ${college.shortName}`,
      description: `బ్యాచిలర్ ఆఫ్ ఫిజియోథెరపీ ${programme.years} సంవత్సరాల్లో, {internshipMonths} నెలల ఇంటర్న్‌షిప్‌లో విద్యార్థులు ఏమి నేర్చుకుంటారు.`,
    },
  },

  aboutMenu: {
    '': `${college.shortName} గురించి`,
    'our-mission-and-vision': 'మా లక్ష్యం, దృష్టి',
    'governing-body': 'పాలక మండలి',
    'patron-vcp': 'పోషకులు',
    'secretary-correspondence-vcp': 'కార్యదర్శి, కరస్పాండెంట్',
    'director-vcp': 'డైరెక్టర్',
    'principal-vcp': 'ప్రిన్సిపల్',
    'members-faculties-vcp': 'సభ్యులు, అధ్యాపకులు',
    'administrator-vcp': 'పరిపాలనాధికారి',
    'our-programme': 'మా కోర్సు',
  },

  aboutLayout: {
    menuLabel: 'కళాశాల గురించి',
    more: 'గుర్తింపు, ఫోటోలు',
    recognitionHeading: 'గుర్తింపు ఇచ్చిన సంస్థలు',
    galleryHeading: 'కళాశాల జీవితం',
    galleryLink: { label: 'మా ఫోటోలు చూడండి' },
    scholarshipLink: { label: 'ఉపకార వేతన అర్హత' },
    contactLink: { label: 'సంప్రదించండి' },
    contactText: 'మా గురించి ఇంకా తెలుసుకోవాలా? రండి, ఫోన్ చేయండి లేదా రాయండి.',
  },

  aboutIndex: {
    title: `${college.shortName} గురించి`,
    lead: 'ఒకే వృత్తి కోసం ఒక కళాశాల: కదలికను తిరిగి తేవడం.',
    heading: 'కళాశాల గురించి',
    figures: [
      { label: 'ప్రారంభించిన సంవత్సరం' },
      { label: 'ఏటా కొత్త విద్యార్థులు' },
      { label: 'పట్టభద్రులు' },
      { label: 'మా సేవ అందిన వారు' },
    ],
    pointsHeading: 'మూడు కారణాలు',
    paragraphs: [
      `${college.name} ${facts.foundedIn}లో మొదలైంది. అప్పటి నుంచి {graduates} మందికి పైగా విద్యార్థులు పట్టభద్రులయ్యారు.`,
      `మేము బ్యాచిలర్ ఆఫ్ ఫిజియోథెరపీ అందిస్తాము: ${programme.years} సంవత్సరాల చదువు, {internshipMonths} నెలల ఇంటర్న్‌షిప్. సంవత్సరానికి {seatsTotal} సీట్లు ఉన్నాయి. చుట్టుపక్కల యువతకు కంప్యూటర్ కూడా ఉచితంగా నేర్పుతాము.`,
      'కళాశాలకు రాష్ట్ర ఆరోగ్య శాస్త్రాల విశ్వవిద్యాలయం అనుబంధం, రాష్ట్ర అనుబంధ ఆరోగ్య సంరక్షణ మండలి ఆమోదం ఉన్నాయి. పరీక్షలు నిర్వహించేది, డిగ్రీ ఇచ్చేది విశ్వవిద్యాలయమే.',
    ],
    points: [
      { title: 'చిన్న బ్యాచ్‌లు', description: 'సంవత్సరానికి {seatsTotal} మంది విద్యార్థులు.' },
      { title: 'మొదటి నుంచే సాధన', description: 'ప్రథమ సంవత్సరం నుంచి ప్రయోగశాలల్లో, ద్వితీయ సంవత్సరం నుంచి క్లినిక్‌లో పని.' },
      { title: 'ఇంటికి దగ్గర', description: 'బస్ స్టాపు గేటు దగ్గరే ఉంది. తల్లిదండ్రులు ఏ పనిదినంలోనైనా రావచ్చు.' },
    ],
  },

  missionAndVision: {
    title: 'మా లక్ష్యం, దృష్టి',
    lead: 'మేము ఎందుకు బోధిస్తున్నాము, దాని వల్ల ఈ జిల్లాలో ఏమి మారాలి.',
    mission: {
      heading: 'మా లక్ష్యం',
      text: 'నైపుణ్యం, నిజాయితీ, దయ ఉన్న ఫిజియోథెరపిస్టులను తయారు చేయడం; ఇంతవరకు ఆ సాయం అందని వారికి దాన్ని చేర్చడం.',
    },
    vision: {
      heading: 'మా దృష్టి',
      text: 'తిరిగి ఎలా కదలాలో నేర్పేవారు లేనందువల్ల ఎవరూ మంచాన పడి ఉండని, పని కోల్పోని, బడి మానని జిల్లా.',
    },
    valuesHeading: 'మా విలువలు',
    values: [
      { title: 'రోగికే మొదటి స్థానం', description: 'పాఠాల్లో మేము అడిగే ప్రశ్న: ఇది రోగికి ఎలా ఉపయోగపడుతుంది?' },
      { title: 'ఆధారాలు', description: 'పని చేస్తుందని రుజువైనదే బోధిస్తాము; ఇంకా ఎవరికీ తెలియనప్పుడు ఆ మాట చెబుతాము.' },
      { title: 'గౌరవం', description: 'ఆదాయం, కులం, మతం, లింగం ఏదైనా ప్రతి రోగినీ, ప్రతి విద్యార్థినీ గౌరవిస్తాము.' },
      {
        title: 'దాపరికం లేని ఫీజులు',
        description: 'ఫీజులన్నీ ఈ వెబ్‌సైట్‌లో ఉంటాయి, ప్రతి చెల్లింపుకూ రసీదు ఇస్తాము.',
      },
    ],
  },

  governingBodyPage: {
    title: 'పాలక మండలి',
    lead: `పాలక మండలి కళాశాలకు దారి చూపుతుంది. సంవత్సరానికి ${timesWordInTelugu[governingBodyMeetingsPerYear]} సమావేశమవుతుంది.`,
    membersHeading: 'సభ్యులు',
    tasksHeading: 'నిర్ణయించే విషయాలు',
    tasks: [
      { title: 'డబ్బు', description: 'బడ్జెట్‌ను, ఫీజులను ఆమోదిస్తుంది.' },
      { title: 'నాణ్యత', description: 'ఫలితాలను, ఫిర్యాదులను సమీక్షిస్తుంది.' },
      { title: 'అభివృద్ధి', description: 'కొత్త పోస్టులు, పరికరాలపై నిర్ణయం తీసుకుంటుంది.' },
    ],
    minutes: 'సమావేశ వివరాలను ఆఫీసులో చదవవచ్చు.',
    tableLabel: 'పాలక మండలి సభ్యులు',
    columns: { name: 'పేరు', designation: 'హోదా', specialization: 'రంగం', email: 'ఈ-మెయిల్' },
  },

  memberPage: {
    messageHeading: 'సందేశం',
    aboutHeading: 'పరిచయం',
    contactHeading: 'రంగం, సంప్రదింపు',
    specialization: 'రంగం',
    qualification: 'అర్హత',
    email: 'ఈ-మెయిల్',
    phone: 'ఫోన్',
    linkedinName: 'లింక్డ్‌ఇన్',
    linkedin: 'లింక్డ్‌ఇన్ ప్రొఫైల్',
    backToBody: { label: 'పాలక మండలి సభ్యులందరూ' },
  },

  noPerson: 'ప్రస్తుతం ఇక్కడ ఎవరి పేరూ లేదు.',

  membersAndFaculty: {
    title: 'సభ్యులు, అధ్యాపకులు',
    text: 'ఈ విభాగం తయారవుతోంది. దయచేసి త్వరలో మళ్లీ చూడండి.',
    lead: 'కళాశాల అధ్యాపకులు, వారి రంగాలు.',
    empty: 'ప్రస్తుతం అధ్యాపకుల జాబితా లేదు.',
    linksHeading: 'అప్పటివరకు',
    links: [{ label: 'పాలక మండలి' }, { label: 'సంప్రదించండి' }],
  },

  ourProgramme: {
    title: 'మా కోర్సు',
    lead: `బ్యాచిలర్ ఆఫ్ ఫిజియోథెరపీ: ${programme.years} సంవత్సరాలు, {internshipMonths} నెలల ఇంటర్న్‌షిప్.`,
    yearsHeading: 'సంవత్సరాల వారీగా',
    years: [
      {
        title: 'ప్రథమ సంవత్సరం',
        description: 'శరీర నిర్మాణం, అది పని చేసే తీరు; వ్యాయామ ప్రయోగశాలలో మొదటి తరగతులు.',
        subjects: ['అనాటమీ', 'ఫిజియాలజీ', 'బయోకెమిస్ట్రీ', 'సైకాలజీ, సోషియాలజీ', 'ఇంగ్లిష్'],
      },
      {
        title: 'ద్వితీయ సంవత్సరం',
        description: 'కదలిక ఎలా జరుగుతుంది, జబ్బు దాన్ని ఏమి చేస్తుంది; చికిత్సలో మొదటి సాధనాలు.',
        subjects: ['బయోమెకానిక్స్, కైనిసియాలజీ', 'వ్యాయామ చికిత్స', 'ఎలక్ట్రోథెరపీ', 'పాథాలజీ', 'మైక్రోబయాలజీ', 'ఫార్మకాలజీ'],
      },
      {
        title: 'తృతీయ సంవత్సరం',
        description: 'ఎముకలు, కీళ్లు, సాధారణ వైద్యం; క్రమం తప్పని క్లినిక్ రోజులు.',
        subjects: ['ఆర్థోపెడిక్స్', 'జనరల్ మెడిసిన్', 'జనరల్ సర్జరీ', 'ఎముకలు, కీళ్ల ఫిజియోథెరపీ'],
      },
      {
        title: 'నాల్గవ సంవత్సరం',
        description: 'నరాలు, పిల్లలు, గుండె, ఊపిరితిత్తులు, గ్రామం; మీ సొంత చిన్న ప్రాజెక్టు.',
        subjects: ['న్యూరాలజీ', 'పీడియాట్రిక్స్', 'గుండె, ఊపిరితిత్తుల సంరక్షణ', 'సమాజ పునరావాసం', 'పరిశోధన పద్ధతులు'],
      },
      {
        title: 'ఇంటర్న్‌షిప్',
        description: `{internshipMonths} నెలలు పూర్తి సమయం రోగులతో పని, ఒక్కో విభాగంలో వంతులవారీగా.`,
      },
    ],
    subjectsLabel: 'పాఠ్యాంశాలు',
    batch: '{batches} బ్యాచ్: {months} నెలల ఇంటర్న్‌షిప్. ఆధారం: {source}',
    note: 'పాఠ్యప్రణాళికను, ఒక్కో బ్యాచ్‌కు ఇంటర్న్‌షిప్ నెలలను విశ్వవిద్యాలయం నిర్ణయిస్తుంది. ఈ జాబితా మేము బోధించే క్రమాన్ని చూపుతుంది.',
    links: [{ label: 'ఫిజియోథెరపీ (బీపీటీ)' }, { label: 'ఫీజుల వివరాలు' }],
  },
});
