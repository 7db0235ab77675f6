// The tables of what students ask the office for, and of what the desks say of their dues.

import type { RequestState } from '#shared/office/papers/certificate-requests.ts';
import type { CertificateKind } from '#shared/office/papers/document-kinds.ts';

export interface PaperTables {
  certificate_requests: {
    id: string;
    student_id: string;
    kind: CertificateKind;
    purpose: string;
    state: RequestState;
    reason: string;
    asked_on: string;
    asked_by: string;
    due_on: string;
    state_since: string;
    certificate_id: string | null;
  };
  /** `desk`: its key. A desk that was not asked has no row. */
  no_dues: {
    student_id: string;
    desk: string;
    cleared: number;
    reason: string;
    decided_on: string;
    decided_by: string;
  };
}
