// When a paper of an examination ends, as far as its duration says so.
import { withDigits } from '#shared/kit/text/digits.ts';

/** '3 hours' · '2½ hrs' · '1.5 h' · '90 minutes' · '2 hours 30 min' · '3 hours, without calculator' */
const length =
  /^(?:(?<hours>\d{1,2}(?:\.\d{1,2})?) ?(?<half>½)? ?(?:h|hrs?|hours?)(?![a-z]))?(?:(?:,|\.| and)? ?(?<minutes>\d{1,3}) ?(?:m|mins?|minutes?)(?![a-z]))?\D*$/i;

/** @returns 0 where the text is no length of time, such as 'to be announced' or '2 to 3 hours' */
export function minutesOfPaper(duration: string): number {
  const typed = withDigits(duration).trim().replace(/\s+/g, ' ');
  const { hours = 0, half, minutes = 0 } = length.exec(typed)?.groups ?? {};
  return Math.round(60 * (Number(hours) + (half ? 0.5 : 0))) + Number(minutes);
}

/**
 * @param from 'HH:MM'
 * @param duration free text of the office
 * @returns 'HH:MM' of the same day; undefined where the text is no length of time
 */
export function examEnd(from: string, duration: string): string | undefined {
  const lasts = minutesOfPaper(duration);
  const [hour = 0, minute = 0] = from.split(':').map(Number);
  const end = hour * 60 + minute + lasts;
  if (lasts === 0 || end >= 24 * 60) return undefined;
  return [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
