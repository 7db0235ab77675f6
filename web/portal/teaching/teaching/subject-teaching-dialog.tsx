import { useQuery } from '@tanstack/react-query';
import { fullName } from '#shared/people/full-name.ts';
import type { Subject } from '#shared/teaching/subjects.ts';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { allFacultyQuery } from '#web/portal/people/faculty/all-faculty-query.ts';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { TeachingForm } from './teaching-form.tsx';
import { TeachingList } from './teaching-list.tsx';
import { teachingQuery } from './teaching-query.ts';

/** The teachers of a subject. */
export function SubjectTeachingDialog({ subject, onClose }: { subject: Subject; onClose: () => void }) {
  const { id, code, name } = subject;
  const teaching = useQuery(teachingQuery({ subjectId: id }));
  const faculty = useQuery(allFacultyQuery);
  const error = teaching.error ?? faculty.error;
  const retry = () => Promise.all([teaching.refetch(), faculty.refetch()]);
  return (
    <Modal title={`Teachers of ${code} ${name}`} onClose={onClose}>
      {error && <LoadFailure error={error} onRetry={() => void retry()} />}
      {!error && !(teaching.data && faculty.data) && <Loading text="Loading…" />}
      {teaching.data && faculty.data && (
        <>
          <TeachingForm
            known={{ subjectId: id }}
            label="Teacher"
            options={faculty.data.map((member) => ({ value: member.id, label: fullName(member) }))}
          />
          <div className="mt-5">
            <TeachingList
              rows={teaching.data}
              nameOf={(row) => fullName(row.faculty)}
              empty="No teacher yet. Choose one, and ‘Add’."
            />
          </div>
        </>
      )}
    </Modal>
  );
}
