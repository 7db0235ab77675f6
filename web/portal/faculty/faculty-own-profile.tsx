import type { Faculty } from '#shared/faculty.ts';
import { ScreenHeader } from '#web/portal/shell/screen-header.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { facultyColumns } from './faculty-columns.tsx';
import { FacultyRest } from './faculty-profile.tsx';

interface FacultyOwnProfileProps {
  title: string;
  faculty: Faculty;
  /** Opens the form; left out where nothing can be changed. */
  edit?: () => void;
}

/** product §2.13, the faculty-view mode: of the list only the own row; nothing is added or deleted here. */
export function FacultyOwnProfile({ title, faculty, edit }: FacultyOwnProfileProps) {
  return (
    <>
      <ScreenHeader title={title} />
      <div className="mb-6">
        <DataTable
          caption={title}
          rows={[faculty]}
          rowKey={({ id }) => id}
          empty="No faculty found."
          columns={facultyColumns({ edit })}
        />
      </div>
      <FacultyRest faculty={faculty} />
    </>
  );
}
