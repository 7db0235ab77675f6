// The WhatsApp message to a parent, or a student whose parent's phone is not known, about short attendance, in English and Telugu.
import { keysOf } from '#shared/kit/fields/keys.ts';
import type { SubjectAttendance } from './attendance.ts';

export const messageLanguageLabels = {
  en: 'English',
  te: 'తెలుగు',
} as const;
export type MessageLanguage = keyof typeof messageLanguageLabels;
export const messageLanguages = keysOf(messageLanguageLabels);

interface About {
  name: string;
  college: string;
  eligibleFrom: number;
  /** Whose phone it goes to. */
  to: 'parent' | 'student';
  subjects: readonly Pick<SubjectAttendance, 'subject' | 'kind' | 'percent' | 'held' | 'attended'>[];
}

const lines = (subjects: About['subjects'], word: { of: string; practical: string }) =>
  subjects.map(
    ({ subject, kind, percent, held, attended }) =>
      `• ${subject.name}${kind === 'practical' ? ` (${word.practical})` : ''}: ${percent ?? 0}% (${attended} ${word.of} ${held})`,
  );

const messages: Readonly<Record<MessageLanguage, (about: About) => string[]>> = {
  en: ({ name, college, eligibleFrom, to, subjects }) => [
    `Dear ${to}, this is ${college}. The attendance of ${name} is below the ${eligibleFrom}% needed to sit the examination:`,
    ...lines(subjects, { of: 'of', practical: 'practical' }),
    'Please make sure that the classes are attended from now on, and call the college office if there is a reason we should know.',
  ],
  te: ({ name, college, eligibleFrom, subjects }) => [
    `నమస్కారం. ${college} నుండి తెలియజేస్తున్నాము: ${name} హాజరు పరీక్ష రాయడానికి కావలసిన ${eligibleFrom}% కంటే తక్కువగా ఉంది:`,
    ...lines(subjects, { of: '/', practical: 'ప్రాక్టికల్' }),
    'దయచేసి ఇకపై తరగతులకు తప్పకుండా హాజరయ్యేలా చూడండి. మాకు తెలియవలసిన కారణం ఏదైనా ఉంటే కళాశాల కార్యాలయానికి ఫోన్ చేయండి.',
  ],
};

export function attendanceMessage(language: MessageLanguage, about: About): string {
  return messages[language](about).join('\n');
}
