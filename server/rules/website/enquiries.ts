// Enquiries as visitors send them, and as they end: joined by phone number, limited in number, deleted for good after their time.

import { countFailure } from '#server/db/account/login-failures.ts';
import { lockUntilCommit } from '#server/db/driver/dialect.ts';
import { lockRecord } from '#server/db/locks.ts';
import { type Author, insertAudit } from '#server/db/office/audit-log.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import * as enquiries from '#server/db/website/enquiries.ts';
import { tooMany } from '#server/errors.ts';
import type { Enquiry, EnquiryMessageInput } from '#shared/website/enquiries.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** A college's whole campus, or a village with one mast, may share an address. */
const perAddress = { messages: 30, window: 15 * minute };
/** What a script with many addresses can write: about 8 MB a day. */
const inAll = { messages: 2000, window: day };
/** An enquiry with more messages is no enquiry. */
const perPhone = 50;

/**
 * Counts a message against the limits, in the table of the log-in throttle, so that all processes share the counts.
 * @param network the sender's address as limits count it
 * @throws 429
 */
export async function countEnquiry(db: Database, network: string, now: Date): Promise<void> {
  for (const [key, { messages, window }] of [
    [`enquiry-address:${network}`, perAddress],
    ['enquiries', inAll],
  ] as const) {
    const { failures } = await countFailure(db, key, now, window);
    if (failures > messages) throw tooMany(Math.ceil(window / second));
  }
}

/**
 * Keeps a message: in the enquiry of its phone number, or in a new one. The same message again, e.g. by a second press of
 * the button, is kept once.
 * @returns the message's reference
 */
export async function keepEnquiry(
  db: Database,
  message: EnquiryMessageInput,
  requestId: string,
  now: Date,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    // Two first messages from one number at once must not make two enquiries.
    await lockUntilCommit(tx, `enquiry ${message.phone}`);
    const found = await enquiries.findEnquiryByPhone(tx, message.phone);
    if (found) await lockRecord(tx, 'enquiry', found.id);
    // Read again: the office may have deleted it before the lock.
    const known = found && (await enquiries.findEnquiry(tx, found.id));
    const repeated = known?.messages.find((earlier) => isRepeated(earlier, message, now));
    if (repeated) return repeated.reference;
    if (known && known.messageCount >= perPhone) throw tooMany(day / second);
    const reference = await enquiries.takeEnquiryReference(tx, now);
    const recordId = known?.id ?? (await enquiries.insertEnquiry(tx, message, reference, now));
    await enquiries.insertMessage(tx, recordId, message, reference, now);
    const { kind, sourcePage } = message;
    const author = { accountId: null, label: 'Visitor of the website', requestId };
    const change = { action: 'create', noun: 'enquiry', recordId } as const;
    await insertAudit(tx, author, { ...change, after: { reference, kind, sourcePage } }, now);
    return reference;
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
  for (const recordId of await enquiries.listOldEnquiries(db, before)) {
    await db.transaction().execute((tx) => deleteForGood(tx, recordId, before, now));
  }
}

async function deleteForGood(tx: Tx, recordId: string, before: string, now: Date): Promise<void> {
  await lockRecord(tx, 'enquiry', recordId);
  const enquiry = await enquiries.findEnquiry(tx, recordId);
  // A message may have come in the meantime.
  if (!enquiry || enquiry.lastMessageAt >= before) return;
  await insertAudit(tx, housekeeper, { action: 'delete', noun: 'enquiry', recordId }, now);
  await enquiries.deleteEnquiry(tx, recordId);
}
