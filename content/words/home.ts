// Words of the home page, top to bottom (product §1, §2.3).

import { college, links } from '#content/college.ts';
import { college as facts, programme } from '#content/facts.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type {
  FunFact,
  Link,
  PageHead,
  Picture,
  QuickLinkTile,
  ServiceCard,
  TextCard,
  TickerItem,
} from '#shared/website/content.ts';

export const en = {
  pages: {
    '/': {
      label: 'Home',
      title: `${college.name} (${college.shortName}), Andhra Pradesh`,
      description: `Study physiotherapy in Andhra Pradesh: BPT, ${programme.years} years and an internship, {seatsTotal} seats a year.{admissionSentence} Counselling code ${college.counsellingCode}.`,
      image: {
        src: 'home/hero.svg',
        alt: 'A physiotherapist helps an elderly man raise his arm; an arc shows how far it moves',
      },
    },
  } as const satisfies Record<string, PageHead>,

  topBar: {
    /** Typed letter by letter, then the code. */
    codeLabel: 'College Code:',
    code: college.counsellingCode,
    studentLogin: { label: 'Student Login', url: '/student-login' },
    staffLogin: { label: 'Staff Login', url: '/faculty-login' },
  } as const,

  hero: {
    title: 'Transform Healthcare',
    text: 'Elevate your career with our cutting-edge physiotherapy programs.',
    /** Above the title: the course. */
    study: 'Bachelor of Physiotherapy (BPT)',
    buttons: [
      { label: 'Discover Courses', url: '/courses' },
      { label: 'Admissions', url: '/admissions' },
    ],
    picture: {
      src: 'home/hero.svg',
      alt: 'A physiotherapist helps an elderly man raise his arm; an arc shows how far it moves',
    },
  } as const satisfies { buttons: readonly Link[]; picture: Picture } & Record<string, unknown>,

  /** Each is held for 2500 ms. */
  heroMessages: [
    `Welcome to ${college.name}`,
    'Empowering Future Healthcare Leaders',
    'Join Our World-Class Programs',
  ] as const,

  admissionBanner: {
    /** {year} is the admission year. */
    title: 'Admission {year}',
    text: 'For Admission fill out the form',
    /** Beside the title. */
    state: '{admissionState}',
    link: { label: 'Apply Here', url: links.applicationForm },
  } as const,

  glance: [
    {
      label: 'Study',
      value: `BPT, ${programme.years} years + {internshipMonths} months internship`,
    },
    { label: 'Seats', value: '{seatsTotal} every year' },
    { label: 'Fees', value: 'from {lowestFee} a year' },
  ] as const,

  /** What families ask first. The answers are facts that the office publishes. */
  forParents: {
    heading: 'For parents',
    total: 'Fees of all four years',
    quotas: [
      { quota: 'Convener', total: '{totalConvener}' },
      { quota: 'Management', total: '{totalManagement}' },
    ],
    items: [
      { name: 'neet', label: 'Is NEET needed?' },
      { name: 'hostel', label: 'Hostel for girls?' },
      { name: 'transport', label: 'Bus?' },
      { name: 'recognition', label: 'Approved?' },
    ],
    next: { label: 'What to do next', url: '/admissions' },
    more: 'All answers',
  } as const,

  tickerLabel: 'Specials Update:',

  /** Where the office has published some before, and none is there now. */
  tickerEmpty: { text: 'No news at present.', link: '/notices' } as const satisfies TickerItem,

  ticker: [
    { text: 'New batch starting soon!', link: '/admissions' },
    { text: 'Scholarships available for top students.', link: '/services/scholarships' },
    { text: 'Join our webinar on career opportunities.', link: '/webinar' },
  ] as const satisfies readonly TickerItem[],

  knowledge: {
    heading: 'Knowledge shared by experience',
    text: 'Choose a course to see what it teaches, how long it takes and what it costs.',
    links: [
      {
        label: 'Physiotherapy (BPT)',
        url: '/course-details/physiotherapy',
        note: `The degree: ${programme.years} years and {internshipMonths} months of internship`,
      },
      {
        label: 'Free Computer Training',
        url: '/course-details/computer-course',
        note: 'For beginners, in Telugu and English',
      },
    ],
  } as const satisfies { links: readonly (Link & { note: string })[] } & Record<string, unknown>,

  welcome: {
    heading: `Welcome to ${college.shortName}`,
    paragraphs: [
      `${college.name} teaches one profession: bringing movement back. {seatsTotal} students join each year.`,
      'Students learn in the classroom, the laboratory and the clinic. As interns, for {internshipMonths} months, they treat patients under the eye of an experienced physiotherapist.',
    ],
    button: { label: `Discover ${college.shortName}`, url: '/about' },
    picture: {
      src: 'home/welcome.svg',
      alt: 'A teacher watches two students raise the leg of a patient on a treatment couch, beside a blackboard and a skeleton',
    },
  } as const,

  events: {
    heading: 'Events',
    empty: 'No recent events to display',
    fallback: {
      src: 'home/events-fallback.svg',
      alt: 'A woman speaks at a stand before the decorated college; three guests listen, one of them in a wheelchair',
    },
    more: { label: 'See pictures of earlier events', url: '/gallery' },
    previous: 'Previous event',
    next: 'Next event',
    /** Each has a description of its picture. Product §3: always empty on the public site. */
    images: [],
  } as const satisfies { fallback: Picture; more: Link; images: readonly Picture[] } & Record<
    string,
    unknown
  >,

  soarToSuccess: {
    heading: 'Soar to Success',
    text: 'From the first lesson to the first patient of your own.',
    cards: [
      {
        title: 'Learn the body',
        description: 'Anatomy, physiology and movement, taught step by step in the first two years.',
      },
      {
        title: 'Practise by hand',
        description: 'Exercise therapy and electrotherapy in our own laboratories, in small groups.',
      },
      {
        title: 'Meet patients',
        description: 'Clinical hours in orthopaedics, neurology, heart and lung care, and paediatrics.',
      },
      {
        title: 'Serve a village',
        description: 'Health camps and home visits in the villages around us.',
      },
      {
        title: 'Begin your career',
        description: `{internshipMonths} months of internship, then hospital, clinic, sport or higher study.`,
      },
    ],
  } as const satisfies { heading: string; text: string; cards: readonly TextCard[] },

  services: {
    heading: 'Empowering Students & Communities',
    cards: [
      {
        title: 'Institutional Digital Library',
        description: 'Textbooks, question papers and journals for our students, at college and at home.',
        link: '/student-login',
        buttonText: 'Access Digital Library',
        picture: {
          src: 'services/digital-library.svg',
          alt: 'A student works at a laptop between the shelves of the library',
        },
      },
      {
        title: 'Research and Development and Laboratory',
        description: 'Studies of problems we meet every day: back pain, stroke, farm work.',
        link: '/services/research-laboratory',
        buttonText: 'Explore Research & Labs',
        picture: {
          src: 'services/research-laboratory.svg',
          alt: 'A researcher works at a microscope; on the screen behind it an arc measures the step of a walking man',
        },
      },
      {
        title: 'Community Services',
        description: 'Free camps, home visits and school checks in the villages around us.',
        link: '/services/community-services',
        buttonText: 'Join Community Services',
        picture: {
          src: 'services/community-services.svg',
          alt: 'A physiotherapist kneels in a village and moves the knee of an elderly man while a woman looks on',
        },
      },
      {
        title: 'Scholarship Program',
        description: 'Support for students with good marks and little money at home.',
        link: '/services/scholarships',
        buttonText: 'Apply for Scholarship',
        picture: {
          src: 'services/scholarships.svg',
          alt: 'A graduate in cap and gown raises her certificate, a proud woman in a sari beside her',
        },
      },
      {
        title: 'Sport and Training Camping',
        description: 'Camps in fitness, taping and first aid for students and young players.',
        link: '/services/sports-training-camping',
        buttonText: "Let's get started",
        picture: {
          src: 'services/sports-training-camping.svg',
          alt: 'A trainer corrects the stride of a runner on the track',
        },
      },
    ],
  } as const satisfies { heading: string; cards: readonly ServiceCard[] },

  community: {
    heading: 'Our Community Contribution',
    paragraphs: [
      `Over {graduates} graduates have gone out from our college, and over {livesImpacted} lives have been impacted by our outreach.`,
      'We hold free camps, visit people who cannot leave the house, and check the posture of children at school.',
    ],
    button: { label: 'Explore Our Services', url: '/services' },
    picture: {
      src: 'home/community.svg',
      alt: 'A free health camp in a village: under an awning a student treats the knee of an elderly woman, families wait and talk',
    },
  } as const,

  quickNavigation: {
    heading: 'Quick navigation',
    links: [
      { label: 'Admission', url: '/admissions' },
      { label: 'Examination Hub', url: '/exams' },
      { label: 'Research & Development', url: '/services/research-laboratory' },
      { label: 'Governing Body', url: '/about/governing-body' },
      { label: 'Our Programme', url: '/about/our-programme' },
      { label: 'Physiotherapy', url: '/service-details/physiotherapy' },
      { label: 'Community Services', url: '/services/community-services' },
    ],
  } as const satisfies { heading: string; links: readonly Link[] },

  quickLinks: {
    heading: 'Quick links',
    tiles: [
      { label: 'Fee Structure', url: '/admissions/fee-structure', icon: 'indian-rupee' },
      { label: 'Contact Us', url: '/contact', icon: 'phone' },
      { label: 'Our Gallery', url: '/gallery', icon: 'images' },
      { label: 'Examinations', url: '/exams', icon: 'clipboard-list' },
      { label: 'Governing Body', url: '/about/governing-body', icon: 'users' },
      { label: 'Our Programme', url: '/about/our-programme', icon: 'graduation-cap' },
      { label: 'Research & Labs', url: '/services/research-laboratory', icon: 'microscope' },
      { label: 'Community Services', url: '/services/community-services', icon: 'heart-handshake' },
      { label: 'Scholarships', url: '/services/scholarships', icon: 'award' },
      { label: 'Virtual Tour', url: '/under-developments-or-maintenance', icon: 'compass' },
      { label: 'Visit Us At', url: links.maps, icon: 'map-pin' },
    ],
  } as const satisfies { heading: string; tiles: readonly QuickLinkTile[] },

  funFactsHeading: 'Our college in numbers',

  counters: [
    { id: 'recognitions', label: 'Recognition', suffix: '+' },
    { id: 'graduates', label: 'Graduates', suffix: '+' },
    { id: 'library-books', label: 'Library Books', suffix: '+' },
  ] as const satisfies readonly FunFact[],

  /** Sample voices until students have agreed to be quoted. */
  studentVoices: {
    heading: 'What students say',
    voices: [
      {
        text: 'In the second year I helped a farmer stand up after his stroke. That day I knew I was in the right place.',
        by: 'Sample: third year student',
      },
      {
        text: 'I came from a Telugu medium school. The teachers explained in both languages until I could follow.',
        by: 'Sample: second year student',
      },
      {
        text: 'Our batch is small. If I miss a class, someone asks whether I am well.',
        by: 'Sample: first year student',
      },
    ],
  } as const,

  findUs: {
    heading: 'Find us',
    text: 'Come and see the college before you decide. Parents are welcome.',
    phone: 'Phone',
    hours: 'Office hours',
    directions: { label: 'Get directions', url: links.maps },
    showMap: 'Show the map',
    mapNote: 'The map comes from an outside site and loads when you ask for it.',
  } as const,
};

