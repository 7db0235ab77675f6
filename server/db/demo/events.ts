import { randomUUIDv7 } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { dayAfter } from './days.ts';
import { drawPicture } from './pictures.ts';
import { type Scene, scenes } from './scenes.ts';

/** Days from the filling, title, picture. */
const events: [number, string, Scene][] = [
  [-72, 'Welcome of the first-year students', scenes.welcome],
  [-45, 'Free physiotherapy camp in Sample Village', scenes.villageCamp],
  [-27, 'Workshop on taping the knee', scenes.taping],
  [-8, 'Guest lecture: walking again after a stroke', scenes.lecture],
  [6, 'Yoga morning for staff and students', scenes.yoga],
  [19, "Parents' meeting", scenes.parents],
  [40, 'Annual sports meet', scenes.sportsMeet],
  [75, 'Screening day for children', scenes.paediatrics],
];

export async function demoEvents(now: Date): Promise<Insertable<Schema['events']>[]> {
  return Promise.all(
    events.map(async ([days, event_title, { ground, shapes }]) => ({
      id: randomUUIDv7(),
      event_title,
      event_date: dayAfter(now, days),
      event_photo: await drawPicture(ground, shapes),
    })),
  );
}
