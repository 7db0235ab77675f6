// Finding the person whose screens a panel shows.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { yearLabels } from '#shared/years.ts';
import { callApi, callList } from '#web/lib/api.ts';

export type PersonKind = 'student' | 'faculty';

export interface Person {
  id: string;
  name: string;
  /** What tells two of the same name apart. */
  detail: string;
}

const shownAtOnce = 12;

export function peopleQuery(kind: PersonKind, q: string) {
  return queryOptions({
    queryKey: ['people', kind, q],
    queryFn: async ({ signal }): Promise<{ people: Person[]; total: number }> => {
      const query = { page: 1, pageSize: shownAtOnce, ...(q && { q }) };
      if (kind === 'student') {
        const { rows, total } = await callList('listStudents', { signal, query });
        return {
          total,
          people: rows.map(({ id, firstName, lastName, year, enrollmentNumber }) => ({
            id,
            name: `${firstName} ${lastName}`,
            detail: `${yearLabels[year]} year · ${enrollmentNumber}`,
          })),
        };
      }
      const { rows, total } = await callList('listFaculty', { signal, query });
      return {
        total,
        people: rows.map(({ id, firstName, lastName, designation, specialization }) => ({
          id,
          name: `${firstName} ${lastName}`,
          detail: `${designation} · ${specialization}`,
        })),
      };
    },
    placeholderData: keepPreviousData,
  });
}

export function personQuery(kind: PersonKind, id: string) {
  return queryOptions({
    queryKey: ['people', kind, 'one', id],
    queryFn: async ({ signal }) => {
      const call = kind === 'student' ? 'findStudent' : 'findFaculty';
      const { firstName, lastName } = await callApi(call, { signal, params: { id } });
      return { name: `${firstName} ${lastName}` };
    },
  });
}
