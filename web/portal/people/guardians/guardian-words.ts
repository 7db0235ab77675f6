// The words of the guardians' portal. The Telugu ones are a draft until a Telugu speaker at the college has read them.
import type { Year } from '#shared/kit/study-years.ts';
import type { AttendanceState } from '#shared/teaching/attendance-advice.ts';
import { inBoth } from '#web/portal/kit/words/words.ts';

export const guardianWords = inBoth({
  portal: { en: 'Parent', te: 'తల్లిదండ్రులు' },
  home: { en: 'Home', te: 'ముఖ్య పేజీ' },
  attendance: { en: 'Attendance', te: 'హాజరు' },
  fees: { en: 'Fees', te: 'ఫీజులు' },
  marks: { en: 'Marks', te: 'మార్కులు' },
  certificates: { en: 'Certificates', te: 'ధ్రువపత్రాలు' },
  settings: { en: 'Settings', te: 'సెట్టింగులు' },
  yourChildren: { en: 'Your children', te: 'మీ పిల్లలు' },
  notLoaded: { en: 'This could not be loaded just now.', te: 'ఇది ఇప్పుడు రాలేదు. కొద్దిసేపటి తర్వాత చూడండి.' },
  tryAgain: { en: 'Try again', te: 'మళ్లీ ప్రయత్నించండి' },
  // Today
  nextClass: { en: 'Next class', te: 'తదుపరి క్లాసు' },
  now: { en: 'Now', te: 'ఇప్పుడు' },
  today: { en: 'today, {time}', te: 'ఈరోజు, {time}' },
  noClass: { en: 'No further class today.', te: 'ఈరోజు ఇంకా క్లాసులు లేవు.' },
  closed: { en: 'The college is closed today.', te: 'ఈరోజు కళాశాలకు సెలవు.' },
  practical: { en: '{subject} (practical)', te: '{subject} (ప్రాక్టికల్)' },
  nextExam: { en: 'Next examination', te: 'తదుపరి పరీక్ష' },
  noExam: { en: 'No examination is announced yet.', te: 'ఇంకా పరీక్ష ప్రకటించలేదు.' },
  notices: { en: 'Notices', te: 'ప్రకటనలు' },
  noNotice: { en: 'There is no notice just now.', te: 'ఇప్పుడు ప్రకటనలు ఏమీ లేవు.' },
  openPdf: { en: 'Open the PDF', te: 'PDF తెరవండి' },
  bySubject: { en: 'By subject', te: 'పాఠ్యాంశాల వారీగా' },
  // Attendance
  inAll: {
    en: '{attended} of {held} classes attended: {percent} %.',
    te: '{held} క్లాసుల్లో {attended} కు వచ్చారు: {percent} %.',
  },
  enough: {
    en: '{percent} % or more in every subject: enough to sit the examination.',
    te: 'అన్ని పాఠ్యాంశాల్లో {percent} % లేదా ఎక్కువ: పరీక్ష రాయడానికి సరిపోతుంది.',
  },
  notEnough: {
    en: 'Below {percent} % in {below} of {count} subjects. Without {percent} % the hall ticket is held back.',
    te: '{count} పాఠ్యాంశాల్లో {below} లో {percent} % కంటే తక్కువ. {percent} % లేకపోతే హాల్ టికెట్ ఇవ్వరు.',
  },
  noClassYet: {
    en: 'No class has been held yet in this academic year.',
    te: 'ఈ విద్యా సంవత్సరంలో ఇంకా క్లాసులు జరగలేదు.',
  },
  attended: { en: '{attended} of {held}', te: '{held} లో {attended}' },
  noneMayBeMissed: {
    en: 'The next class may not be missed.',
    te: 'తర్వాతి క్లాసు మానకూడదు.',
  },
  mayMiss: { en: '{count} more may be missed.', te: 'ఇంకా {count} మానినా ఫరవాలేదు.' },
  mustAttend: { en: 'The next {count} must be attended.', te: 'ఇకపై {count} క్లాసులకు తప్పక రావాలి.' },
  askOffice: { en: 'Ask the office.', te: 'ఆఫీసును అడగండి.' },
  // Fees
  dues: { en: 'Dues', te: 'బకాయిలు' },
  nothingDue: { en: 'Nothing is due.', te: 'బకాయిలు ఏమీ లేవు.' },
  payNext: { en: 'To pay next', te: 'ఇప్పుడు కట్టవలసినది' },
  until: { en: '{label}, until {day}', te: '{label}, {day} లోపు' },
  dueSince: { en: '{label}, due since {day}', te: '{label}, {day} నాటికే కట్టాలి' },
  inAllDue: { en: '{amount} in all', te: 'మొత్తం {amount}' },
  byUpi: { en: 'By UPI', te: 'UPI ద్వారా' },
  qrCode: { en: 'QR code to pay {amount} to {upi}', te: '{upi} కు {amount} కట్టడానికి QR కోడ్' },
  openUpi: { en: 'Open a UPI app', te: 'UPI యాప్ తెరవండి' },
  byBank: { en: 'By bank transfer', te: 'బ్యాంకు ద్వారా' },
  remark: { en: 'Write ‘{note}’ as the remark.', te: 'రిమార్కులో ‘{note}’ అని రాయండి.' },
  atOffice: { en: 'At the office', te: 'ఆఫీసులో' },
  officeHours: {
    en: 'By cash, cheque or demand draft, in the office hours.',
    te: 'ఆఫీసు వేళల్లో నగదు, చెక్కు లేదా డీడీ.',
  },
  entered: {
    en: 'The payment is listed here with its receipt when the office has entered it.',
    te: 'ఆఫీసు నమోదు చేశాక చెల్లింపు, రసీదు ఇక్కడ కనిపిస్తాయి.',
  },
  allFees: { en: 'All fees', te: 'అన్ని ఫీజులు' },
  noFees: { en: 'No fees have been entered yet.', te: 'ఇంకా ఫీజులు నమోదు కాలేదు.' },
  paidOf: { en: '{paid} paid of {amount}', te: '{amount} లో {paid} కట్టారు' },
  overdue: { en: 'overdue', te: 'గడువు దాటింది' },
  paid: { en: 'paid', te: 'కట్టారు' },
  concession: { en: 'concession', te: 'రాయితీ' },
  receipts: { en: 'Receipts', te: 'రసీదులు' },
  receipt: { en: 'Receipt {number}, {day}, {amount}', te: 'రసీదు {number}, {day}, {amount}' },
  cancelled: { en: 'cancelled', te: 'రద్దు అయింది' },
  // Marks
  noMarks: { en: 'No marks are published yet.', te: 'ఇంకా మార్కులు ప్రకటించలేదు.' },
  absent: { en: 'absent', te: 'గైర్హాజరు' },
  markOf: { en: '{marks} of {most}', te: '{most} కు {marks}' },
  grades: { en: 'Grades', te: 'గ్రేడులు' },
  memo: { en: 'Marks memo (PDF)', te: 'మార్కుల మెమో (PDF)' },
  hallTicket: { en: 'Hall ticket', te: 'హాల్ టికెట్' },
  ticketIssued: { en: 'Issued, number {number}', te: 'జారీ అయింది, నంబరు {number}' },
  ticketAdmitted: {
    en: 'Nothing is in the way; the office has not issued it yet.',
    te: 'అడ్డంకి లేదు; ఆఫీసు ఇంకా జారీ చేయలేదు.',
  },
  ticketHeld: { en: 'Held back:', te: 'ఆపారు, కారణం:' },
  feesHold: { en: '{amount} of fees overdue since {day}.', te: '{day} నుంచి {amount} ఫీజు బకాయి.' },
  someFeesHold: { en: 'Fees are overdue.', te: 'ఫీజు బకాయి ఉంది.' },
  attendanceHolds: {
    en: 'Attendance in {subject} is {percent} %, below {from} %.',
    te: '{subject}: హాజరు {percent} %, {from} % కంటే తక్కువ.',
  },
  printTicket: { en: 'Hall ticket (PDF)', te: 'హాల్ టికెట్ (PDF)' },
  // Settings
  language: { en: 'Language', te: 'భాష' },
  call: { en: 'Questions? Call the office at', te: 'సందేహాలా? ఆఫీసుకు ఫోన్ చేయండి:' },
});

export const yearWords = inBoth({
  FIRST: { en: 'First year', te: 'ప్రథమ సంవత్సరం' },
  SECOND: { en: 'Second year', te: 'ద్వితీయ సంవత్సరం' },
  THIRD: { en: 'Third year', te: 'తృతీయ సంవత్సరం' },
  FOURTH: { en: 'Fourth year', te: 'నాల్గవ సంవత్సరం' },
} satisfies Record<Year, object>);

export const stateWords = inBoth({
  eligible: { en: 'Enough', te: 'సరిపోతుంది' },
  condonable: { en: 'Can be condoned', te: 'మినహాయింపు అడగవచ్చు' },
  short: { en: 'Too little', te: 'తక్కువ' },
} satisfies Record<AttendanceState, object>);
