// The tables of what students ask the office for, and of what the desks say of their dues.

import type { SnakeCased } from '#server/db/row-names.ts';
import type { CertificateRequest } from '#shared/office/papers/certificate-requests.ts';

export interface PaperTables {
  certificate_requests: SnakeCased<Omit<CertificateRequest, 'studentName' | 'enrollmentNumber'>>;
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
