// In Telugu: a draft until a Telugu speaker at the college has read it.
import type { Texts } from '#web/portal/kit/words/in-telugu.ts';

export const guardianTelugu: Texts = {
  Parent: 'తల్లిదండ్రులు',
  Home: 'ముఖ్య పేజీ',
  Attendance: 'హాజరు',
  Fees: 'ఫీజులు',
  Marks: 'మార్కులు',
  Settings: 'సెట్టింగులు',
  'Your children': 'మీ పిల్లలు',
  'Try again': 'మళ్లీ ప్రయత్నించండి',
  'Next class': 'తదుపరి క్లాసు',
  Now: 'ఇప్పుడు',
  'today, {time}': 'ఈరోజు, {time}',
  'No further class today.': 'ఈరోజు ఇంకా క్లాసులు లేవు.',
  'The college is closed today.': 'ఈరోజు కళాశాలకు సెలవు.',
  'Next examination': 'తదుపరి పరీక్ష',
  'No examination is announced yet.': 'ఇంకా పరీక్ష ప్రకటించలేదు.',
  Notices: 'ప్రకటనలు',
  'By subject': 'పాఠ్యాంశాల వారీగా',
  '{attended} of {held} classes attended: {percent} %.': '{held} క్లాసుల్లో {attended} కు వచ్చారు: {percent} %.',
  '{percent} % or more in every subject: enough to sit the examination.':
    'అన్ని పాఠ్యాంశాల్లో {percent} % లేదా ఎక్కువ: పరీక్ష రాయడానికి సరిపోతుంది.',
  'Below {percent} % in {below} of {count} subjects. Without {percent} % the hall ticket is held back.':
    '{count} పాఠ్యాంశాల్లో {below} లో {percent} % కంటే తక్కువ. {percent} % లేకపోతే హాల్ టికెట్ ఇవ్వరు.',
  '{attended} of {held}': '{held} లో {attended}',
  'The next class may not be missed.': 'తర్వాతి క్లాసు మానకూడదు.',
  '{count} more may be missed.': 'ఇంకా {count} మానినా ఫరవాలేదు.',
  'The next class must be attended.': 'తర్వాతి క్లాసుకు తప్పక రావాలి.',
  'The next {count} must be attended.': 'ఇకపై {count} క్లాసులకు తప్పక రావాలి.',
  'Ask the office.': 'ఆఫీసును అడగండి.',
  Dues: 'బకాయిలు',
  'Nothing is due.': 'బకాయిలు ఏమీ లేవు.',
  'Pay next': 'ఇప్పుడు కట్టవలసినది',
  '{label}, until {day}': '{label}, {day} లోపు',
  '{label}, due since {day}': '{label}, {day} నాటికే కట్టాలి',
  '{amount} in all': 'మొత్తం {amount}',
  'By UPI': 'UPI ద్వారా',
  'QR code to pay {amount} to {upi}': '{upi} కు {amount} కట్టడానికి QR కోడ్',
  'Open a UPI app': 'UPI యాప్ తెరవండి',
  'By bank transfer': 'బ్యాంకు ద్వారా',
  'Write ‘{note}’ as the remark.': 'రిమార్కులో ‘{note}’ అని రాయండి.',
  'At the office': 'ఆఫీసులో',
  'By cash, cheque or demand draft, in the office hours.': 'ఆఫీసు వేళల్లో నగదు, చెక్కు లేదా డీడీ.',
  'The payment is listed here with its receipt when the office has entered it.':
    'ఆఫీసు నమోదు చేశాక చెల్లింపు, రసీదు ఇక్కడ కనిపిస్తాయి.',
  'Picture of the transfer, if you have one': 'చెల్లింపు చిత్రం, ఉంటే',
  'No marks are published yet.': 'ఇంకా మార్కులు ప్రకటించలేదు.',
  Language: 'భాష',
  'Questions? Call the office at': 'సందేహాలా? ఆఫీసుకు ఫోన్ చేయండి:',
  'First year': 'ప్రథమ సంవత్సరం',
  'Second year': 'ద్వితీయ సంవత్సరం',
  'Third year': 'తృతీయ సంవత్సరం',
  'Fourth year': 'నాల్గవ సంవత్సరం',
  'Fees are overdue.': 'ఫీజు బకాయి ఉంది.',
  Enough: 'సరిపోతుంది',
  'Can be condoned': 'మినహాయింపు అడగవచ్చు',
  'Too little': 'తక్కువ',
};

export const guardianHeard: Texts = {
  '{amount} of fees overdue since {day}.': '{day} నుంచి {amount} ఫీజు బకాయి.',
  'Attendance in {subject} is {percent} %, below {from} %.':
    '{subject}: హాజరు {percent} %, {from} % కంటే తక్కువ.',
  'Attendance in {subject} is {percent} %, below {from} %, which can be condoned.':
    '{subject}: హాజరు {percent} %, {from} % కంటే తక్కువ; మినహాయింపు అడగవచ్చు.',
  '{subject} (practical)': '{subject} (ప్రాక్టికల్)',
};
