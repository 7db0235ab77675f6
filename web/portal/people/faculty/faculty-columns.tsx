import { type Faculty, facultyFields } from '#shared/people/faculty.ts';
import { fullName } from '#shared/people/full-name.ts';
import { fieldColumn } from '#web/portal/kit/lists/field-column.tsx';
import { actionsColumn } from '#web/portal/kit/rows/actions-column.tsx';
import type { Column } from '#web/ui/data-table.tsx';

interface FacultyColumnsOptions {
  /** Makes the first name a link to the record. */
  firstName?: Partial<Column<Faculty>>;
  /** Opens the form; undefined where the record is read-only. */
  edit?: ((faculty: Faculty) => void) | undefined;
  /** Besides the usual ones. */
  further?: readonly Column<Faculty>[];
}

/** product §2.13: the list of faculty, and the own row that a faculty member sees. */
export function facultyColumns({
  firstName,
  edit,
  further = [],
}: FacultyColumnsOptions): readonly Column<Faculty>[] {
  return [
    fieldColumn(facultyFields, 'firstName', { isTitle: true, ...firstName }),
    fieldColumn(facultyFields, 'lastName', { isTitle: !firstName }),
    fieldColumn(facultyFields, 'contactInfo.email'),
    fieldColumn(facultyFields, 'specialization', { isDetail: Boolean(firstName) }),
    fieldColumn(facultyFields, 'designation', { isDetail: Boolean(firstName) }),
    ...further,
    ...(edit ? [actionsColumn({ header: 'Edit', nameOf: fullName, edit })] : []),
  ];
}
