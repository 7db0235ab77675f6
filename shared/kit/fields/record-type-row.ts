// What stands of each kind of record in the table of record types (shared/kit/record-types.ts).
import type { AuditGroup } from '#shared/office/audit-groups.ts';
import type { Action } from '#shared/roles.ts';
import type { FormField } from './fields.ts';

export interface RecordTypeRow {
  /** As headings and refusals name it: 'Exam session not found'. Sentences have it with a small letter. */
  name: string;
  /** Where the history of the college and of a record has its entries. */
  group: AuditGroup;
  /** The table of the record, where single records of it are locked, kept after a deletion or named by the audit log. */
  table?: string;
  /** The columns that make its name in the audit log, and what stands between them. */
  titled?: { columns: readonly string[]; between?: string };
  /** Who writes one may restore a deleted one. */
  writtenBy?: Action;
  /** A deleted one can be restored, with the rows of these tables in which the column has its id. */
  restores?: { column: string; tables: readonly string[] } | 'itself';
  /** The record has a name of its own and no label: 'Changed the subject ‘BPT101’'. */
  isNamed?: true;
  /** As a sentence names an entry that has a label and no record of its own: 'Changed the fact: Office hours'. */
  labelledAs?: string;
  /** The section of the admin portal in which each record has a screen of its own. */
  section?: 'students' | 'faculty' | 'enquiries';
  /** The verb of the entry that creates it; default: 'Entered'. */
  created?: string;
  /** Shown also when the record is created or deleted. */
  isShort?: true;
  /** The fields of which an entry shows the changes, loaded when there is such an entry. */
  fields?: () => Promise<Readonly<Record<string, FormField>>>;
  /** Every column of its table is that of a field: the type of the table follows (server/db/schema.ts). */
  isPlain?: true;
  /** It can be imported: by what a row of the file finds the record that is there. */
  importedBy?: string;
}
