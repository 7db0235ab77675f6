import { contact } from '../college.ts';
import * as english from '../en/frame.ts';
import { college } from './college.ts';
import { inTelugu } from './in-telugu.ts';

export const navigation = inTelugu(english.navigation, [
  { label: 'హోమ్' },
  { label: 'మా గురించి' },
  { label: 'సేవలు' },
  { label: 'సౌకర్యాలు' },
  { label: 'సంప్రదించండి' },
  { label: 'కోర్సులు' },
]);

export const phoneMenu = inTelugu(english.phoneMenu, [
  { label: 'ప్రవేశాలు' },
  { label: 'ఫీజులు' },
  { label: 'పరీక్షలు' },
  { label: 'ప్రకటనలు' },
  { label: 'ర్యాగింగ్ నిరోధం' },
]);

export const frame = inTelugu(english.frame, {
  skipToContent: 'నేరుగా ముఖ్య విషయానికి వెళ్లండి',
  admissionsOpen: 'ప్రవేశాలు జరుగుతున్నాయి',
  navigationLabel: 'ప్రధాన మెనూ',
  breadcrumb: 'మీరు ఇక్కడ ఉన్నారు',
  call: 'కాల్',
  callLong: `కళాశాలకు కాల్ చేయండి, ${contact.phone}`,
  whatsApp: 'వాట్సాప్',
  whatsAppLong: 'కళాశాలతో వాట్సాప్‌లో మాట్లాడండి',
  enquire: 'అడగండి',
  scrollToTop: 'పైకి వెళ్లండి',
  opensInNewTab: 'కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది',
  close: 'మూసివేయండి',
  cancel: 'రద్దు',
  showMore: 'మరిన్ని చూపండి',
  showLess: 'తక్కువ చూపండి',
  pause: 'కదలికలు ఆపండి',
  print: 'ఈ పేజీని ప్రింట్ చేయండి',
  previous: 'మునుపటిది',
  next: 'తర్వాతది',
  sampleNotice: 'నమూనా సైట్: ఇక్కడ కనిపించే పేర్లు, నంబర్లు, చిరునామాలు నమూనాలు మాత్రమే.',
});

export const socials = inTelugu(english.socials, [
  { name: 'ఫేస్‌బుక్', alt: `ఫేస్‌బుక్‌లో ${college.shortName}` },
  { name: 'ఇన్‌స్టాగ్రామ్', alt: `ఇన్‌స్టాగ్రామ్‌లో ${college.shortName}` },
  { name: 'లింక్డ్‌ఇన్', alt: `లింక్డ్‌ఇన్‌లో ${college.shortName}` },
  { name: 'వాట్సాప్', alt: `వాట్సాప్‌లో ${college.shortName}తో మాట్లాడండి` },
]);

export const footer = inTelugu(english.footer, {
  about: `${college.address.state}లో, అవసరమైన ప్రజలకు దగ్గరగా మేము ఫిజియోథెరపీ బోధిస్తాము.`,
  groups: [
    {
      heading: 'కళాశాల',
      links: [
        { label: 'ప్రవేశాలు' },
        { label: 'ఉపకార వేతనాలు' },
        { label: 'పరీక్షలు' },
        { label: 'ప్రకటనలు' },
        { label: 'మా ఫోటోలు' },
        { label: 'ఉద్యోగాలు' },
        { label: 'బ్రోచర్లు' },
      ],
    },
    {
      heading: 'సహాయం',
      links: [
        { label: 'అభిప్రాయం' },
        { label: 'ఫిర్యాదు' },
        { label: 'ర్యాగింగ్ నిరోధం' },
        { label: 'నియమ నిబంధనలు' },
        { label: 'గోప్యతా విధానం' },
      ],
    },
    {
      heading: 'లాగిన్',
      links: [{ label: 'విద్యార్థి లాగిన్' }, { label: 'అధ్యాపకుల లాగిన్' }, { label: 'అడ్మిన్ లాగిన్' }],
    },
  ],
  addressHeading: 'మా చిరునామా',
  socialHeading: 'మాతో కలవండి',
  developer: { heading: 'వెబ్‌సైట్ రూపకల్పన' },
  rights: `${college.name}. అన్ని హక్కులూ రక్షితం.`,
});

export const subscription = inTelugu(english.subscription, {
  heading: 'కళాశాల వార్తలు',
  label: 'మీ ఈ-మెయిల్ చిరునామా',
  button: 'చేరండి',
  note: 'మీ చిరునామాతో వాట్సాప్ తెరుచుకుంటుంది. సందేశాన్ని మీరే పంపాలి.',
  opened: 'మీ అభ్యర్థనతో వాట్సాప్ తెరుచుకుంది. చేరడానికి అక్కడ Send నొక్కండి.',
});

export const whatsAppHelp = inTelugu(english.whatsAppHelp, {
  title: 'సహాయం కావాలా?',
  button: 'వాట్సాప్‌లో అడగండి',
  dismiss: 'ఇప్పుడు వద్దు',
  message: `నమస్కారం ${college.shortName}, నాకు ఒక సందేహం ఉంది.`,
});

export const recognitions = inTelugu(english.recognitions, [
  { label: 'రాష్ట్ర ఆరోగ్య శాస్త్రాల విశ్వవిద్యాలయం' },
  { label: 'రాష్ట్ర అనుబంధ ఆరోగ్య సంరక్షణ మండలి' },
  { label: 'చైల్డ్ గైడెన్స్ సెంటర్' },
]);
