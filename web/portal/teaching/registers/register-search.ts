import { firstCharacters } from '#shared/kit/text/characters.ts';

/** The day of the list, today without it; for the office whether only the registers not taken are shown. */
interface RegisterPlace {
  day?: string | undefined;
  only?: 'missing' | undefined;
}

export function registerSearch({ day, only }: Record<string, unknown>): RegisterPlace {
  return {
    day: typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined,
    only: only === 'missing' ? only : undefined,
  };
}

/** The subject of a class that the timetable does not have. */
export function extraClassSearch({ subject, name, kind }: Record<string, unknown>) {
  return {
    subject: typeof subject === 'string' && /^[\w-]{1,64}$/.test(subject) ? subject : undefined,
    name: typeof name === 'string' ? firstCharacters(name, 120) : undefined,
    kind: kind === 'practical' ? ('practical' as const) : undefined,
  };
}
