// In Telugu: a draft until a Telugu speaker at the college has read it.
import type { Texts } from '#web/portal/kit/words/in-telugu.ts';

export const attendanceTelugu: Texts = {
  'No class today.': 'ఈరోజు క్లాసులు లేవు.',
  'No class has been held yet in this academic year.': 'ఈ విద్యా సంవత్సరంలో ఇంకా క్లాసులు జరగలేదు.',
  'This could not be loaded just now.': 'ఇది ఇప్పుడు రాలేదు. కొద్దిసేపటి తర్వాత చూడండి.',
  'in {course}, your lowest': '{course}లో, మీకు అన్నిటికంటే తక్కువ',
  'In all, {below} of {count} are below {percent} %.':
    'మొత్తం {count} లో {below} పాఠ్యాంశాల్లో {percent} % కంటే తక్కువ.',
  'All subjects together: {attended} of {held} classes, {percent} %.':
    'అన్ని పాఠ్యాంశాలు కలిపి: {held} క్లాసుల్లో {attended}, {percent} %.',
  'That is below the {from} % that the government asks for to pay the fees.':
    'ఫీజు రీయింబర్స్‌మెంట్‌కు ప్రభుత్వం అడిగే {from} % కంటే ఇది తక్కువ.',
  'The {from} % that the government asks for to pay the fees are reached.':
    'ఫీజు రీయింబర్స్‌మెంట్‌కు ప్రభుత్వం అడిగే {from} % ఉంది.',
  Subject: 'పాఠ్యాంశం',
  Attended: 'హాజరైనవి',
  'What it means': 'దీని అర్థం',
  Eligible: 'అర్హత ఉంది',
  Condonable: 'మినహాయింపు అడగవచ్చు',
  Short: 'తక్కువ',
  'Below {percent} %': '{percent} % కంటే తక్కువ',
  'in {below} of {count}:': '{count} లో {below} పాఠ్యాంశాల్లో:',
  'and {count} more': 'ఇంకా {count}',
  'No class counts yet.': 'ఇంకా క్లాసులు లెక్కలోకి రాలేదు.',
  'No class counts yet in this academic year.': 'ఈ విద్యా సంవత్సరంలో ఇంకా క్లాసులు లెక్కలోకి రాలేదు.',
  'You may not miss the next class.': 'తర్వాతి క్లాసు మానకూడదు.',
  'Every class had to be attended: ask the office.': 'ప్రతి క్లాసుకూ రావలసి ఉంది: ఆఫీసును అడగండి.',
  'Attend the next class to be eligible.': 'అర్హత కోసం తర్వాతి క్లాసుకు తప్పక రండి.',
  'The rule in {year}': '{year} నియమం',
  'Theory and practical classes of each subject are counted separately. With {eligible} % or more of the classes held a student is eligible and may sit the examination. From {condonable} % to below {eligible} % the attendance is condonable: the college may still let the student in, on request and for a reason. Below {condonable} % it is short, and the college may not.':
    'ప్రతి పాఠ్యాంశంలో థియరీ, ప్రాక్టికల్ క్లాసులను విడిగా లెక్కిస్తారు. జరిగిన క్లాసుల్లో {eligible} % లేదా ఎక్కువ హాజరు ఉంటే పరీక్ష రాయవచ్చు. {condonable} % నుంచి {eligible} % లోపు ఉంటే, తగిన కారణంతో అడిగితే కళాశాల మినహాయింపు ఇవ్వవచ్చు. {condonable} % కంటే తక్కువైతే ఇవ్వదు.',
  'Late counts as present. Leave that was granted {leave}; duty for the college {duty}. Percentages are never rounded up.':
    'ఆలస్యంగా వచ్చినా హాజరే. మంజూరైన సెలవు: {leave}; కళాశాల పని: {duty}. శాతాన్ని ఎప్పుడూ పెంచి రాయరు.',
  'counts as attended': 'హాజరుగా లెక్క',
  'counts as missed': 'గైర్హాజరుగా లెక్క',
  'is left out of the count': 'లెక్కలోకి రాదు',
};

export const attendanceHeard: Texts = {
  '{subject}, practical': '{subject}, ప్రాక్టికల్',
  'You may miss {count} more class.': 'ఇంకా {count} క్లాసు మానినా ఫరవాలేదు.',
  'You may miss {count} more classes.': 'ఇంకా {count} క్లాసులు మానినా ఫరవాలేదు.',
  'Attend the next {count} classes to be eligible.': 'అర్హత కోసం తర్వాతి {count} క్లాసులకు తప్పక రండి.',
  '{count}\u00a0to attend': 'ఇంకా {count}\u00a0రావాలి',
  '{percent} % or more in every subject so far: enough to sit the examination.':
    'ఇప్పటివరకు అన్ని పాఠ్యాంశాల్లో {percent} % లేదా ఎక్కువ: పరీక్ష రాయడానికి సరిపోతుంది.',
};
