// Enquiries as visitors send them, and as they end: joined by phone number, limited in number, deleted for good after their time.

import { countWithin } from '#server/db/account/login-failures.ts';
import { lockUntilCommit } from '#server/db/driver/dialect.ts';
import { lockRecord } from '#server/db/locks.ts';
import { type Author, insertAudit } from '#server/db/office/audit-log.ts';
import { deleteRows } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import * as enquiries from '#server/db/website/enquiries.ts';
import { tooMany } from '#server/errors.ts';
import type { Enquiry, EnquiryMessageInput } from '#shared/website/enquiries.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/**
 * Each hour has its share of what a day may bring: about 10 MB. A flood does not silence the form for longer, and no visitor is told to
 * wait for a day. A college's whole campus, or a village with one mast, may share an address.
 */
const limits = {
  network: { most: 30, window: hour },
  phone: { most: 10, window: hour },
  all: { most: 120, window: hour },
};

/**
 * Counts a message against the limits, in the table of the log-in throttle, so that all processes share the counts. One that its
 * network may not send takes nothing of the share of all.
 * @param network the sender's IPv4 address, or the /48 of its IPv6 address: 65,536 networks of one customer
 * @throws 429
 */
export async function countEnquiry(db: Database, network: string, phone: string, now: Date): Promise<void> {
  for (const [key, limit] of [
    [`enquiry-network:${network}`, limits.network],
    [`enquiry-phone:${phone}`, limits.phone],
    ['enquiries', limits.all],
  ] as const) {
    const wait = await countWithin(db, key, limit, now);
    if (wait > 0) throw tooMany(wait);
  }
}

/**
 * Keeps a message: in the enquiry of its phone number, or in a new one. The same message again, e.g. by a second press of
 * the button, is kept once.
 * @param answered given where the office has spoken with the person: the enquiry is not new, and due on this day
 * @returns the id of the enquiry and the message's reference
 */
export async function keepEnquiry(
  db: Database,
  message: EnquiryMessageInput,
  author: Author,
  now: Date,
  answered?: { followUpOn: string | null },
): Promise<{ id: string; reference: string }> {
  return db.transaction().execute(async (tx) => {
    // Two first messages from one number at once must not make two enquiries.
    await lockUntilCommit(tx, `enquiry ${message.phone}`);
    const found = await enquiries.findEnquiryByPhone(tx, message.phone);
    if (found) await lockRecord(tx, 'enquiry', found.id);
    // Read again: the office may have deleted it before the lock.
    const known = found && (await enquiries.findEnquiry(tx, found.id));
    const repeated = known?.messages.find((earlier) => isRepeated(earlier, message, now));
    if (known && repeated) return { id: known.id, reference: repeated.reference };
    const reference = await enquiries.takeEnquiryReference(tx, now);
    const id = known?.id ?? (await enquiries.insertEnquiry(tx, message, reference, now));
    await enquiries.insertMessage(tx, id, message, reference, now);
    if (answered) {
      const { stage: before = 'new', notes = '' } = known ?? {};
      const stage = before === 'new' || before === 'closed' ? 'contacted' : before;
      await enquiries.updateEnquiry(tx, id, { stage, notes, ...answered }, undefined);
    }
    const { kind, sourcePage } = message;
    const change = { action: 'create', noun: 'enquiry', recordId: id } as const;
    await insertAudit(tx, author, { ...change, after: { reference, kind, sourcePage } }, now);
    return { id, reference };
  });
}

function isRepeated(earlier: Enquiry['messages'][number], message: EnquiryMessageInput, now: Date): boolean {
  const { kind, name, email, neetRank, quota = null, topic, text } = message;
  const isRecent = now.getTime() - Date.parse(earlier.at) < day;
  const entries = { kind, name, email, neetRank, quota, topic, text };
  return (
    isRecent &&
    Object.entries(entries).every(([key, value]) => earlier[key as keyof typeof entries] === value)
  );
}

const housekeeper: Author = { accountId: null, label: 'Deleted in time', requestId: '' };

/** Deletes enquiries without a message since `before` for good. Their entries in the audit log are redacted after this. */
export async function deleteOldEnquiries(db: Database, before: string, now: Date): Promise<void> {
  for (const recordId of await enquiries.listOldEnquiries(db, before))
    await db.transaction().execute((tx) => deleteForGood(tx, recordId, before, now));
}

async function deleteForGood(tx: Tx, recordId: string, before: string, now: Date): Promise<void> {
  await lockRecord(tx, 'enquiry', recordId);
  const enquiry = await enquiries.findEnquiry(tx, recordId);
  // A message may have come in the meantime.
  if (!enquiry || enquiry.lastMessageAt >= before) return;
  await insertAudit(tx, housekeeper, { action: 'delete', noun: 'enquiry', recordId }, now);
  await deleteRows(tx, 'enquiries', [recordId]);
}
