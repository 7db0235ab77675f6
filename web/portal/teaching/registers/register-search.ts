import { firstCharacters } from '#shared/kit/text/characters.ts';
import { dayForm, idForm, matching } from '#web/portal/kit/shell/address.ts';

/** The day of the list, today without it; for the office whether only the registers not taken are shown. */
export const registerSearch = ({ day, only }: Record<string, unknown>) => ({
  day: matching(day, dayForm),
  only: only === 'missing' ? only : undefined,
});

/** The subject of a class that the timetable does not have. */
export const extraClassSearch = ({ subject, name, kind }: Record<string, unknown>) => ({
  subject: matching(subject, idForm),
  name: typeof name === 'string' ? firstCharacters(name, 120) : undefined,
  kind: kind === 'practical' ? ('practical' as const) : undefined,
});
