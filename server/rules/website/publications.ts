// Publishing, taking back and bringing back of a record: one transaction with its audit row. What cannot be shown is refused
// before it is published.

import type { Context } from '#server/context.ts';
import { lockRecord } from '#server/db/locks.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import {
  findPublication,
  insertPublication,
  listPublications,
  type PublishedNoun,
  takeBack,
} from '#server/db/website/publications.ts';
import { contentOf } from '#server/db/website/published-records.ts';
import { changedMeanwhile, notFound, orNotFound } from '#server/errors.ts';
import { records } from '#server/records/record-types.ts';
import { type DeletedNoun, recordTypes } from '#shared/kit/record-types.ts';
import type { Publication, Publishable, Published } from '#shared/website/publications.ts';
import type { WebsiteContent, WebsiteList } from '#shared/website/website-content.ts';

type Change = Pick<Context<never>, 'db' | 'author' | 'clock' | 'ifMatch' | 'site'>;
type Removal = Change & Pick<Context<never>, 'settings' | 'approve'>;

interface PublishedType<R extends Publishable, C extends object> {
  noun: PublishedNoun & (DeletedNoun | 'fact');
  find: (db: Database, id: string) => Promise<R | undefined>;
  /** The website with this record in it: the pages, or those that show its list, are tried before it is published. */
  onSite: {
    list: WebsiteList | readonly string[];
    change: (content: WebsiteContent, record: R) => WebsiteContent;
  };
  /** Writes an earlier content back. */
  update: (tx: Tx, id: string, content: never, version: undefined) => Promise<boolean>;
  /** What visitors see of it; left out: all but its state. */
  content?: (record: R) => C;
  /** The part of the published content that goes into the audit log; left out: all of it. */
  audited?: (content: C) => object;
  /** As the audit log names it. */
  label?: string;
  /** Makes the row to be locked, where there may be none. */
  start?: (tx: Tx) => Promise<void>;
  /** @throws where this record cannot be published, or not beside the others */
  refuse?: (tx: Tx, record: R, now: Date) => Promise<void> | void;
}

export interface Publishing<R, C = Omit<R, keyof Published>> {
  state: (db: Database, id: string) => Promise<R>;
  /** The record, locked. */
  locked: (tx: Tx, id: string) => Promise<R>;
  /** @param publicationId the earlier publication to bring back; without it the record as it is stored is published */
  publish: (change: Change, id: string, publicationId?: string) => Promise<R>;
  /** A record that is not published stays as it is. */
  takeBack: (change: Change, id: string) => Promise<void>;
  /** Deletes the record, and takes it from the website. */
  remove: (change: Removal, id: string) => Promise<void>;
  /** Newest first. */
  history: (db: Database, id: string) => Promise<Publication<C>[]>;
}

export function withRecord<R extends { id: string }>(list: readonly R[], record: R): R[] {
  return [record, ...list.filter(({ id }) => id !== record.id)];
}

/** What a record's publication shows of the files that were uploaded for it. */
interface Uploaded {
  fileId?: string | null;
  photoId?: string | null;
  photos?: readonly { photoId: string }[];
}

export function publishing<R extends Publishable, C extends object = Omit<R, keyof Published>>(
  type: PublishedType<R, C>,
): Publishing<R, C> {
  const { noun, find, update, audited = (shown) => shown, label, start, refuse, onSite } = type;
  const { content: contentFrom = contentOf as (record: R) => C } = type; // where the type names no other content
  const published = (recordId: string) => ({ noun, recordId });
  const entryOf = (recordId: string) => ({ noun, recordId, ...(label && { label }) });

  const state = async (db: Database, id: string): Promise<R> => {
    return orNotFound(await find(db, id), recordTypes[noun].name);
  };
  const locked = async (tx: Tx, id: string): Promise<R> => {
    await start?.(tx);
    await lockRecord(tx, noun, id);
    return state(tx, id);
  };

  return {
    state,
    locked,

    publish: async ({ db, author, clock, ifMatch: version, site }, id, publicationId) => {
      const tried = await state(db, id);
      const earlier =
        publicationId === undefined ? undefined : await findPublication(db, published(id), publicationId);
      const content = earlier ? (JSON.parse(earlier.data ?? '{}') as object) : {}; // written by contentOf
      await site.refuseUnshowable(onSite.list, (now) => onSite.change(now, { ...tried, ...content }));
      const record = await db.transaction().execute(async (tx) => {
        let before = await locked(tx, id);
        if (version !== undefined && version !== before.version) throw changedMeanwhile();
        if (publicationId !== undefined) {
          const found = await findPublication(tx, published(id), publicationId);
          if (!found?.data) throw notFound('Publication');
          await update(tx, id, JSON.parse(found.data) as never, undefined); // written by contentOf
          before = await state(tx, id);
        }
        await refuse?.(tx, before, clock());
        const data = contentFrom(before);
        const { fileId = null, photoId = null, photos = [] } = data as Uploaded;
        const pictureIds = photos.map((photo) => photo.photoId);
        const action = publicationId === undefined ? 'publish' : 'restore';
        const publication = { ...published(id), action, version: before.version, data } as const;
        await insertPublication(
          tx,
          { ...publication, fileId, pictureId: photoId, pictureIds },
          author,
          clock(),
        );
        await insertAudit(tx, author, { action: 'publish', ...entryOf(id), after: audited(data) }, clock());
        return state(tx, id);
      });
      await site.refresh();
      return record;
    },

    takeBack: async ({ db, author, clock, site }, id) => {
      await db.transaction().execute(async (tx) => {
        await locked(tx, id);
        if (!(await takeBack(tx, published(id), author, clock()))) return;
        await insertAudit(tx, author, { action: 'take-back', ...entryOf(id) }, clock());
      });
      await site.refresh();
    },

    remove: async (change, id) => {
      const { author, clock, site } = change;
      const { remove } = records[noun as Exclude<typeof noun, 'fact'>]; // no call deletes a fact
      await remove(change, id, (tx) => takeBack(tx, published(id), author, clock()));
      await site.refresh();
    },

    history: async (db, id) => {
      await state(db, id);
      const rows = await listPublications(db, published(id));
      return rows.map(({ id: publicationId, at, actor, action, is_live, data }) => ({
        id: publicationId,
        at,
        actor,
        action,
        isLive: is_live === 1,
        content: data === null ? null : (JSON.parse(data) as C), // written by contentOf
      }));
    },
  };
}
