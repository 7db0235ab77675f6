// Finding the person whose screens a panel shows.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { yearLabels } from '#shared/kit/study-years.ts';
import { fullName } from '#shared/people/full-name.ts';
import { callList } from '#web/api/calls.ts';

export type PersonKind = 'student' | 'faculty';

interface Found {
  id: string;
  name: string;
  /** Distinguishes two people with the same name: the number or the designation. */
  detail: string;
}

const shownAtOnce = 12;

export function peopleQuery(kind: PersonKind, q: string) {
  return queryOptions({
    queryKey: ['people', kind, q],
    queryFn: async ({ signal }): Promise<{ people: Found[]; total: number }> => {
      const query = { page: 1, pageSize: shownAtOnce, ...(q && { q }) };
      if (kind === 'student') {
        const { rows, total } = await callList('listStudents', {
          signal,
          query: { ...query, status: 'CURRENT' },
        });
        return {
          total,
          people: rows.map(({ id, firstName, lastName, year, enrollmentNumber }) => ({
            id,
            name: fullName({ firstName, lastName }),
            detail: `${yearLabels[year]} year · ${enrollmentNumber}`,
          })),
        };
      }
      const { rows, total } = await callList('listFaculty', { signal, query });
      return {
        total,
        people: rows.map(({ id, firstName, lastName, designation, specialization }) => ({
          id,
          name: fullName({ firstName, lastName }),
          detail: `${designation} · ${specialization}`,
        })),
      };
    },
    placeholderData: keepPreviousData,
  });
}
