import { type Author, insertAudit } from '#server/db/office/audit-log.ts';
import { updateCertificateRequest } from '#server/db/office/certificate-requests.ts';
import type { Tx } from '#server/db/schema.ts';
import { ApiError } from '#server/errors.ts';
import { formatDate, indiaDate } from '#shared/kit/format.ts';
import {
  type CertificateRequest,
  isOpenRequest,
  type RequestState,
  requestStateLabels,
} from '#shared/office/papers/certificate-requests.ts';
import { certificateLabels } from '#shared/office/papers/document-kinds.ts';

interface Step {
  state: RequestState;
  reason?: string;
  certificateId?: string;
}

/** The change is shown in the history of the student. */
export const entryOf = ({ studentId, kind }: CertificateRequest) =>
  ({ noun: 'certificate-request', recordId: studentId, label: certificateLabels[kind] }) as const;

/** Called under the lock of the student. @throws 409 where the request is closed */
export async function moveRequest(
  tx: Tx,
  request: CertificateRequest,
  { state, reason = '', certificateId }: Step,
  { author, now }: { author: Author; now: Date },
): Promise<void> {
  if (!isOpenRequest(request))
    throw new ApiError(
      409,
      `This request is ${requestStateLabels[request.state].toLowerCase()} since ${formatDate(request.stateSince)}. A new one can be made.`,
    );
  const stateSince = indiaDate(now);
  await updateCertificateRequest(tx, request.id, { state, reason, stateSince, certificateId });
  const before = { state: request.state, reason: request.reason };
  const change = { action: 'update', ...entryOf(request), before, after: { state, reason } } as const;
  await insertAudit(tx, author, change, now);
}
