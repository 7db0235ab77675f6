import type { Webinar } from '#shared/website/content.ts';

/** The start as an instant; the content gives Indian time. */
function startsAt({ date, time }: Pick<Webinar, 'date' | 'time'>): Date {
  return new Date(`${date}T${time}:00+05:30`);
}

/** Minutes, where the duration begins with no number. */
const anHour = 60;

/** The end as an instant: the start plus a duration such as '60 minutes'. */
export function endsAt(webinar: Pick<Webinar, 'date' | 'time' | 'duration'>): Date {
  return new Date(startsAt(webinar).getTime() + (Number.parseInt(webinar.duration, 10) || anHour) * 60_000);
}
