// Where the settings want two people, a rule calls `approve` before it commits: what it throws undoes the transaction, and the
// call is kept (server/http/kept-calls.ts) until the principal approves it (server/api/office/approvals/approvals.ts).
import { readCollegeSettings } from '#server/db/office/college-settings.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ApprovalKind } from '#shared/office/approvals.ts';

export interface Asked {
  kind: ApprovalKind;
  /** The record in whose history it stands. */
  recordId: string;
  /** In words. */
  what: string;
  reason: string;
}

/** Goes on where the settings ask for no second person. @throws what keeps the call, otherwise */
export type Approve = (tx: Tx, asked: Asked) => Promise<void>;

export class WaitsForApproval extends Error {
  readonly asked: Asked;

  constructor(asked: Asked) {
    super(asked.what);
    this.asked = asked;
  }
}

export const approve: Approve = async (tx, asked) => {
  if ((await readCollegeSettings(tx)).approvals[asked.kind]) throw new WaitsForApproval(asked);
};
