import type { Context } from '#server/context.ts';
import { listRecordAuditLog } from '#server/db/office/audit-log.ts';
import { answerPage } from '#server/records/lists.ts';
import { nounsOfGroup } from '#shared/kit/record-types.ts';
import type { AuditEntry, AuditQuery } from '#shared/office/audit-log.ts';
import { records } from './record-types.ts';

type Asked = Pick<Context<never>, 'db' | 'reply'> & { query: AuditQuery };

/** What the audit log has of a student, faculty member or guardian, newest first. @throws 404 */
export async function listHistory(
  { db, query, reply }: Asked,
  noun: 'student' | 'faculty' | 'guardian',
  id: string,
): Promise<AuditEntry[]> {
  const page = await listRecordAuditLog(db, nounsOfGroup(noun), id, query);
  // A deleted person still has a history; an unknown id has none.
  if (page.total === 0) await records[noun].existing(db, id);
  return answerPage(reply, page);
}
