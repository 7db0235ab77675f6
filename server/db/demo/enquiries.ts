import type { Insertable } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import { searchText } from '#server/db/list-page.ts';
import type { Schema } from '#server/db/schema.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { dayMilliseconds } from '#shared/teaching/weekdays.ts';
import { enquiryReference } from '#shared/website/enquiries.ts';
import { dayAfter } from './days.ts';
import { readSamples } from './samples.ts';

type Row = Insertable<Schema['enquiries']>;
type Message = Insertable<Schema['enquiry_messages']>;

type Sample = Pick<Message, 'name' | 'kind' | 'source_page' | 'text'> &
  Partial<Pick<Message, 'quota' | 'neet_rank' | 'topic'>> &
  Pick<Row, 'stage'> & {
    /** Days since the message, and until the next call. */
    daysAgo: number;
    followUpIn?: number;
    notes?: string;
  };

const samples = readSamples<Sample[]>('enquiries');

/** Invented enquiries, with invented numbers. */
export function demoEnquiries(now: Date) {
  const year = indiaDate(now).slice(0, 4);
  const enquiries: Row[] = [];
  const messages: Message[] = [];
  for (const [index, { stage, daysAgo, followUpIn, notes = '', ...entries }] of samples.entries()) {
    const id = nextId();
    const reference = enquiryReference(year, index + 1);
    const at = new Date(now.getTime() - daysAgo * dayMilliseconds);
    const { name, kind, source_page, topic = '', text } = entries;
    const email = `enquiry${index + 1}@people.example`;
    const phone = `+9190000001${String(index + 1).padStart(2, '0')}`;
    enquiries.push({
      id,
      reference,
      phone,
      name,
      email,
      kind,
      source_page,
      stage,
      notes,
      follow_up_on: followUpIn === undefined ? null : dayAfter(now, followUpIn),
      message_count: 1,
      last_message_at: at.toISOString(),
      search_text: searchText([phone, reference, name, email, topic, text]),
    });
    messages.push({
      id: nextId(),
      enquiry_id: id,
      reference,
      at: at.toISOString(),
      sent_on: indiaDate(at),
      neet_rank: '',
      quota: null,
      topic,
      email,
      ...entries,
    });
  }
  return { enquiries, messages, counter: { series: 'enquiry', year, last: samples.length } };
}
