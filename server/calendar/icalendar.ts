// Calendar feeds in iCalendar format (RFC 5545), to which calendar apps subscribe.

import type { CalendarDay } from '#shared/teaching/calendar-days.ts';
import { addDays } from '#shared/teaching/weekdays.ts';

/** @param stamp the time of the answer */
export function toICalendar(name: string, days: readonly CalendarDay[], stamp: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//college//academic calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'X-WR-TIMEZONE:Asia/Kolkata',
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...days.flatMap((day) => toEvent(day, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function toEvent(day: CalendarDay, stamp: Date): string[] {
  const { uid, date, times, title, location, category, sequence } = day;
  const details = (day.details ?? []).filter(Boolean).join('\n');
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${compact(stamp.toISOString().slice(0, 19))}Z`,
    ...(times
      ? [`DTSTART:${utcOf(date, times.from)}`, ...(times.to ? [`DTEND:${utcOf(date, times.to)}`] : [])]
      : [
          `DTSTART;VALUE=DATE:${compact(date)}`,
          // In iCalendar the end is the day after the event's last day.
          `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
        ]),
    `SUMMARY:${escapeText(title)}`,
    ...(details ? [`DESCRIPTION:${escapeText(details)}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    `CATEGORIES:${escapeText(category)}`,
    `SEQUENCE:${sequence}`,
    ...(day.isCancelled ? ['STATUS:CANCELLED'] : []),
    `TRANSP:${times && !day.isFree ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ];
}

const compact = (text: string) => text.replace(/[-:]/g, '');

/** India has no summer time, so that UTC needs no description of a time zone. */
function utcOf(date: string, time: string): string {
  return `${compact(new Date(`${date}T${time}:00+05:30`).toISOString().slice(0, 19))}Z`;
}

export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');
}

const lineBytes = 75;

/** Folds a line at 75 bytes; each continuation starts with a space. A character of several bytes is never split. */
export function fold(line: string): string {
  // Nearly all lines. Ten thousand entries letter by letter would hold all other requests up for half a second.
  if (Buffer.byteLength(line) <= lineBytes) return line;
  let folded = '';
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > lineBytes) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += letter;
    bytes += size;
  }
  return folded;
}
