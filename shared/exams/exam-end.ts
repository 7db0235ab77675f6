// When a paper of an examination ends, as far as its duration says so.

/** '3 hours' · '2½ hrs' · '1.5 h' · '90 minutes' · '2 hours 30 min' */
const length =
  /^(?:(?<hours>\d{1,2}(?:\.\d{1,2})?) ?(?<half>½)? ?(?:h|hrs?|hours?)\.?)?(?:(?:,| and)? ?(?<minutes>\d{1,3}) ?(?:m|mins?|minutes?)\.?)?$/i;

/**
 * @param from 'HH:MM'
 * @param duration free text of the office
 * @returns 'HH:MM' of the same day; undefined where the text is no length of time, such as 'to be announced' or '2 to 3 hours'
 */
export function examEnd(from: string, duration: string): string | undefined {
  const { hours = 0, half, minutes = 0 } = length.exec(duration.trim().replace(/\s+/g, ' '))?.groups ?? {};
  const lasts = Math.round(60 * (Number(hours) + (half ? 0.5 : 0))) + Number(minutes);
  const [hour = 0, minute = 0] = from.split(':').map(Number);
  const end = hour * 60 + minute + lasts;
  if (lasts === 0 || end >= 24 * 60) return undefined;
  return [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
