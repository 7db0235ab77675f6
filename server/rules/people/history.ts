import type { Context } from '#server/context.ts';
import type { Page } from '#server/db/list-page.ts';
import { listRecordAuditLog } from '#server/db/office/audit-log.ts';
import { records } from '#server/records/record-types.ts';
import { nounsOfGroup } from '#shared/kit/record-types.ts';
import type { AuditEntry, AuditQuery } from '#shared/office/audit-log.ts';

type Asked = Pick<Context<never>, 'db'> & { query: AuditQuery; params: { id: string } };

/** What the audit log has of a person, newest first. @throws 404 */
export async function listHistory(
  { db, query, params: { id } }: Asked,
  noun: 'student' | 'faculty' | 'guardian',
): Promise<Page<AuditEntry>> {
  const page = await listRecordAuditLog(db, nounsOfGroup(noun), id, query);
  // A deleted person still has a history; an unknown id has none.
  if (page.total === 0) await records[noun].existing(db, id);
  return page;
}
