// Publishing, taking back and bringing back of a notice: one transaction with its audit row. What cannot be shown is refused
// before it is published.
import { insertAudit } from '#server/db/audit-log.ts';
import { lockRecord } from '#server/db/locks.ts';
import { contentOf, findNotice, type PublishedContent, updateNotice } from '#server/db/notices.ts';
import { findPublication, insertPublication, takeBack } from '#server/db/publications.ts';
import type { Tx } from '#server/db/schema.ts';
import { changedMeanwhile, notFound } from '#server/errors.ts';
import type { Context } from '#server/http/context.ts';
import { readIfMatch, tagVersion } from '#server/http/if-match.ts';
import type { Notice } from '#shared/notices.ts';

type Change = Pick<Context<never>, 'db' | 'author' | 'clock' | 'request' | 'reply' | 'site'>;

const published = (recordId: string) => ({ noun: 'notice', recordId }) as const;

async function existing(tx: Tx, id: string): Promise<Notice> {
  await lockRecord(tx, 'notice', id);
  const notice = await findNotice(tx, id);
  if (!notice) throw notFound('Notice');
  return notice;
}

/** @param publicationId the earlier publication to bring back; without it the notice as it stands is published */
export async function publishNotice(change: Change, id: string, publicationId?: string): Promise<Notice> {
  const { db, author, clock, request, reply, site } = change;
  const version = readIfMatch(request);
  const notice = await db.transaction().execute(async (tx) => {
    let before = await existing(tx, id);
    if (version !== undefined && version !== before.version) throw changedMeanwhile();
    if (publicationId !== undefined) {
      const earlier = await findPublication(tx, published(id), publicationId);
      if (!earlier?.data) throw notFound('Publication');
      await updateNotice(tx, id, JSON.parse(earlier.data) as PublishedContent, undefined); // written by contentOf
      before = await existing(tx, id);
    }
    const deed = publicationId === undefined ? 'publish' : 'restore';
    const data = contentOf(before);
    const publication = {
      ...published(id),
      deed,
      version: before.version,
      data,
      fileId: before.fileId,
    } as const;
    await insertPublication(tx, publication, author, clock());
    const audited = { action: 'publish', noun: 'notice', recordId: id, after: data } as const;
    await insertAudit(tx, author, audited, clock());
    await site.refuseUnshowable(tx);
    return existing(tx, id);
  });
  await site.refresh();
  tagVersion(reply, notice);
  return notice;
}

/** A notice that is not published stays as it is. */
export async function takeBackNotice({ db, author, clock, site }: Change, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await existing(tx, id);
    if (!(await takeBack(tx, published(id), author, clock()))) return;
    await insertAudit(tx, author, { action: 'take-back', noun: 'notice', recordId: id }, clock());
  });
  await site.refresh();
}
