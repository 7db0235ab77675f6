import type { Insertable } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import type { Schema } from '#server/db/schema.ts';
import { dayAfter } from './days.ts';
import { readSamples } from './samples.ts';

type Row = Insertable<Schema['notices']>;

type Sample = Pick<Row, 'title' | 'text' | 'kind' | 'audience'> & Partial<Row> & { days: [number, number] };

/** Drafts: what the public sees is published by the college itself. */
export function demoNotices(now: Date): Row[] {
  return readSamples<Sample[]>('notices').map(({ days: [from, until], ...notice }) => ({
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
