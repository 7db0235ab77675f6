import { type Selectable, sql } from 'kysely';
import { takeNumbers } from '#server/db/counters.ts';
import {
  byLetter,
  findsPerson,
  type Page,
  pageOf,
  plain,
  searchText,
  sortedBy,
} from '#server/db/list-page.ts';
import { camelCased, snakeCased } from '#server/db/row-names.ts';
import { idsOf, insertRow, updateRow } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { addDays, mondayOf } from '#shared/teaching/weekdays.ts';
import {
  chartWeeks,
  type Enquiry,
  type EnquiryFigures,
  type EnquiryListQuery,
  type EnquiryMessage,
  type EnquiryMessageInput,
  enquiryReference,
  type ListedEnquiry,
} from '#shared/website/enquiries.ts';
import type { WebsiteTables } from './website-tables.ts';

type Row = Selectable<WebsiteTables['enquiries']>;
type MessageRow = Selectable<WebsiteTables['enquiry_messages']>;

const sortColumns = {
  lastMessageAt: ['last_message_at', 'id'],
  name: [byLetter('name'), 'id'],
  followUpOn: ['follow_up_on', 'id'],
} as const;

const toListed = ({ search_text: _, ...row }: Row): ListedEnquiry => camelCased(row);

const toMessage = ({ enquiry_id: _, sent_on: __, ...row }: MessageRow): EnquiryMessage => camelCased(row);

/** Latest message first. @param today a day in India */
export async function listEnquiries(
  db: Database,
  query: EnquiryListQuery,
  today: string,
): Promise<Page<ListedEnquiry>> {
  const { sort = '-lastMessageAt' } = query;
  const all = db.selectFrom('enquiries').selectAll();
  // Those without a planned call come last in both directions.
  const byPlan = sql`case when follow_up_on is null then 1 else 0 end`;
  let select = sortedBy(sort.endsWith('followUpOn') ? all.orderBy(byPlan) : all, sort, sortColumns);
  if (query.stage) select = select.where('stage', '=', query.stage);
  if (query.source) select = select.where('source_page', '=', query.source);
  if (query.due) select = select.where('follow_up_on', '<=', today);
  const searched = plain(sql`search_text || ' ' || notes`);
  for (const found of findsPerson(query.q, searched)) select = select.where(found);
  return pageOf(select, query, toListed);
}

export async function findEnquiry(db: Database, id: string): Promise<Enquiry | undefined> {
  const row = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { ...toListed(row), messages: await listMessages(db, id) };
}

/** Newest first. */
async function listMessages(db: Database, enquiryId: string): Promise<EnquiryMessage[]> {
  const rows = await db
    .selectFrom('enquiry_messages')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toMessage);
}

export async function findEnquiryByPhone(db: Database, phone: string): Promise<Enquiry | undefined> {
  const row = await db.selectFrom('enquiries').select('id').where('phone', '=', phone).executeTakeFirst();
  return row && findEnquiry(db, row.id);
}

export async function takeEnquiryReference(tx: Tx, now: Date): Promise<string> {
  const year = indiaDate(now).slice(0, 4);
  const [number = 0] = await takeNumbers(tx, 'enquiry', year, 1);
  return enquiryReference(year, number);
}

/** Inserts the enquiry of a number that has none yet, without its message. */
export async function insertEnquiry(tx: Tx, message: EnquiryMessageInput, reference: string, now: Date) {
  const { name, email, phone, kind, sourcePage } = message;
  return insertRow(tx, 'enquiries', {
    ...snakeCased({ reference, phone, name, email, kind, sourcePage, stage: 'new', notes: '' } as const),
    follow_up_on: indiaDate(now),
    message_count: 0,
    last_message_at: now.toISOString(),
    search_text: searchText([phone]),
  });
}

/** Adds a message to an enquiry, which is then due today; a closed one is opened again. */
export async function insertMessage(
  tx: Tx,
  enquiryId: string,
  message: EnquiryMessageInput,
  reference: string,
  now: Date,
): Promise<void> {
  const { name, email, kind, sourcePage, neetRank, quota = null, topic, text } = message;
  const today = indiaDate(now);
  await insertRow(tx, 'enquiry_messages', {
    ...snakeCased({ enquiryId, reference, kind, sourcePage, name, email, neetRank, quota, topic, text }),
    at: now.toISOString(),
    sent_on: today,
  });
  const found = searchText(['', reference, name, email, topic, text]);
  await tx
    .updateTable('enquiries')
    .set((eb) => ({
      stage: sql<Row['stage']>`case when stage = 'closed' then 'new' else stage end`,
      follow_up_on: sql<string>`case when follow_up_on <= ${today} then follow_up_on else ${today} end`,
      message_count: eb('message_count', '+', 1),
      last_message_at: now.toISOString(),
      search_text: sql<string>`search_text || ' ' || ${found}`,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', enquiryId)
    .execute();
}

export async function updateEnquiry(
  tx: Tx,
  id: string,
  { stage, followUpOn, notes }: Pick<Enquiry, 'stage' | 'followUpOn' | 'notes'>,
  version: number | undefined,
): Promise<boolean> {
  return updateRow(tx, 'enquiries', { id, version, stage, follow_up_on: followUpOn, notes });
}

/** A limited number of enquiries whose last message is older. */
export async function listOldEnquiries(db: Database, before: string): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select('id')
    .where('last_message_at', '<', before)
    .orderBy('last_message_at')
    .limit(500)
    .execute();
  return idsOf(rows);
}

/** @param today a day in India */
export async function readEnquiryFigures(db: Database, today: string): Promise<EnquiryFigures> {
  const first = addDays(mondayOf(today), -7 * (chartWeeks - 1));
  const days = await db
    .selectFrom('enquiry_messages')
    .select(['sent_on', 'source_page', (eb) => eb.fn.countAll<number>().as('count')])
    .where('sent_on', '>=', first)
    .groupBy(['sent_on', 'source_page'])
    .orderBy('sent_on')
    .orderBy('source_page')
    .execute();
  const received = new Map<string, EnquiryFigures['received'][number]>();
  for (const { sent_on, source_page, count } of days) {
    const week = mondayOf(sent_on);
    const key = `${week} ${source_page}`;
    const sum = received.get(key) ?? { week, sourcePage: source_page, count: 0 };
    received.set(key, { ...sum, count: sum.count + count });
  }
  const sources = await db
    .selectFrom('enquiries')
    .select('source_page')
    .distinct()
    .orderBy('source_page')
    .execute();
  return { sources: sources.map(({ source_page }) => source_page), received: [...received.values()] };
}
