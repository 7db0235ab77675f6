import { type Year, years } from '#shared/kit/study-years.ts';

/** Which week is shown: of a year, a teacher or a room, on that day. */
export function timetableSearch({ year, teacher, room, on }: Record<string, unknown>) {
  return {
    year: years.find((one): one is Year => one === year),
    teacher: typeof teacher === 'string' && /^[\w-]{1,64}$/.test(teacher) ? teacher : undefined,
    room: typeof room === 'string' && room.length <= 60 ? room : undefined,
    on: typeof on === 'string' && /^\d{4}-\d\d-\d\d$/.test(on) ? on : undefined,
  };
}
export type TimetableSearch = ReturnType<typeof timetableSearch>;
