// Times as people write them: 9:30, 9.30 am, 0930 and 14:30 are read.
import { withDigits } from '#shared/kit/text/digits.ts';

/** @returns 'HH:MM'; undefined for other text and for a time that no clock has */
export function readTime(text: string): string | undefined {
  const [, hours, minutes = '00', half] =
    /^(\d{1,2})[:.\s]?(\d\d)?(?::00)?\s?([ap])?\.?(?:m\.?)?$/i.exec(withDigits(text).trim()) ?? [];
  if (!hours || (half && (Number(hours) > 12 || Number(hours) < 1))) return undefined;
  const past = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return past < 24 && Number(minutes) < 60 ? `${String(past).padStart(2, '0')}:${minutes}` : undefined;
}
