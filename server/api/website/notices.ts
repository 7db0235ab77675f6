import type { Context, Handlers } from '#server/context.ts';
import { publishedColumns } from '#server/csv/columns.ts';
import { exporting } from '#server/csv/export.ts';
import type { Session } from '#server/db/account/sessions.ts';
import { insertUploadedPdf, readUploadedPdf } from '#server/db/files.ts';
import type { Database } from '#server/db/schema.ts';
import * as notices from '#server/db/website/notices.ts';
import { invalid, notFound, orNotFound } from '#server/errors.ts';
import { checkedPdf } from '#server/files/pdf-check.ts';
import { records } from '#server/records/record-types.ts';
import { ownYears } from '#server/rules/people/own-years.ts';
import { ownStudyYears } from '#server/rules/teaching/own-subjects.ts';
import { publishing, withRecord } from '#server/rules/website/publications.ts';
import { answerPreview } from '#server/rules/website/published-handlers.ts';
import { answerPdf, refuseUnknownFile } from '#server/rules/website/uploaded-files.ts';
import type { Contract } from '#shared/contract.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { textKey, wordsToFind } from '#shared/kit/text/text-key.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { mayAll } from '#shared/roles.ts';
import { routes } from '#shared/routes.ts';
import {
  type Notice,
  type NoticeListQuery,
  type NoticeReader,
  noticeFields,
} from '#shared/website/notices/notices.ts';
import { isPast, isShown, latestFirst } from '#shared/website/notices/published-notices.ts';

const changes = records.notice;
const publications = publishing({
  noun: 'notice',
  find: notices.findNotice,
  onSite: {
    list: 'notices',
    change: (content, notice) => ({ ...content, notices: withRecord(content.notices, notice) }),
  },
  update: notices.updateNotice,
});

export const noticeHandlers = {
  listNotices: async ({ db, query, session, clock }) => {
    const today = indiaDate(clock());
    return mayAll('notice.write', session, true)
      ? notices.listNotices(db, query, today)
      : listForReader(db, query, await readersOf(db, session), today);
  },

  exportNotices: exporting('notice', 'notices', publishedColumns(noticeFields), ({ db, query, clock }) =>
    notices.listNotices(db, query, indiaDate(clock())),
  ),

  findNotice: async (context) => orNotFound(await findFor(context), 'Notice'),

  createNotice: async (context) => {
    await refuseUnknownFile(context.db, context.body.fileId);
    return changes.create(context, (tx) => notices.insertNotice(tx, context.body));
  },

  updateNotice: async (context) => {
    const { db, params, body } = context;
    await refuseUnknownFile(db, body.fileId);
    return changes.update(context, params.id, (tx, _before, version) =>
      notices.updateNotice(tx, params.id, body, version),
    );
  },

  deleteNotice: (context) => publications.remove(context, context.params.id),

  listClassNotices: ({ db, params }) => notices.listClassNotices(db, params.id),

  createClassNotice: async (context) => {
    const { db, params, body, clock } = context;
    const { year, ...written } = body;
    const today = indiaDate(clock());
    if (!(await ownStudyYears(db, params.id, academicYearOf(today))).has(year))
      throw invalid('This is no class of yours', 'year');
    if (written.until && written.until < today) throw invalid('Shown until cannot be before today', 'until');
    const usual = { kind: 'general', isPinned: false, inTicker: false, link: '', fileId: null } as const;
    const notice = { ...usual, ...written, audience: [year], from: today };
    const { id } = await changes.create(context, (tx) => notices.insertNotice(tx, notice, params.id));
    return publications.publish(context, id);
  },

  deleteClassNotice: async (context) => {
    const { db, params } = context;
    const own = await notices.listClassNotices(db, params.id);
    if (!own.some(({ id }) => id === params.noticeId)) throw notFound('Notice');
    await publications.remove(context, params.noticeId);
  },

  listNoticePublications: ({ db, params }) => publications.history(db, params.id),

  createNoticePublication: (context) =>
    publications.publish(context, context.params.id, context.body.publicationId),

  endNoticePublication: (context) => publications.takeBack(context, context.params.id),

  previewNotice: async ({ db, params, reply, site, clock }) => {
    const notice = await changes.existing(db, params.id);
    const from = indiaDate(clock());
    const shown: Notice = { ...notice, audience: ['public'], from, until: null, isPinned: true };
    const preview = await site.preview(db, routes.notices, (content) => ({
      ...content,
      notices: withRecord(content.notices, shown),
      previewId: notice.id,
    }));
    return answerPreview(reply, preview);
  },

  createNoticeFile: ({ db, file: { bytes, fileName }, clock }) =>
    insertUploadedPdf(db, checkedPdf(bytes, fileName), clock()),

  readNoticeFile: async (context) => {
    const { db, reply } = context;
    const notice = await findFor(context);
    const file = orNotFound(notice?.fileId ? await readUploadedPdf(db, notice.fileId) : undefined, 'PDF');
    return answerPdf(reply, file);
  },

  readSiteState: async ({ site }) => ({ problem: site.problem }),
} satisfies Partial<Handlers>;

/** As whom the signed-in user reads notices. */
const readersOf = async (db: Database, session: Session): Promise<NoticeReader[]> => [
  'public',
  ...((await ownYears(db, session)) ?? (session.role === 'faculty' ? (['faculty'] as const) : [])),
];

const isFor = (readers: readonly NoticeReader[]) => (notice: Notice) =>
  notice.audience.some((reader) => readers.includes(reader));

type Asked = Pick<Context<Contract['readNoticeFile']>, 'db' | 'params' | 'session' | 'clock'>;

/** The notice, where the caller may read it: readers get what is published for them, once its first day has come. */
async function findFor({ db, params: { id }, session, clock }: Asked): Promise<Notice | undefined> {
  if (session && mayAll('notice.write', session, true)) return notices.findNotice(db, id);
  const readers: readonly NoticeReader[] = session ? await readersOf(db, session) : ['public'];
  const notice = await notices.findPublishedNotice(db, id);
  return notice && isFor(readers)(notice) && notice.from <= indiaDate(clock()) ? notice : undefined;
}

/** What is published for these readers: pinned first, then the latest. */
async function listForReader(
  db: Database,
  { kind, time = 'now', q, page, pageSize }: NoticeListQuery,
  readers: readonly NoticeReader[],
  today: string,
) {
  const words = wordsToFind(q);
  const found = (await notices.listPublishedNotices(db))
    .filter(isFor(readers))
    .filter((notice) => (time === 'past' ? isPast(notice, today) : isShown(notice, today)))
    .filter((notice) => !kind || notice.kind === kind)
    .filter(({ title, text, titleTe }) => {
      const searched = textKey(`${title} ${text} ${titleTe}`);
      return words.every((word) => searched.includes(word));
    })
    .sort(latestFirst);
  const start = page === undefined ? 0 : (page - 1) * pageSize;
  return { rows: found.slice(start, page === undefined ? undefined : start + pageSize), total: found.length };
}
