import { readDay } from '#shared/kit/days.ts';
import { formatDate } from '#shared/kit/format.ts';
import { filled } from '#web/portal/kit/words/words.ts';
import { guardianWords } from './guardian-words.ts';

const te = guardianWords.te;

/** Why a hall ticket is held back, in Telugu, from the sentence of the API (shared/exams/hall-tickets.ts); undefined for any other. */
export function reasonInTelugu(reason: string): string | undefined {
  const [, amount, since] = /^(₹ [\d,]+) of fees overdue since (.+)\.$/.exec(reason) ?? [];
  if (amount && since) return filled(te.feesHold, { amount, day: formatDate(readDay(since) ?? since, 'te') });
  if (reason === 'Fees are overdue.') return te.someFeesHold;
  const [, subject, percent, from] =
    /^Attendance in (.+) is ([\d.]+) %, below (\d+) %(?:, which can be condoned)?\.$/.exec(reason) ?? [];
  return subject && percent && from ? filled(te.attendanceHolds, { subject, percent, from }) : undefined;
}
