// The tables of the office's work on lists (changes of many students at once, saved views), of what students ask it for, and of what
// the desks say of their dues.
import type { SnakeCased } from '#server/db/row-names.ts';
import type { BulkChange } from '#shared/office/bulk-changes.ts';
import type { ListView } from '#shared/office/list-views.ts';
import type { CertificateRequest } from '#shared/office/papers/certificate-requests.ts';

export interface OfficeTables {
  /** `search` as JSON. */
  list_views: Omit<ListView, 'search'> & { account_id: string; search: string };
  /** `snapshot`: CSV, the students of a promotion as they were. */
  bulk_changes: SnakeCased<Omit<BulkChange, 'hasSnapshot'>> & { snapshot: string | null };
  /** `before` and `after`: {year, status, statusSince} as JSON. No foreign key: the student may be deleted and restored. */
  bulk_change_rows: { change_id: string; student_id: string; before: string; after: string };
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
