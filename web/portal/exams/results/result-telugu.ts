// In Telugu: a draft until a Telugu speaker at the college has read it.
import type { Texts } from '#web/portal/kit/words/in-telugu.ts';

export const resultTelugu: Texts = {
  Results: 'ఫలితాలు',
  Exam: 'పరీక్ష',
  'Held on': 'పరీక్ష తేదీ',
  Absent: 'గైర్హాజరు',
  Passed: 'ఉత్తీర్ణత',
  'Not passed': 'ఉత్తీర్ణత కాలేదు',
  New: 'కొత్తది',
  '{total} of {maximum}': '{maximum} కు {total}',
  'No results have been entered yet.': 'ఇంకా ఫలితాలు నమోదు కాలేదు.',
  'The office enters them after each exam. Is one missing? Ask the office.':
    'ప్రతి పరీక్ష తర్వాత ఆఫీసు నమోదు చేస్తుంది. ఏదైనా లేకపోతే ఆఫీసును అడగండి.',
  'Marks memo (PDF)': 'మార్కుల మెమో (PDF)',
  Grades: 'గ్రేడులు',
  Grade: 'గ్రేడు',
  'Grade point': 'గ్రేడ్ పాయింటు',
  Term: 'సెమిస్టర్',
  'Grades by term': 'సెమిస్టర్ వారీగా గ్రేడులు',
  '1 subject': '1 పాఠ్యాంశం',
  '{count} subjects': '{count} పాఠ్యాంశాలు',
  'No grades have been entered yet.': 'ఇంకా గ్రేడులు నమోదు కాలేదు.',
  'They follow when a term’s university results are out.': 'విశ్వవిద్యాలయం సెమిస్టర్ ఫలితాలు వచ్చాక ఇవి కనిపిస్తాయి.',
  'Hall ticket': 'హాల్ టికెట్',
  'Hall ticket (PDF)': 'హాల్ టికెట్ (PDF)',
  'Held back': 'ఆపారు',
  'Not issued yet': 'ఇంకా జారీ కాలేదు',
  Ready: 'సిద్ధం',
  'The office decides: come to the counter, or call': 'ఆఫీసు నిర్ణయిస్తుంది: కౌంటరుకు రండి, లేదా ఫోన్ చేయండి:',
  'Nothing holds it back. The office issues it before the examination.':
    'అడ్డంకి లేదు. పరీక్షకు ముందు ఆఫీసు జారీ చేస్తుంది.',
  'University examination': 'విశ్వవిద్యాలయ పరీక్ష',
  'Model examination': 'మోడల్ పరీక్ష',
  'University practicals': 'విశ్వవిద్యాలయ ప్రాక్టికల్స్',
  'Class test': 'క్లాసు పరీక్ష',
  'Skills test': 'నైపుణ్య పరీక్ష',
  'Term examination': 'సెమిస్టర్ పరీక్ష',
  'First internal': 'మొదటి ఇంటర్నల్',
  'Second internal': 'రెండవ ఇంటర్నల్',
};

export const resultHeard: Texts = {
  '{year} Year, Semester {number}': '{year} సంవత్సరం, సెమిస్టర్ {number}',
  'Semester {number}': 'సెమిస్టర్ {number}',
};
