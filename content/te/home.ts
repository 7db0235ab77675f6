import * as english from '../en/home.ts';
import { programme } from '../facts.ts';
import { college } from './college.ts';
import { inTelugu } from './in-telugu.ts';

export const topBar = inTelugu(english.topBar, {
  codeLabel: 'కోడ్:',
  studentLogin: { label: 'విద్యార్థి లాగిన్' },
  staffLogin: { label: 'సిబ్బంది లాగిన్' },
});

export const hero = inTelugu(english.hero, {
  title: 'వైద్య సేవలో మార్పు తెండి',
  text: 'మా ఆధునిక ఫిజియోథెరపీ కోర్సులతో మీ భవిష్యత్తును ఉన్నతంగా తీర్చిదిద్దుకోండి.',
  study: 'బ్యాచిలర్ ఆఫ్ ఫిజియోథెరపీ (బీపీటీ)',
  buttons: [{ label: 'కోర్సులు చూడండి' }, { label: 'ప్రవేశాలు' }],
});

export const heroMessages = inTelugu(english.heroMessages, [
  `${college.name}కి స్వాగతం`,
  'రేపటి ఆరోగ్య రంగ నాయకులను తీర్చిదిద్దుతున్నాము',
  'ప్రపంచ స్థాయి కోర్సుల్లో చేరండి',
]);

export const admissionBanner = inTelugu(english.admissionBanner, {
  title: 'ప్రవేశాలు {year}',
  text: 'ప్రవేశం కోసం దరఖాస్తు ఫారం నింపండి',
  link: { label: 'ఇక్కడ దరఖాస్తు చేయండి' },
});

export const glance = inTelugu(english.glance, [
  { label: 'చదువు', value: `బీపీటీ, ${programme.years} సంవత్సరాలు + {internshipMonths} నెలల ఇంటర్న్‌షిప్` },
  { label: 'సీట్లు', value: 'ప్రతి సంవత్సరం {seatsTotal}' },
  { label: 'ఫీజు', value: 'సంవత్సరానికి {lowestFee} నుంచి' },
]);

export const forParents = inTelugu(english.forParents, {
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
});

export const tickerLabel = 'తాజా విశేషాలు:';
export const tickerEmpty = inTelugu(english.tickerEmpty, { text: 'ప్రస్తుతం కొత్త వార్తలు లేవు.' });
export const ticker = inTelugu(english.ticker, [
  { text: 'కొత్త బ్యాచ్ త్వరలో ప్రారంభం!' },
  { text: 'ప్రతిభ గల విద్యార్థులకు ఉపకార వేతనాలు ఉన్నాయి.' },
  { text: 'ఉద్యోగ అవకాశాలపై మా వెబినార్‌లో పాల్గొనండి.' },
]);

export const knowledge = inTelugu(english.knowledge, {
  heading: 'అనుభవంతో పంచే జ్ఞానం',
  text: 'కోర్సు ఎంచుకొని వివరాలు చూడండి.',
  links: [
    {
      label: 'ఫిజియోథెరపీ (బీపీటీ)',
      note: `డిగ్రీ: ${programme.years} సంవత్సరాలు, {internshipMonths} నెలల ఇంటర్న్‌షిప్`,
    },
    { label: 'ఉచిత కంప్యూటర్ శిక్షణ', note: 'కొత్త వారికి, తెలుగు, ఇంగ్లిష్ భాషల్లో' },
  ],
});

export const welcome = inTelugu(english.welcome, {
  heading: `${college.shortName}కి స్వాగతం`,
  paragraphs: [
    `${college.name} నేర్పేది ఒకే విద్య: కదలికను తిరిగి తేవడం. ఏటా {seatsTotal} మంది చేరతారు.`,
    'తరగతిలో, ప్రయోగశాలలో, క్లినిక్‌లో నేర్చుకుంటారు. {internshipMonths} నెలల ఇంటర్న్‌షిప్‌లో అనుభవం ఉన్న ఫిజియోథెరపిస్టు పర్యవేక్షణలో రోగులకు చికిత్స చేస్తారు.',
  ],
  button: { label: `${college.shortName} గురించి తెలుసుకోండి` },
});

export const events = inTelugu(english.events, {
  heading: 'కార్యక్రమాలు',
  empty: 'ఇటీవల కార్యక్రమాలు లేవు',
  more: { label: 'పాత ఫోటోలు చూడండి' },
  previous: 'మునుపటి కార్యక్రమం',
  next: 'తర్వాతి కార్యక్రమం',
});

export const soarToSuccess = inTelugu(english.soarToSuccess, {
  heading: 'విజయం వైపు అడుగులు',
  text: 'మొదటి పాఠం నుంచి మీ సొంత మొదటి రోగి వరకు.',
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
});

export const services = inTelugu(english.services, {
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
      buttonText: 'సామాజిక సేవల్లో చేరండి',
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
});

export const community = inTelugu(english.community, {
  heading: 'సమాజానికి మా సేవ',
  paragraphs: [
    `మా కళాశాల నుంచి {graduates} మందికి పైగా పట్టభద్రులయ్యారు. మా సేవా కార్యక్రమాలతో {livesImpacted} మందికి పైగా జీవితాల్లో మార్పు వచ్చింది.`,
    'ఉచిత శిబిరాలు, ఇంటి సందర్శనలు, పాఠశాలల్లో భంగిమ పరీక్షలు నిర్వహిస్తాము.',
  ],
  button: { label: 'మా సేవలు చూడండి' },
});

export const quickNavigation = inTelugu(english.quickNavigation, {
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
});

export const quickLinks = inTelugu(english.quickLinks, {
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
});

export const funFactsHeading = 'అంకెల్లో మా కళాశాల';
export const counters = inTelugu(english.counters, [
  { label: 'గుర్తింపులు' },
  { label: 'పట్టభద్రులు' },
  { label: 'గ్రంథాలయ పుస్తకాలు' },
]);

export const studentVoices = inTelugu(english.studentVoices, {
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
});

export const findUs = inTelugu(english.findUs, {
  heading: 'మేము ఎక్కడ ఉన్నాము',
  text: 'నిర్ణయానికి ముందు వచ్చి చూడండి. తల్లిదండ్రులకు స్వాగతం.',
  phone: 'ఫోన్',
  hours: 'ఆఫీసు వేళలు',
  directions: { label: 'దారి చూడండి' },
  showMap: 'మ్యాప్ చూపండి',
  mapNote: 'మ్యాప్ వేరే సైట్ నుంచి, మీరు అడిగాకే వస్తుంది.',
});
