// How the screens read and change events. Lists leave the pictures out; each row shows its thumbnail by its address.
import { counted, formatDate, indiaDate } from '#shared/kit/format.ts';
import { routes } from '#shared/routes.ts';
import { dayMilliseconds } from '#shared/teaching/weekdays.ts';
import {
  type CollegeEvent,
  type EventInput,
  eventFields,
  eventPages,
  eventSortKeys,
} from '#shared/website/events.ts';
import { callListQuery } from '#web/api/call-query.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { listOf } from '#web/portal/kit/lists/list-of.ts';
import { formTarget } from '#web/portal/kit/lists/list-search.ts';
import { inWords } from '#web/portal/website/publications/publication-calls.ts';
import {
  type PublishedCalls,
  publishedCalls,
  stateFilter,
} from '#web/portal/website/publications/published-calls.ts';

function daysOf(when: 'ahead' | 'past' | undefined) {
  const now = Date.now();
  if (when === 'ahead') return { from: indiaDate(new Date(now)) };
  if (when === 'past') return { to: indiaDate(new Date(now - dayMilliseconds)) };
  return {};
}

/** The version in the address makes the browser load a changed picture. */
export function eventPhotoPath({ id, version }: CollegeEvent, size: 'full' | 'thumbnail'): string {
  return callPath('readEventPhoto', { id }, { size, v: version });
}

/** The picture as base64, the format of the API. */
export async function readPhoto(event: CollegeEvent | undefined): Promise<string | null> {
  if (!event?.hasPhoto) return null;
  const answer = await fetch(eventPhotoPath(event, 'full'));
  const reader = new FileReader();
  reader.readAsDataURL(await answer.blob());
  await new Promise((resolve) => reader.addEventListener('loadend', resolve));
  return (reader.result as string).split(',')[1] ?? null; // readAsDataURL gives text
}

/** The event as another person saved it, with its picture only if that person replaced it. */
export async function findEventAfter(id: string, photoBefore: Promise<string | null>): Promise<CollegeEvent> {
  const event = await callApi('findEvent', { params: { id }, query: { photo: 'full' } });
  return event.eventPhoto === (await photoBefore) ? { ...event, eventPhoto: null } : event;
}

export const eventCalls: PublishedCalls<CollegeEvent, EventInput> = {
  ...publishedCalls({
    one: 'Event',
    many: 'Events',
    noun: 'event',
    label: ({ eventTitle }) => eventTitle,
    sortKeys: eventSortKeys,
    defaultSort: '-eventDate',
    fields: eventFields,
  }),
  /** Without its photo, which the form shows by its address. */
  find: (id, signal) =>
    callApi('findEvent', { params: { id }, query: { photo: 'none' }, ...(signal && { signal }) }),
  list: listOf({
    sortKeys: eventSortKeys,
    defaultSort: '-eventDate',
    filters: {
      when: {
        label: 'Time',
        choices: ['ahead', 'past'],
        choiceLabels: { ahead: 'Ahead', past: 'Past' },
        filter: { all: 'All events' },
      },
      ...stateFilter,
    },
    further: formTarget,
    read: ({ when, ...query }) =>
      callListQuery('listEvents', { query: { ...query, ...daysOf(when), photo: 'none' } }),
    exported: ({ when, ...filter }) => callPath('exportEvents', {}, { ...filter, ...daysOf(when) }),
  }),
  previews: ({ id }) =>
    eventPages.map((page) => ({
      label: `Preview: ${previewNames[page]}`,
      href: callPath('previewEvent', { id }, { page }),
    })),
  history: async (id, signal) =>
    inWords(
      await callApi('listEventPublications', { signal, params: { id } }),
      ({ title, date, photos }) => `${title}, ${formatDate(date)}, ${counted(photos.length + 1, 'photo')}`,
    ),
};

const previewNames = { [routes.home]: 'home page', [routes.gallery]: 'gallery' } as const;
