import * as english from '../en/about.ts';
import { college as facts, governingBodyMeetingsPerYear, programme } from '../facts.ts';
import { college } from './college.ts';
import { inTelugu } from './in-telugu.ts';

export const aboutMenu = inTelugu(english.aboutMenu, {
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
});

export const aboutLayout = inTelugu(english.aboutLayout, {
  menuLabel: 'కళాశాల గురించి',
  more: 'గుర్తింపు, ఫోటోలు',
  recognitionHeading: 'గుర్తింపు ఇచ్చిన సంస్థలు',
  galleryHeading: 'కళాశాల జీవితం',
  galleryLink: { label: 'మా ఫోటోలు చూడండి' },
  scholarshipLink: { label: 'ఉపకార వేతన అర్హత' },
  contactLink: { label: 'సంప్రదించండి' },
  contactText: 'మా గురించి ఇంకా తెలుసుకోవాలా? రండి, ఫోన్ చేయండి లేదా రాయండి.',
});

export const aboutGallery = inTelugu(english.aboutGallery, [{}, {}, {}, {}, {}, {}, {}]);

export const aboutIndex = inTelugu(english.aboutIndex, {
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
});

export const missionAndVision = inTelugu(english.missionAndVision, {
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
    { title: 'రోగికే మొదటి స్థానం', description: 'ప్రతి పాఠం ఒకే ప్రశ్నతో ముగుస్తుంది: ఇది రోగికి ఎలా ఉపయోగపడుతుంది?' },
    { title: 'ఆధారాలు', description: 'పని చేస్తుందని రుజువైనదే బోధిస్తాము; ఇంకా ఎవరికీ తెలియనప్పుడు ఆ మాట చెబుతాము.' },
    { title: 'గౌరవం', description: 'ఆదాయం, కులం, మతం, లింగం ఏదైనా ప్రతి రోగినీ, ప్రతి విద్యార్థినీ గౌరవిస్తాము.' },
    {
      title: 'నిజాయితీ గల ఫీజులు',
      description: 'ఫీజులన్నీ ఈ వెబ్‌సైట్‌లో ఉంటాయి, ప్రతి చెల్లింపుకూ రసీదు ఇస్తాము.',
    },
  ],
});

const timesWord = { 1: 'ఒకసారి', 2: 'రెండుసార్లు', 3: 'మూడుసార్లు', 4: 'నాలుగుసార్లు' } as const;

export const governingBodyPage = inTelugu(english.governingBodyPage, {
  title: 'పాలక మండలి',
  lead: `పాలక మండలి కళాశాలకు దారి చూపుతుంది. సంవత్సరానికి ${timesWord[governingBodyMeetingsPerYear]} సమావేశమవుతుంది.`,
  membersHeading: 'సభ్యులు',
  tasksHeading: 'నిర్ణయించే విషయాలు',
  tasks: [
    { title: 'డబ్బు', description: 'బడ్జెట్‌ను, ఫీజులను ఆమోదిస్తుంది.' },
    { title: 'నాణ్యత', description: 'ఫలితాలను, ఫిర్యాదులను సమీక్షిస్తుంది.' },
    { title: 'అభివృద్ధి', description: 'కొత్త పోస్టులు, పరికరాలపై నిర్ణయిస్తుంది.' },
  ],
  minutes: 'సమావేశ వివరాలను ఆఫీసులో చదవవచ్చు.',
  tableLabel: 'పాలక మండలి సభ్యులు',
  columns: { name: 'పేరు', designation: 'హోదా', specialization: 'రంగం', email: 'ఈ-మెయిల్' },
});

export const memberPage = inTelugu(english.memberPage, {
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
});

export const noPerson = 'ప్రస్తుతం ఇక్కడ ఎవరి పేరూ లేదు.';

export const membersAndFaculty = inTelugu(english.membersAndFaculty, {
  title: 'సభ్యులు, అధ్యాపకులు',
  text: 'ఈ విభాగం తయారవుతోంది. దయచేసి త్వరలో మళ్లీ చూడండి.',
  lead: 'కళాశాల అధ్యాపకులు, వారి రంగాలు.',
  empty: 'ప్రస్తుతం అధ్యాపకుల జాబితా లేదు.',
  linksHeading: 'అప్పటివరకు',
  links: [{ label: 'పాలక మండలి' }, { label: 'సంప్రదించండి' }],
});

export const ourProgramme = inTelugu(english.ourProgramme, {
  title: 'మా కోర్సు',
  lead: `బ్యాచిలర్ ఆఫ్ ఫిజియోథెరపీ: ${programme.years} సంవత్సరాలు, {internshipMonths} నెలల ఇంటర్న్‌షిప్.`,
  yearsHeading: 'సంవత్సరాల వారీగా',
  years: [
    {
      title: 'ప్రథమ సంవత్సరం',
      description: 'శరీరం ఎలా నిర్మితమైంది, ఎలా పని చేస్తుంది; వ్యాయామ ప్రయోగశాలలో మొదటి తరగతులు.',
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
});
