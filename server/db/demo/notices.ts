import type { Insertable } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import type { Schema } from '#server/db/schema.ts';
import { dayAfter } from './days.ts';

type Row = Insertable<Schema['notices']>;

const notices: (Pick<Row, 'title' | 'text' | 'kind' | 'audience'> &
  Partial<Row> & { days: [number, number] })[] = [
  {
    title: 'Sample: hall tickets for the December examinations',
    text: 'Hall tickets are given out at the office from Monday. Bring your identity card.\n\nThe dates are in the [schedule](/exams/schedule).',
    title_te: 'నమూనా: డిసెంబర్ పరీక్షల హాల్ టికెట్లు',
    text_te: 'హాల్ టికెట్లు సోమవారం నుండి కార్యాలయంలో ఇస్తారు. గుర్తింపు కార్డు తీసుకురండి.',
    kind: 'exam',
    audience: 'public',
    in_ticker: 1,
    days: [-3, 25],
  },
  {
    title: 'Sample: the college is closed on Sankranti',
    text: 'Lessons begin again on the day after the holidays.',
    kind: 'holiday',
    audience: 'public',
    days: [40, 60],
  },
  {
    title: 'Sample: practical records of the second year',
    text: 'Please have your practical records signed before the practical examination.',
    kind: 'general',
    audience: 'SECOND,faculty',
    days: [-10, 20],
  },
];

/** Drafts: what the public sees is published by the college itself. */
export function demoNotices(now: Date): Row[] {
  return notices.map(({ days: [from, until], ...notice }) => ({
    id: nextId(),
    title_te: '',
    text_te: '',
    is_pinned: 0,
    in_ticker: 0,
    file_id: null,
    ...notice,
    from_on: dayAfter(now, from),
    until_on: dayAfter(now, until),
  }));
}
