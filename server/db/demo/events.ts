import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import type { Schema } from '#server/db/schema.ts';
import { dayAfter } from './days.ts';

/** Days from the filling, title, picture (drawn by drawings/event-photos.ts). */
const events: [number, string, string][] = [
  [-72, 'Welcome of the first-year students', 'first-year-welcome'],
  [-45, 'Free physiotherapy camp in Sample Village', 'village-camp'],
  [-27, 'Workshop on taping the shoulder', 'taping-workshop'],
  [-8, 'Guest lecture: walking again after a stroke', 'stroke-lecture'],
  [6, 'Yoga morning for staff and students', 'yoga-morning'],
  [19, "Parents' meeting", 'parents-meeting'],
  [40, 'Annual sports meet', 'sports-meet'],
  [75, 'Screening day for children', 'children-screening'],
];

export function demoEvents(now: Date): Insertable<Schema['events']>[] {
  return events.map(([days, event_title, picture]) => ({
    id: nextId(),
    event_title,
    event_date: dayAfter(now, days),
    event_photo: readPhoto(`${picture}-full.jpg`),
    event_thumbnail: readPhoto(`${picture}-thumbnail.jpg`),
  }));
}

/** @returns base64, as the table keeps it: the files are what encodeEventPhoto() makes of an upload */
const readPhoto = (file: string) => readFileSync(join(import.meta.dirname, 'event-photos', file), 'base64');
