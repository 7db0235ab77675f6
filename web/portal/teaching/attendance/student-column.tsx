import { fullName } from '#shared/people/full-name.ts';
import { portalRoutes } from '#shared/routes.ts';
import { NameLink } from '#web/portal/kit/rows/row-links.tsx';
import type { Column } from '#web/ui/data-table.tsx';

interface Row {
  student: { id: string; firstName: string; lastName: string };
}

/** The name of the student, which leads to the record. */
export const studentColumn: Column<Row> = {
  header: 'Student',
  isTitle: true,
  cell: ({ student }) => (
    <NameLink to={portalRoutes.admin(`students/${student.id}`)} name={fullName(student)} />
  ),
};