export const te = inTelugu(en, {
  pages: {
    '/': {
      label: 'హోమ్',
      title: `${college.name} (${college.shortName}), ఆంధ్రప్రదేశ్`,
      description: `ఆంధ్రప్రదేశ్‌లో ఫిజియోథెరపీ చదవండి: బీపీటీ, ${programme.years} సంవత్సరాలు, ఇంటర్న్‌షిప్, ఏటా {seatsTotal} సీట్లు.{admissionSentence} కౌన్సెలింగ్ కోడ్ ${facts.counsellingCode}.`,
    },
  },

  topBar: {
    codeLabel: 'కోడ్:',
    studentLogin: { label: 'విద్యార్థి లాగిన్' },
    staffLogin: { label: 'సిబ్బంది లాగిన్' },
  },

  hero: {
    title: 'వైద్య సేవలో మార్పు తెండి',
    text: 'మా ఆధునిక ఫిజియోథెరపీ కోర్సులతో మీ భవిష్యత్తును ఉన్నతంగా తీర్చిదిద్దుకోండి.',
    study: 'బ్యాచిలర్ ఆఫ్ ఫిజియోథెరపీ (బీపీటీ)',
    buttons: [{ label: 'కోర్సులు చూడండి' }, { label: 'ప్రవేశాలు' }],
  },

  heroMessages: [`${college.name}కి స్వాగతం`, 'రేపటి ఆరోగ్య రంగ నాయకులను తీర్చిదిద్దుతున్నాము', 'ప్రపంచ స్థాయి కోర్సుల్లో చేరండి'],

  admissionBanner: {
    title: 'ప్రవేశాలు {year}',
    text: 'ప్రవేశం కోసం దరఖాస్తు ఫారం నింపండి',
    link: { label: 'ఇక్కడ దరఖాస్తు చేయండి' },
  },

  glance: [
    { label: 'చదువు', value: `బీపీటీ, ${programme.years} సంవత్సరాలు + {internshipMonths} నెలల ఇంటర్న్‌షిప్` },
    { label: 'సీట్లు', value: 'ప్రతి సంవత్సరం {seatsTotal}' },
    { label: 'ఫీజు', value: 'సంవత్సరానికి {lowestFee} నుంచి' },
  ],

  forParents: {
    heading: 'తల్లిదండ్రులకు',
    total: 'నాలుగేళ్ల మొత్తం ఫీజు',
    quotas: [{ quota: 'కన్వీనర్' }, { quota: 'యాజమాన్యం' }],
    items: [
      { name: 'neet', label: 'నీట్ అవసరమా?' },
      { name: 'hostel', label: 'అమ్మాయిల వసతి గృహం?' },
      { name: 'transport', label: 'బస్సు ఉందా?' },
      { name: 'recognition', label: 'గుర్తింపు ఉందా?' },
    ],
    next: { label: 'ఇప్పుడు ఏమి చేయాలి' },
    more: 'అన్ని సమాధానాలు',
  },

  tickerLabel: 'తాజా విశేషాలు:',

  tickerEmpty: { text: 'ప్రస్తుతం కొత్త వార్తలు లేవు.' },

  ticker: [
    { text: 'కొత్త బ్యాచ్ త్వరలో ప్రారంభం!' },
    { text: 'ప్రతిభ గల విద్యార్థులకు ఉపకార వేతనాలు ఉన్నాయి.' },
    { text: 'ఉద్యోగ అవకాశాలపై మా వెబినార్‌లో పాల్గొనండి.' },
  ],

  knowledge: {
    heading: 'అనుభవంతో పంచే జ్ఞానం',
    text: 'కోర్సు ఎంచుకొని వివరాలు చూడండి.',
    links: [
      {
        label: 'ఫిజియోథెరపీ (బీపీటీ)',
        note: `డిగ్రీ: ${programme.years} సంవత్సరాలు, {internshipMonths} నెలల ఇంటర్న్‌షిప్`,
      },
      { label: 'ఉచిత కంప్యూటర్ శిక్షణ', note: 'కొత్త వారికి, తెలుగు, ఇంగ్లిష్ భాషల్లో' },
    ],
  },

  welcome: {
    heading: `${college.shortName}కి స్వాగతం`,
    paragraphs: [
      `${college.name} నేర్పేది ఒకే విద్య: కదలికను తిరిగి తేవడం. ఏటా {seatsTotal} మంది చేరతారు.`,
      'తరగతిలో, ప్రయోగశాలలో, క్లినిక్‌లో నేర్చుకుంటారు. {internshipMonths} నెలల ఇంటర్న్‌షిప్‌లో అనుభవం ఉన్న ఫిజియోథెరపిస్టు పర్యవేక్షణలో రోగులకు చికిత్స చేస్తారు.',
    ],
    button: { label: `${college.shortName} గురించి తెలుసుకోండి` },
  },

  events: {
    heading: 'కార్యక్రమాలు',
    empty: 'ఇటీవల కార్యక్రమాలు లేవు',
    more: { label: 'పాత ఫోటోలు చూడండి' },
    previous: 'మునుపటి కార్యక్రమం',
    next: 'తర్వాతి కార్యక్రమం',
  },

  soarToSuccess: {
    heading: 'విజయం వైపు అడుగులు',
    text: 'మొదటి పాఠం నుంచి, మీరే చికిత్స చేసే మొదటి రోగి వరకు.',
    cards: [
      {
        title: 'శరీరాన్ని తెలుసుకోండి',
        description: 'మొదటి రెండేళ్లలో శరీర నిర్మాణం, పనితీరు, కదలికలు అంచెలంచెలుగా.',
      },
      {
        title: 'చేతులతో సాధన చేయండి',
        description: 'మా సొంత ప్రయోగశాలల్లో, చిన్న బృందాల్లో వ్యాయామ చికిత్స, ఎలక్ట్రోథెరపీ.',
      },
      {
        title: 'రోగులను కలవండి',
        description: 'ఎముకలు, నరాలు, గుండె, ఊపిరితిత్తులు, పిల్లల విభాగాల క్లినిక్‌లో పని.',
      },
      {
        title: 'గ్రామానికి సేవ చేయండి',
        description: 'చుట్టుపక్కల గ్రామాల్లో ఆరోగ్య శిబిరాలు, ఇంటి సందర్శనలు.',
      },
      {
        title: 'ఉద్యోగం మొదలుపెట్టండి',
        description: `{internshipMonths} నెలల ఇంటర్న్‌షిప్, తర్వాత ఆసుపత్రి, క్లినిక్, క్రీడలు, పై చదువు.`,
      },
    ],
  },

  services: {
    heading: 'విద్యార్థులకు, సమాజానికి చేయూత',
    cards: [
      {
        title: 'కళాశాల డిజిటల్ గ్రంథాలయం',
        description: 'పాఠ్యపుస్తకాలు, ప్రశ్నపత్రాలు, పత్రికలు: కళాశాలలోనూ, ఇంట్లోనూ.',
        buttonText: 'డిజిటల్ గ్రంథాలయం తెరవండి',
      },
      {
        title: 'పరిశోధన, అభివృద్ధి, ప్రయోగశాల',
        description: 'నడుము నొప్పి, పక్షవాతం, పొలం పని: రోజూ చూసే సమస్యలపై అధ్యయనాలు.',
        buttonText: 'పరిశోధన, ప్రయోగశాలలు చూడండి',
      },
      {
        title: 'సామాజిక సేవలు',
        description: 'గ్రామాల్లో ఉచిత శిబిరాలు, ఇంటి సందర్శనలు, బడి పిల్లలకు భంగిమ పరీక్షలు.',
        buttonText: 'సామాజిక సేవలో పాల్గొనండి',
      },
      {
        title: 'ఉపకార వేతనాలు',
        description: 'మంచి మార్కులు, తక్కువ ఆదాయం ఉన్న విద్యార్థులకు సహాయం.',
        buttonText: 'ఉపకార వేతనానికి దరఖాస్తు చేయండి',
      },
      {
        title: 'క్రీడా, శిక్షణ శిబిరాలు',
        description: 'ఫిట్‌నెస్, టేపింగ్, ప్రథమ చికిత్స శిబిరాలు.',
        buttonText: 'మొదలుపెడదాం',
      },
    ],
  },

  community: {
    heading: 'సమాజానికి మా సేవ',
    paragraphs: [
      `మా కళాశాల నుంచి {graduates} మందికి పైగా పట్టభద్రులయ్యారు. మా సేవా కార్యక్రమాలతో {livesImpacted} మందికి పైగా జీవితాల్లో మార్పు వచ్చింది.`,
      'ఉచిత శిబిరాలు, ఇంటి సందర్శనలు, పాఠశాలల్లో భంగిమ పరీక్షలు నిర్వహిస్తాము.',
    ],
    button: { label: 'మా సేవలు చూడండి' },
  },

  quickNavigation: {
    heading: 'త్వరిత మార్గాలు',
    links: [
      { label: 'ప్రవేశం' },
      { label: 'పరీక్షల విభాగం' },
      { label: 'పరిశోధన, అభివృద్ధి' },
      { label: 'పాలక మండలి' },
      { label: 'మా కోర్సు' },
      { label: 'ఫిజియోథెరపీ' },
      { label: 'సామాజిక సేవలు' },
    ],
  },

  quickLinks: {
    heading: 'ముఖ్యమైన లింకులు',
    tiles: [
      { label: 'ఫీజులు' },
      { label: 'సంప్రదించండి' },
      { label: 'మా ఫోటోలు' },
      { label: 'పరీక్షలు' },
      { label: 'పాలక మండలి' },
      { label: 'మా కోర్సు' },
      { label: 'పరిశోధన, ప్రయోగశాలలు' },
      { label: 'సామాజిక సేవలు' },
      { label: 'ఉపకార వేతనాలు' },
      { label: 'వర్చువల్ టూర్' },
      { label: 'మా దగ్గరకు రండి' },
    ],
  },

  funFactsHeading: 'అంకెల్లో మా కళాశాల',

  counters: [{ label: 'గుర్తింపులు' }, { label: 'పట్టభద్రులు' }, { label: 'గ్రంథాలయ పుస్తకాలు' }],

  studentVoices: {
    heading: 'విద్యార్థులు ఏమంటున్నారు',
    voices: [
      {
        text: 'పక్షవాతం వచ్చిన ఒక రైతు తిరిగి లేచి నిలబడేందుకు రెండో ఏట సాయం చేశాను. సరైన చోటే ఉన్నానని ఆ రోజు అర్థమైంది.',
        by: 'నమూనా: తృతీయ సంవత్సరం విద్యార్థి',
      },
      {
        text: 'నేను తెలుగు మాధ్యమం పాఠశాల నుంచి వచ్చాను. నాకు అర్థమయ్యే వరకు అధ్యాపకులు రెండు భాషల్లోనూ వివరించారు.',
        by: 'నమూనా: ద్వితీయ సంవత్సరం విద్యార్థి',
      },
      {
        text: 'మా బ్యాచ్ చిన్నది. నేను ఒక తరగతికి రాకపోతే, బాగున్నావా అని ఎవరో ఒకరు అడుగుతారు.',
        by: 'నమూనా: ప్రథమ సంవత్సరం విద్యార్థి',
      },
    ],
  },

  findUs: {
    heading: 'మేము ఎక్కడ ఉన్నాము',
    text: 'నిర్ణయానికి ముందు వచ్చి చూడండి. తల్లిదండ్రులకు స్వాగతం.',
    phone: 'ఫోన్',
    hours: 'ఆఫీసు వేళలు',
    directions: { label: 'దారి చూడండి' },
    showMap: 'మ్యాప్ చూపండి',
    mapNote: 'మ్యాప్ వేరే సైట్ నుంచి, మీరు అడిగాకే వస్తుంది.',
  },
});
