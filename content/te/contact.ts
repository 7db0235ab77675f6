import { contact } from '../college.ts';
import * as english from '../en/contact.ts';
import { college as facts, programme } from '../facts.ts';
import { college } from './college.ts';
import { inTelugu } from './in-telugu.ts';

export const contactPage = inTelugu(english.contactPage, {
  title: 'సంప్రదించండి',
  lead: 'ప్రవేశం, ఫీజు, వసతి గృహం: ఏదైనా అడగండి.',
});

export const contactOptionNames = inTelugu(english.contactOptionNames, {
  admission: 'ప్రవేశం',
  course: 'కోర్సు',
  support: 'సహాయం',
  custom: 'మరొకటి',
});

export const contactForm = inTelugu(english.contactForm, {
  heading: 'మాకు సందేశం పంపండి',
  intro: 'మీ సందేశం టైప్ చేసి ఉన్న వాట్సాప్ తెరుచుకుంటుంది, అక్కడ Send నొక్కండి.',
  fields: {
    name: 'పేరు',
    option: 'విషయం ఎంచుకోండి',
    customOption: 'మీ విషయం',
    email: 'ఈ-మెయిల్',
    phone: 'ఫోన్',
    description: 'వివరాలు',
  },
  choose: 'దయచేసి ఎంచుకోండి',
  submit: 'వాట్సాప్‌లో పంపండి',
});

export const findUsHere = inTelugu(english.findUsHere, {
  heading: 'మేము ఇక్కడ ఉన్నాము',
  address: 'చిరునామా',
  phone: 'ఫోన్',
  email: 'ఈ-మెయిల్',
  hours: 'ఆఫీసు వేళలు',
  closed: 'ఆదివారాలు, ప్రభుత్వ సెలవు దినాల్లో ఉండదు',
  emails: [{ label: 'ఆఫీసు' }, { label: 'ప్రవేశాలు' }, { label: 'పరీక్షలు' }, { label: 'ఉపకార వేతనాలు' }],
  map: { title: `${college.name}కి దారి చూపే మ్యాప్` },
  directions: { label: 'దారి చూడండి' },
});

export const connectHeading = 'మాతో కలవండి';

export const contactFaqHeading = 'తరచూ అడిగే ప్రశ్నలు';
export const contactFaq = inTelugu(english.contactFaq, [
  {
    q: 'ఏ కోర్సులు ఉన్నాయి?',
    a: `బ్యాచిలర్ ఆఫ్ ఫిజియోథెరపీ (బీపీటీ), ${programme.years} సంవత్సరాలు, {internshipMonths} నెలల ఇంటర్న్‌షిప్; ఇంకా ఉచిత కంప్యూటర్ శిక్షణ. బీపీటీకి ఇంటర్మీడియట్ బైపీసీలో కనీసం ${programme.minimumMarksPercent}% తో ఉత్తీర్ణత కావాలి.`,
  },
  {
    q: 'దరఖాస్తు ఎలా చేయాలి?',
    a: `ప్రవేశాల పేజీలో ఉన్న దరఖాస్తు ఫారం నింపి, మీ పత్రాలతో ఆఫీసుకు రండి. కన్వీనర్ సీటు కోసం రాష్ట్ర కౌన్సెలింగ్‌లో కోడ్ ${facts.counsellingCode} ఎంచుకోండి.`,
  },
  {
    q: 'కళాశాల ఏ విశ్వవిద్యాలయానికి అనుబంధం?',
    a: 'కళాశాలకు రాష్ట్ర ఆరోగ్య శాస్త్రాల విశ్వవిద్యాలయం అనుబంధం, రాష్ట్ర అనుబంధ ఆరోగ్య సంరక్షణ మండలి ఆమోదం ఉన్నాయి. పరీక్షలు నిర్వహించి డిగ్రీ ఇచ్చేది విశ్వవిద్యాలయమే.',
  },
  {
    q: 'బీపీటీ తర్వాత ఏ ఉద్యోగాలు ఉన్నాయి?',
    a: 'ఫిజియోథెరపిస్టులు ఆసుపత్రులు, క్లినిక్‌లు, పునరావాస కేంద్రాలు, క్రీడా జట్లు, పాఠశాలలు, కంపెనీల్లో పని చేస్తారు. కొందరు సొంత క్లినిక్ పెడతారు. మరికొందరు మాస్టర్స్ డిగ్రీ, బోధన లేదా పరిశోధన వైపు వెళ్తారు.',
  },
  {
    q: 'కళాశాలను ఎలా సంప్రదించాలి?',
    a: `${contact.phone} కు కాల్ చేయండి, ${contact.emails.office} కు రాయండి, ఈ పేజీలోని ఫారం నింపండి, లేదా ఆఫీసు వేళల్లో రండి.`,
  },
]);
