import { sql } from 'kysely';
import type { Page } from '#server/db/list-page.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import {
  type Notice,
  type NoticeInput,
  type NoticeListQuery,
  noticeFields,
} from '#shared/website/notices/notices.ts';
import { publishedRows, withFiles } from './published-records.ts';

const rows = publishedRows<Notice>('notice', noticeFields, {
  attach: withFiles,
  orders: { from: ['from_on'] },
  searched: ['text', 'title_te'],
});

export const {
  find: findNotice,
  update: updateNotice,
  listLive: listPublishedNotices,
  findLive: findPublishedNotice,
} = rows;

/** The office's list: latest first. @param today a day in India */
export async function listNotices(
  db: Database,
  { sort = '-from', ...query }: NoticeListQuery,
  today: string,
): Promise<Page<Notice>> {
  const times = {
    past: sql<boolean>`until_on < ${today}`,
    now: sql<boolean>`(until_on is null or until_on >= ${today})`,
  };
  return rows.list(db, { sort, ...query }, query.time && [times[query.time]]);
}

/** What a teacher has written to classes, newest first. */
export async function listClassNotices(db: Database, facultyId: string): Promise<Notice[]> {
  const written = rows.select(db).where('notices.faculty_id', '=', facultyId);
  return rows.records(db, await written.orderBy('notices.id', 'desc').limit(50).execute());
}

/** @param faculty_id the teacher who writes it to a class */
export const insertNotice = (tx: Tx, notice: NoticeInput, faculty_id: string | null = null) =>
  rows.insert(tx, notice, { faculty_id });
