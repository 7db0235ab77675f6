// What students read of their day and their attendance, in both languages. The Telugu texts are a draft until somebody at the college
// has read them.
import type { SubjectAttendance } from '#shared/teaching/attendance.ts';
import { type AttendanceState, advice, stateLabels } from '#shared/teaching/attendance-advice.ts';
import { filled, inBoth, useLanguage, useWords } from '#web/portal/kit/words/words.ts';

export const studentWords = inBoth({
  nextClass: { en: 'Next class', te: 'తదుపరి తరగతి' },
  attendance: { en: 'Attendance', te: 'హాజరు' },
  nextExam: { en: 'Next examination', te: 'తదుపరి పరీక్ష' },
  notLoaded: { en: 'This could not be loaded just now.', te: 'ఇది ఇప్పుడు రాలేదు. కొద్దిసేపటి తర్వాత చూడండి.' },
  now: { en: 'Now', te: 'ఇప్పుడు' },
  noFurtherClass: { en: 'No further class today.', te: 'ఈరోజు ఇంకా తరగతులు లేవు.' },
  noClassToday: { en: 'No class today.', te: 'ఈరోజు తరగతులు లేవు.' },
  noExam: { en: 'No examination is announced yet.', te: 'ఇంకా పరీక్ష ప్రకటించలేదు.' },
  noClassYet: {
    en: 'No class has been held yet in this academic year.',
    te: 'ఈ విద్యా సంవత్సరంలో ఇంకా తరగతులు జరగలేదు.',
  },
  lowest: { en: 'in {course}, your lowest', te: '{course}లో, మీకు అన్నిటికంటే తక్కువ' },
  below: {
    en: 'In all, {below} of {count} are below {percent} %.',
    te: 'మొత్తం {count} లో {below} పాఠ్యాంశాల్లో {percent} % కంటే తక్కువ.',
  },
  subject: { en: 'Subject', te: 'పాఠ్యాంశం' },
  attended: { en: 'Attended', te: 'హాజరైనవి' },
  meaning: { en: 'What it means', te: 'దీని అర్థం' },
  noneCounts: { en: 'No class counts yet.', te: 'ఇంకా తరగతులు లెక్కలోకి రాలేదు.' },
  noneMayBeMissed: { en: 'You may not miss the next class.', te: 'తర్వాతి తరగతి మానకూడదు.' },
  mayMiss: { en: 'You may miss {count} more classes.', te: 'ఇంకా {count} తరగతులు మానినా ఫరవాలేదు.' },
  askOffice: {
    en: 'Every class had to be attended: ask the office.',
    te: 'ప్రతి తరగతికీ రావలసి ఉంది: ఆఫీసును అడగండి.',
  },
  mustAttend: {
    en: 'Attend the next {count} classes to be eligible.',
    te: 'అర్హత కోసం తర్వాతి {count} తరగతులకు తప్పక రండి.',
  },
});

export const stateWords = inBoth({
  eligible: { en: stateLabels.eligible, te: 'అర్హత ఉంది' },
  condonable: { en: stateLabels.condonable, te: 'మినహాయింపు అడగవచ్చు' },
  short: { en: stateLabels.short, te: 'తక్కువ' },
} satisfies Record<AttendanceState, object>);

/** What an attendance means for its student. English keeps its plural: shared/teaching/attendance-advice.ts. */
export function useAdvice(): (row: SubjectAttendance) => string {
  const language = useLanguage();
  const words = useWords(studentWords);
  return (row) => {
    if (language === 'en') return advice(row);
    const { state, held, mayMiss, mustAttend } = row;
    if (held === 0) return words.noneCounts;
    if (state === 'eligible')
      return mayMiss === 0 ? words.noneMayBeMissed : filled(words.mayMiss, { count: mayMiss });
    return mustAttend === null ? words.askOffice : filled(words.mustAttend, { count: mustAttend });
  };
}
