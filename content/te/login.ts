import { contact } from '../college.ts';
import * as english from '../en/login.ts';
import { inTelugu } from './in-telugu.ts';

export const login = inTelugu(english.login, {
  titles: { student: 'విద్యార్థి లాగిన్', faculty: 'అధ్యాపకుల లాగిన్', admin: 'అడ్మిన్ లాగిన్', guardian: 'తల్లిదండ్రుల లాగిన్' },
  toggleLabel: 'ఎవరిగా లాగిన్ అవుతారు',
  modes: { student: 'విద్యార్థి', faculty: 'అధ్యాపకులు', admin: 'అడ్మిన్', guardian: 'తల్లిదండ్రులు' },
  forParents: 'తల్లిదండ్రులు, సంరక్షకులు ఇక్కడ లాగిన్ అవ్వండి',
  fields: { email: 'ఈ-మెయిల్', username: 'యూజర్ పేరు', phone: 'మొబైల్ నంబరు', password: 'పాస్‌వర్డ్', code: 'కోడ్' },
  codeHint: 'మీ ఆథెంటికేటర్ యాప్‌లోని ఆరు అంకెలు, లేదా రికవరీ కోడ్',
  showPassword: 'పాస్‌వర్డ్ చూపండి',
  submit: 'లాగిన్',
  submitting: 'లాగిన్ అవుతోంది…',
  required: {
    email: 'ఈ-మెయిల్ తప్పనిసరి',
    username: 'యూజర్ పేరు తప్పనిసరి',
    phone: 'మొబైల్ నంబరు తప్పనిసరి',
    password: 'పాస్‌వర్డ్ తప్పనిసరి',
  },
  failures: {
    admin: 'అడ్మిన్ వివరాలు సరిగా లేవు',
    student: 'ఈ-మెయిల్ లేదా పాస్‌వర్డ్ తప్పు',
    faculty: 'లాగిన్ వివరాలు సరిగా లేవు',
    guardian: 'మొబైల్ నంబరు లేదా పాస్‌వర్డ్ తప్పు',
    other: 'ఏదో పొరపాటు జరిగింది. దయచేసి మళ్లీ ప్రయత్నించండి.',
  },
  forgot: {
    question: 'పాస్‌వర్డ్ మర్చిపోయారా?',
    answer: `కొత్త లింకు కోసం ఆఫీసును అడగండి: నేరుగా, ఫోన్ ${contact.phone} లో లేదా వాట్సాప్‌లో. ఆ లింకుతో కొత్త పాస్‌వర్డ్ పెట్టుకోవచ్చు, అది 72 గంటలు పని చేస్తుంది.`,
    button: 'వాట్సాప్‌లో అడగండి',
    message: 'కళాశాలలో నా ఖాతా పాస్‌వర్డ్ మర్చిపోయాను, దయచేసి కొత్త లింకు పంపండి.',
  },
});
