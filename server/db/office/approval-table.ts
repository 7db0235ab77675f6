import type { Approval, ApprovalKind } from '#shared/office/approvals.ts';

export interface ApprovalTable {
  approvals: {
    id: string;
    kind: ApprovalKind;
    /** The record in whose history it stands. */
    record_id: string;
    what: string;
    reason: string;
    /** JSON: the call as it was sent. */
    call: string;
    /** The same for the same call with another reason: it waits once. */
    call_key: string;
    account_id: string;
    asked_by: string;
    asked_at: string;
    state: Approval['state'];
    decided_by: string | null;
    decided_at: string | null;
    decided_reason: string;
  };
}
