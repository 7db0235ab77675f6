import type { Webinar } from '#shared/content.ts';

/** The moment it begins; the content gives India's clock. */
function startsAt({ date, time }: Pick<Webinar, 'date' | 'time'>): Date {
  return new Date(`${date}T${time}:00+05:30`);
}

/** The moment it is over: '60 minutes' after its beginning. */
export function endsAt(webinar: Pick<Webinar, 'date' | 'time' | 'duration'>): Date {
  return new Date(startsAt(webinar).getTime() + Number.parseInt(webinar.duration, 10) * 60_000);
}
