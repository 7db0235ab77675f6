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
import type { Publication, Published } from '#shared/website/publications.ts';
import type { WebsiteContent, WebsiteList } from '#shared/website/website-content.ts';

type Change = Pick<Context<never>, 'db' | 'author' | 'clock' | 'ifMatch' | 'site'>;
type Removal = Change & Pick<Context<never>, 'settings' | 'approve'>;

interface PublishedType<R extends Published> {
  noun: PublishedNoun & DeletedNoun;
  find: (db: Database, id: string) => Promise<R | undefined>;
  /** The website with this record in it: the pages that show its list are tried before it is published. */
  onSite: { list: WebsiteList; change: (content: WebsiteContent, record: R) => WebsiteContent };
  /** Writes an earlier content back. */
  update: (tx: Tx, id: string, content: never, version: undefined) => Promise<boolean>;
  /** The part of the published content that goes into the audit log; left out: all of it. */
  audited?: (content: Omit<R, keyof Published>) => object;
  /** @throws where this record cannot be published beside the others */
  refuse?: (tx: Tx, record: R) => Promise<void>;
}

export interface Publishing<R> {
  state: (db: Database, id: string) => Promise<R>;
  /** @param publicationId the earlier publication to bring back; without it the record as it is stored is published */
  publish: (change: Change, id: string, publicationId?: string) => Promise<R>;
  /** A record that is not published stays as it is. */
  takeBack: (change: Change, id: string) => Promise<void>;
  /** Deletes the record, and takes it from the website. */
  remove: (change: Removal, id: string) => Promise<void>;
  /** Newest first. */
  history: (db: Database, id: string) => Promise<Publication<Omit<R, keyof Published>>[]>;
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

export function publishing<R extends Published>(type: PublishedType<R>): Publishing<R> {
  const { noun, find, update, audited = (content) => content, refuse, onSite } = type;
  const published = (recordId: string) => ({ noun, recordId });

  const state = async (db: Database, id: string): Promise<R> => {
    const record = orNotFound(await find(db, id), recordTypes[noun].name);
    return record;
  };
  const existing = async (tx: Tx, id: string): Promise<R> => {
    await lockRecord(tx, noun, id);
    return state(tx, id);
  };

  return {
    state,

    publish: async ({ db, author, clock, ifMatch: version, site }, id, publicationId) => {
      const tried = await state(db, id);
      const earlier =
        publicationId === undefined ? undefined : await findPublication(db, published(id), publicationId);
      const content = earlier ? (JSON.parse(earlier.data ?? '{}') as object) : {}; // written by contentOf
      await site.refuseUnshowable(onSite.list, (now) => onSite.change(now, { ...tried, ...content }));
      const record = await db.transaction().execute(async (tx) => {
        let before = await existing(tx, id);
        if (version !== undefined && version !== before.version) throw changedMeanwhile();
        if (publicationId !== undefined) {
          const found = await findPublication(tx, published(id), publicationId);
          if (!found?.data) throw notFound('Publication');
          await update(tx, id, JSON.parse(found.data) as never, undefined); // written by contentOf
          before = await existing(tx, id);
        }
        await refuse?.(tx, before);
        const data = contentOf(before);
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
        await insertAudit(
          tx,
          author,
          { action: 'publish', noun, recordId: id, after: audited(data) },
          clock(),
        );
        return existing(tx, id);
      });
      await site.refresh();
      return record;
    },

    takeBack: async ({ db, author, clock, site }, id) => {
      await db.transaction().execute(async (tx) => {
        await existing(tx, id);
        if (!(await takeBack(tx, published(id), author, clock()))) return;
        await insertAudit(tx, author, { action: 'take-back', noun, recordId: id }, clock());
      });
      await site.refresh();
    },

    remove: async (change, id) => {
      const { author, clock, site } = change;
      await records[noun].remove(change, id, (tx) => takeBack(tx, published(id), author, clock()));
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
        content: data === null ? null : (JSON.parse(data) as Omit<R, keyof Published>), // written by contentOf
      }));
    },
  };
}
