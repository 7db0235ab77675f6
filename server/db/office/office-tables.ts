// The tables of the office's work on lists (changes of many students at once, saved views), of what students ask it for, and of what
// the desks say of their dues.
import type { SnakeCased } from '#server/db/row-names.ts';
import type { CertificateRequest } from '#shared/office/papers/certificate-requests.ts';

export interface OfficeTables {
  list_views: {
    id: string;
    account_id: string;
    list: string;
    name: string;
    /** JSON: the parameters of the list's address. */
    search: string;
  };
  bulk_changes: {
    id: string;
    kind: string;
    label: string;
    at: string;
    actor: string;
    changed: number;
    /** Of a promotion. */
    went: number | null;
    stayed: number | null;
    undone_at: string | null;
    /** CSV: the students of a promotion as they were. */
    snapshot: string | null;
  };
  bulk_change_rows: {
    change_id: string;
    /** No foreign key: the student may be deleted and restored. */
    student_id: string;
    /** JSON: {year, status, statusSince}. */
    before: string;
    after: string;
  };
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
