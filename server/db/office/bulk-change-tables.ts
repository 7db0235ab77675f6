/** The tables of the office's work on lists: changes of many students at once, and saved views. */
export interface BulkChangeTables {
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
}
