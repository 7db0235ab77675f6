// In Telugu: a draft until a Telugu speaker at the college has read it.
import type { Texts } from '#web/portal/kit/words/in-telugu.ts';

export const settingTelugu: Texts = {
  Account: 'ఖాతా',
  'Parent or guardian': 'తల్లి, తండ్రి లేదా సంరక్షకులు',
  'You log in with the email of your record. The office can change it.':
    'మీ వివరాల్లోని ఈ-మెయిల్‌తో లాగిన్ అవుతారు. ఆఫీసు దాన్ని మార్చగలదు.',
  'You log in with your mobile number. The office can change it.':
    'మీ మొబైల్ నంబరుతో లాగిన్ అవుతారు. ఆఫీసు దాన్ని మార్చగలదు.',
  'Change password': 'పాస్‌వర్డ్ మార్చండి',
  'Current password': 'ఇప్పటి పాస్‌వర్డ్',
  'New password': 'కొత్త పాస్‌వర్డ్',
  'Three or four words that do not belong together are easy to keep and hard to guess. Names, phone numbers and dates do not count.':
    'సంబంధం లేని మూడు, నాలుగు పదాలు గుర్తుంచుకోవడం తేలిక, ఊహించడం కష్టం. పేర్లు, ఫోన్ నంబర్లు, తేదీలు లెక్కలోకి రావు.',
  'Password changed. Your other devices are signed out, and a calendar link has ended.':
    'పాస్‌వర్డ్ మారింది. మీ మిగతా ఫోన్లు, కంప్యూటర్లలో లాగ్ అవుట్ అయింది, క్యాలెండర్ లింకు ముగిసింది.',
  'Type your current password': 'మీ ఇప్పటి పాస్‌వర్డ్ రాయండి',
  'This is not your current password': 'ఇది మీ ఇప్పటి పాస్‌వర్డ్ కాదు',
  'This is not your password': 'ఇది మీ పాస్‌వర్డ్ కాదు',
  'Password is required': 'పాస్‌వర్డ్ తప్పనిసరి',
  'This password is easy to guess. Use three or four words that do not belong together, without names, phone numbers and dates.':
    'ఈ పాస్‌వర్డ్ ఊహించడం తేలిక. పేర్లు, ఫోన్ నంబర్లు, తేదీలు లేకుండా సంబంధం లేని మూడు, నాలుగు పదాలు రాయండి.',
  'Invalid email or password': 'ఈ-మెయిల్ లేదా పాస్‌వర్డ్ తప్పు',
  'Invalid phone number or password': 'మొబైల్ నంబరు లేదా పాస్‌వర్డ్ తప్పు',
  'Two-step login': 'రెండు దశల లాగిన్',
  'Besides your password the login then asks for a code that an authenticator app on your phone shows, for example Google Authenticator, Microsoft Authenticator or Aegis. A stolen password alone opens nothing.':
    'పాస్‌వర్డ్‌తో పాటు మీ ఫోన్‌లోని ఆథెంటికేటర్ యాప్ (Google Authenticator, Microsoft Authenticator లేదా Aegis) చూపే కోడ్‌ను కూడా అడుగుతుంది. పాస్‌వర్డ్ దొంగిలించినా ఖాతా తెరుచుకోదు.',
  'Set up two-step login': 'రెండు దశల లాగిన్ పెట్టుకోండి',
  'Turn on two-step login': 'రెండు దశల లాగిన్ ఆన్ చేయండి',
  'Turn two-step login off?': 'రెండు దశల లాగిన్ ఆపేయాలా?',
  'Turn off': 'ఆపేయండి',
  'It is on. You have 1 recovery code left.': 'ఆన్‌లో ఉంది. మీకు 1 రికవరీ కోడ్ మిగిలింది.',
  'It is on. You have {count} recovery codes left.': 'ఆన్‌లో ఉంది. మీకు {count} రికవరీ కోడ్‌లు మిగిలాయి.',
  'Your password alone signs you in from then on. The recovery codes end.':
    'ఇకపై పాస్‌వర్డ్ ఒక్కటే చాలు. రికవరీ కోడ్‌లు ముగుస్తాయి.',
  'New recovery codes': 'కొత్త రికవరీ కోడ్‌లు',
  'Your recovery codes': 'మీ రికవరీ కోడ్‌లు',
  'Each signs you in once in place of the app’s code, should the phone be lost. Print them or keep them in a password manager: they are shown only now.':
    'ఫోన్ పోతే యాప్ కోడ్‌కు బదులు ఒక్కో కోడ్‌తో ఒకసారి లాగిన్ కావచ్చు. ప్రింట్ తీసి ఉంచుకోండి: ఇప్పుడు మాత్రమే చూపుతాము.',
  'All ten': 'మొత్తం పది',
  '1. Scan this code with the app, or copy the key into it.': '1. యాప్‌తో ఈ కోడ్‌ను స్కాన్ చేయండి, లేదా కీని యాప్‌లో రాయండి.',
  'QR code for the authenticator app; the key below says the same': 'ఆథెంటికేటర్ యాప్ కోసం QR కోడ్; కింది కీ కూడా అదే',
  Key: 'కీ',
  'Keep it to yourself: anyone who has it can make your codes.':
    'ఎవరికీ చెప్పవద్దు: ఇది ఉన్నవారు మీ కోడ్‌లు తయారు చేయగలరు.',
  '2. Type the six digits that the app shows now.': '2. యాప్ ఇప్పుడు చూపే ఆరు అంకెలు రాయండి.',
  'Enter the code': 'కోడ్ రాయండి',
  'Enter the six digits of the app': 'యాప్ చూపే ఆరు అంకెలు రాయండి',
  'Enter the code of your authenticator app, or a recovery code.': 'మీ ఆథెంటికేటర్ యాప్ కోడ్ లేదా ఒక రికవరీ కోడ్ రాయండి.',
  'This code is not right or was already used. Enter the next one.':
    'ఈ కోడ్ సరిగా లేదు, లేదా ఇప్పటికే వాడారు. తర్వాతి కోడ్ రాయండి.',
  'This code is too long': 'ఈ కోడ్ చాలా పొడవుగా ఉంది',
  Appearance: 'రంగులు',
  'Colours of the portal on this device': 'ఈ ఫోన్‌లో పోర్టల్ రంగులు',
  'As the device': 'ఫోన్‌లో ఉన్నట్టే',
  Light: 'లేత',
  Dark: 'ముదురు',
  'Calendar on your phone': 'మీ ఫోన్‌లో క్యాలెండర్',
  'A private link with which Google Calendar, Apple Calendar or Outlook keep up with the academic calendar. Anyone with the link can read the calendar.':
    'ఈ సొంత లింకుతో Google, Apple లేదా Outlook క్యాలెండర్‌లో కళాశాల తేదీలు కనిపిస్తాయి. లింకు ఉన్నవారు ఎవరైనా చదవగలరు.',
  'You have no link yet.': 'మీకు ఇంకా లింకు లేదు.',
  'Your link was made on {day}. It was shown once; a new link ends it.':
    'మీ లింకు {day} న తయారైంది. ఒకసారే చూపాము; కొత్త లింకు తీసుకుంటే ఇది ముగుస్తుంది.',
  'Your calendar link': 'మీ క్యాలెండర్ లింకు',
  'Shown only now. Keep it to yourself.': 'ఇప్పుడు మాత్రమే చూపుతాము. ఎవరికీ ఇవ్వవద్దు.',
  'Add to the calendar of this phone': 'ఈ ఫోన్ క్యాలెండర్‌లో చేర్చండి',
  'Make a link': 'లింకు తీసుకోండి',
  'Make a new link': 'కొత్త లింకు తీసుకోండి',
  'End the link': 'లింకు ముగించండి',
  'On your phone like an app': 'మీ ఫోన్‌లో యాప్ లాగా',
  'The portal opens from the home screen. It takes no space in the store of your phone.':
    'పోర్టల్ హోమ్ స్క్రీన్ నుంచి తెరుచుకుంటుంది. ఫోన్‌లో చోటు తీసుకోదు.',
  'The portal opens from the home screen, and shows what it loaded last without a connection. It takes no space in the store of your phone.':
    'పోర్టల్ హోమ్ స్క్రీన్ నుంచి తెరుచుకుంటుంది, ఇంటర్నెట్ లేకపోయినా చివరిసారి వచ్చినవి చూపుతుంది. ఫోన్‌లో చోటు తీసుకోదు.',
  Install: 'ఇన్‌స్టాల్ చేయండి',
  'Android: open the menu of Chrome (three dots), then ‘Add to Home screen’.':
    'Android: Chrome మెను (మూడు చుక్కలు) తెరిచి ‘Add to Home screen’ నొక్కండి.',
  'iPhone: tap the Share button of Safari, then ‘Add to Home Screen’.':
    'iPhone: Safari లో షేర్ బటన్ నొక్కి, ‘Add to Home Screen’ ఎంచుకోండి.',
  'Signed-in devices': 'లాగిన్ అయిన ఫోన్లు, కంప్యూటర్లు',
  'Unknown device': 'తెలియని ఫోన్ లేదా కంప్యూటర్',
  'this device': 'ఇది',
  'Last used {day}, {time}': 'చివరిసారి వాడినది: {day}, {time}',
  'Sign out': 'లాగ్ అవుట్',
  'Sign out {device}': '{device} నుంచి లాగ్ అవుట్',
  'Signed out there': 'అక్కడ లాగ్ అవుట్ అయింది',
};

export const settingHeard: Texts = {
  'Use at least {count} characters': 'కనీసం {count} అక్షరాలు రాయండి',
  'Use at most {count} characters': '{count} అక్షరాలకు మించకుండా రాయండి',
};
