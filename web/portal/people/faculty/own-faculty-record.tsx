import type { Faculty } from '#shared/people/faculty.ts';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { facultyColumns } from './faculty-columns.tsx';
import { FacultyRest } from './faculty-profile.tsx';

interface OwnFacultyRecordProps {
  title: string;
  faculty: Faculty;
  /** Opens the form; undefined where the record is read-only. */
  edit?: () => void;
}

/** product §2.13, the faculty-view mode: only the row of the signed-in faculty member, without adding and deleting. */
export function OwnFacultyRecord({ title, faculty, edit }: OwnFacultyRecordProps) {
  return (
    <>
      <ScreenHeader title={title} />
      <div className="mb-6">
        <DataTable
          caption={title}
          rows={[faculty]}
          empty="No faculty found."
          columns={facultyColumns({ edit })}
        />
      </div>
      <FacultyRest faculty={faculty} />
    </>
  );
}
