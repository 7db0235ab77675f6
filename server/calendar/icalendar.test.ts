import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '#test/any-character.ts';
import { processorSeconds } from '#test/processor-seconds.ts';
import { escapeText, fold, toICalendar } from './icalendar.ts';

test('no line has more than 75 bytes, no letter is cut, and unfolding gives the line back', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (line) => {
      const folded = fold(line);
      const parts = folded.split('\r\n ');
      if (!line.includes('\r\n ')) expect(parts.join('')).toBe(line);
      for (const part of parts.slice(1)) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(74);
      expect(Buffer.byteLength(parts[0] ?? '')).toBeLessThanOrEqual(75);
    }),
  );
});

test('characters with a meaning in iCalendar are escaped', () => {
  expect(escapeText('a,b;c\\d\r\ne\nf')).toBe('a\\,b\\;c\\\\d\\ne\\nf');
});

test('an all-day event ends on the next day, also at the end of a year', () => {
  const day = { uid: '1@x', date: '2026-12-31', title: 'పరీక్ష', category: 'First year', sequence: 0 };
  const text = toICalendar('VCP', [day], new Date('2026-11-20T06:00:00Z'));
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//college//academic calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME:VCP',
    'X-WR-CALNAME:VCP',
    'X-WR-TIMEZONE:Asia/Kolkata',
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    'BEGIN:VEVENT',
    'UID:1@x',
    'DTSTAMP:20261120T060000Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:పరీక్ష',
    'CATEGORIES:First year',
    'SEQUENCE:0',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a calendar of 10,000 entries takes less than a second of the processor', async () => {
  const day = { uid: `${'1'.repeat(36)}@vcp.example`, date: '2026-12-31', title: 'Orientation of parents' };
  const days = Array.from({ length: 10_000 }, () => ({ ...day, category: 'First year', sequence: 0 }));
  const make = async () => toICalendar('VCP', days, new Date('2026-11-20T06:00:00Z'));
  // 0.08 s.
  expect(await processorSeconds(make)).toBeLessThan(1);
});
