import { sql } from 'kysely';
import {
  byLetter,
  contains,
  type Page,
  pageOf,
  plain,
  searchPatterns,
  sortedBy,
} from '#server/db/list-page.ts';
import { camelCased, snakeCased } from '#server/db/row-names.ts';
import { insertRow, updateRow } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import type { Notice, NoticeInput, NoticeListQuery, NoticeReader } from '#shared/website/notices/notices.ts';
import { findLive, listLive } from './publications.ts';
import { stateConditions, stateOf, toPublished } from './published-records.ts';

const sortColumns = {
  from: ['notices.from_on', 'notices.id'],
  title: [byLetter('notices.title'), 'notices.id'],
} as const;

/** A notice with the name of its PDF, what is published of it, and whether it was published before. */
function selectNotices(db: Database) {
  return db
    .selectFrom('notices')
    .leftJoin('files', 'files.id', 'notices.file_id')
    .leftJoin('publications as live', (join) =>
      join
        .onRef('live.record_id', '=', 'notices.id')
        .on('live.noun', '=', 'notice')
        .on('live.is_live', '=', 1),
    )
    .selectAll('notices')
    .select(['files.name as file_name', 'files.size as file_bytes'])
    .select(['live.at as live_at', 'live.version as live_version'])
    .select(conditions.wasPublished.as('was_published'));
}

const conditions = stateConditions('notice', 'notices');

type Row = Awaited<ReturnType<ReturnType<typeof selectNotices>['executeTakeFirstOrThrow']>>;

function toNotice(found: Row): Notice {
  const {
    faculty_id: _,
    file_name,
    file_bytes,
    live_at: __,
    live_version: ___,
    was_published: ____,
    ...row
  } = found;
  const {
    titleTe,
    textTe,
    isPinned,
    inTicker,
    fileId,
    fromOn: from,
    untilOn: until,
    ...same
  } = camelCased(row);
  return {
    ...same,
    titleTe,
    textTe,
    from,
    until,
    fileId,
    audience: row.audience.split(',') as NoticeReader[], // written by toColumns
    isPinned: isPinned === 1,
    inTicker: inTicker === 1,
    file: fileId === null ? null : { id: fileId, name: file_name ?? '', bytes: file_bytes ?? 0 },
    ...stateOf(found),
  };
}

/** An earlier publication, which is brought back, has more properties. */
function toColumns({ title, text, titleTe, textTe, kind, fileId, link, ...notice }: NoticeInput) {
  return {
    ...snakeCased({ title, text, titleTe, textTe, kind, fileId, link }),
    audience: notice.audience.join(','),
    from_on: notice.from,
    until_on: notice.until,
    is_pinned: notice.isPinned ? 1 : 0,
    in_ticker: notice.inTicker ? 1 : 0,
  };
}

/** The office's list: latest first. @param today a day in India */
export async function listNotices(
  db: Database,
  query: NoticeListQuery,
  today: string,
): Promise<Page<Notice>> {
  let select = sortedBy(selectNotices(db), query.sort ?? '-from', sortColumns);
  if (query.kind) select = select.where('notices.kind', '=', query.kind);
  if (query.state) select = select.where(conditions[query.state]);
  if (query.time === 'past') select = select.where('notices.until_on', '<', today);
  if (query.time === 'now')
    select = select.where((eb) => eb.or([eb('until_on', 'is', null), eb('until_on', '>=', today)]));
  for (const pattern of searchPatterns(query.q))
    select = select.where(
      contains(pattern, plain(sql`notices.title || ' ' || notices.text || ' ' || notices.title_te`)),
    );
  return pageOf(select, query, toNotice);
}

/** What a teacher has written to classes, newest first. */
export async function listClassNotices(db: Database, facultyId: string): Promise<Notice[]> {
  const rows = await selectNotices(db)
    .where('notices.faculty_id', '=', facultyId)
    .orderBy('notices.id', 'desc')
    .limit(50)
    .execute();
  return rows.map(toNotice);
}

export async function findNotice(db: Database, id: string): Promise<Notice | undefined> {
  const row = await selectNotices(db).where('notices.id', '=', id).executeTakeFirst();
  return row && toNotice(row);
}

/** @param faculty_id the teacher who writes it to a class */
export async function insertNotice(tx: Tx, notice: NoticeInput, faculty_id: string | null = null) {
  return insertRow(tx, 'notices', { faculty_id, ...toColumns(notice) });
}

export async function updateNotice(tx: Tx, id: string, notice: NoticeInput, version: number | undefined) {
  return updateRow(tx, 'notices', { id, version, ...toColumns(notice) });
}

export async function listPublishedNotices(db: Database): Promise<Notice[]> {
  return (await listLive(db, 'notice')).map((row) => toPublished(row) as Notice); // with its content
}

export async function findPublishedNotice(db: Database, id: string): Promise<Notice | undefined> {
  const row = await findLive(db, { noun: 'notice', recordId: id });
  return row && (toPublished(row) as Notice);
}
