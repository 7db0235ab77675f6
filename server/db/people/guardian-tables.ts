import type { SnakeCased } from '#server/db/row-names.ts';
import type { Versioned } from '#server/db/versioned.ts';
import type { RowOf } from '#shared/kit/fields/fields.ts';
import type { GuardianImport } from '#shared/people/guardian-imports.ts';
import type { guardianFields, Relation } from '#shared/people/guardians.ts';

export interface GuardianTables {
  guardians: Versioned &
    RowOf<typeof guardianFields> & {
      /** What lists are sorted by. */
      last_name_key: string;
      first_name_key: string;
      /** The key of the searched fields. */
      search_text: string;
    };
  /** Whose record a guardian reads: 1 where the guardian may see fees, or marks. */
  guardian_students: {
    guardian_id: string;
    student_id: string;
    relation: Relation;
    may_see_fees: number;
    may_see_marks: number;
  };
  guardian_imports: SnakeCased<GuardianImport>;
  /** `is_new`: 1 where the import made the guardian too. */
  guardian_import_rows: { import_id: string; guardian_id: string; student_id: string; is_new: number };
}
