import type { Fields } from '#shared/kit/fields/fields.ts';
import { type Faculty, facultyFields } from '#shared/people/faculty.ts';
import { fullName } from '#shared/people/full-name.ts';
import { fieldColumn } from '#web/portal/kit/lists/field-column.tsx';
import { EditButton } from '#web/portal/kit/rows/row-links.tsx';
import type { Column } from '#web/ui/data-table.tsx';

interface FacultyColumnsOptions {
  /** Makes the first name a link to the record. */
  firstName?: Partial<Column<Faculty>>;
  /** Opens the form; undefined where the record is read-only. */
  edit?: ((faculty: Faculty) => void) | undefined;
  /** Paths of fields that are shown besides the usual ones. */
  further?: readonly string[];
}

const usual = new Set(['firstName', 'lastName', 'contactInfo.email', 'specialization', 'designation']);
/** The fields that can be shown besides the usual columns. */
export const furtherFacultyColumns = Object.entries(facultyFields as Fields).flatMap(([path, { input }]) =>
  input && !usual.has(path) ? [path] : [],
);

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
    ...further.map((path) =>
      fieldColumn<Faculty>(facultyFields, path as keyof typeof facultyFields, { sortKey: undefined }),
    ),
    ...(edit ? [editColumn(edit)] : []),
  ];
}

function editColumn(edit: (faculty: Faculty) => void): Column<Faculty> {
  return {
    header: 'Edit',
    isActions: true,
    cell: (faculty) => <EditButton name={fullName(faculty)} onClick={() => edit(faculty)} />,
  };
}
