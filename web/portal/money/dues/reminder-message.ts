// The prefilled WhatsApp message about an open fee, in the language of its reader.

import { formatDate, formatRupees } from '#shared/kit/format.ts';
import type { Due, ReminderLanguage } from '#shared/money/dues.ts';
import { college } from '#web/portal/kit/college.ts';

type Words = Pick<Due, 'studentName' | 'enrollmentNumber' | 'head' | 'open' | 'dueOn'>;

const messages: Readonly<Record<ReminderLanguage, (due: Words, isOverdue: boolean) => string>> = {
  en: ({ studentName, enrollmentNumber, head, open, dueOn }, isOverdue) =>
    `Greetings from ${college.name}. ${formatRupees(open)} of ‘${head}’ of ${studentName} (${enrollmentNumber}) ` +
    `${isOverdue ? 'was' : 'is'} due on ${formatDate(dueOn)}. Please pay at the office, or call ${college.phone}. ` +
    'If it is paid already, please ignore this message.',
  te: ({ studentName, enrollmentNumber, head, open, dueOn }, isOverdue) =>
    `${college.name} నుండి నమస్కారం. ${studentName} (${enrollmentNumber}) చెల్లించవలసిన ఫీజు: ‘${head}’, ${formatRupees(open)}. ` +
    `గడువు తేదీ ${dayInFigures(dueOn)}${isOverdue ? ' ముగిసింది' : ''}. దయచేసి కళాశాల కార్యాలయంలో చెల్లించండి, లేదా ${college.phone} నంబరుకు ఫోన్ చేయండి. ` +
    'ఇప్పటికే చెల్లించి ఉంటే ఈ సందేశాన్ని పట్టించుకోవద్దు.',
};

/** '2026-11-01' → '01-11-2026': the months of `formatDate` are English. */
const dayInFigures = (day: string) => day.split('-').toReversed().join('-');

/** @param today a day; a fee due today is not yet overdue */
export function reminderMessage(language: ReminderLanguage, due: Words, today: string): string {
  return messages[language](due, due.dueOn < today);
}
