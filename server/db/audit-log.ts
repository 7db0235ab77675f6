import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from './schema.ts';

/** Who makes a change, for the record of it. */
export interface Author {
  accountId: string | null;
  label: string;
  requestId: string;
}

export interface Change {
  action: 'create' | 'update' | 'delete' | 'restore' | 'invite' | 'password' | 'photo' | 'login' | 'export';
  noun: 'student' | 'faculty' | 'subject' | 'event' | 'academic-calendar' | 'account';
  recordId: string;
  before?: object | undefined;
  after?: object | undefined;
}

/** Written in the transaction of the change itself: one never stands without the other. */
export async function insertAudit(tx: Tx, author: Author, change: Change, now: Date): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      id: randomUUIDv7(),
      at: now.toISOString(),
      account_id: author.accountId,
      actor: author.label,
      action: change.action,
      noun: change.noun,
      record_id: change.recordId,
      changes: JSON.stringify(differences(change.before ?? {}, change.after ?? {})),
      request_id: author.requestId,
    })
    .execute();
}

/** {field: [before, after]} of what differs; nested parts as 'contactInfo.email'. */
export function differences(before: object, after: object): Record<string, [unknown, unknown]> {
  const from = flatten(before);
  const to = flatten(after);
  const fields = new Set([...from.keys(), ...to.keys()]);
  const changed = [...fields].filter(
    (field) => JSON.stringify(from.get(field)) !== JSON.stringify(to.get(field)),
  );
  return Object.fromEntries(
    changed.map((field) => [field, [from.get(field) ?? null, to.get(field) ?? null]]),
  );
}

/** Bookkeeping that changes with every save says nothing. */
const silentFields = new Set(['id', 'version']);

function flatten(record: object, prefix = ''): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [key, value] of Object.entries(record)) {
    if (silentFields.has(key) || value === undefined) continue;
    if (value && typeof value === 'object' && !Array.isArray(value)) {
      for (const [inner, innerValue] of flatten(value, `${prefix}${key}.`)) fields.set(inner, innerValue);
    } else {
      fields.set(prefix + key, value);
    }
  }
  return fields;
}
