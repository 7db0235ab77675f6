import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#web/api/call-query.ts';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { PartHeader } from '#web/portal/kit/shell/part-header.tsx';
import { subjectOptions } from '#web/portal/teaching/subjects/subject-choice.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { TeachingForm } from './teaching-form.tsx';
import { TeachingList } from './teaching-list.tsx';
import { teachingQuery } from './teaching-query.ts';

/** On a faculty member's record: the subjects that they teach. */
export function FacultyTeaching({ id, name }: { id: string; name: string }) {
  const teaching = useQuery(teachingQuery({ facultyId: id }));
  const subjects = useQuery(callQuery('listSubjects'));
  const error = teaching.error ?? subjects.error;
  const retry = () => Promise.all([teaching.refetch(), subjects.refetch()]);
  return (
    <section>
      <PartHeader title="Teaching" />
      <p className="mb-4 max-w-prose">
        {name} enters marks and attendance in these subjects, and sees their students first.
      </p>
      {error && <LoadFailure error={error} onRetry={() => void retry()} />}
      {!error && !(teaching.data && subjects.data) && <Loading text="Loading…" />}
      {teaching.data && subjects.data && (
        <>
          <TeachingForm known={{ facultyId: id }} label="Subject" options={subjectOptions(subjects.data)} />
          <div className="mt-6">
            <TeachingList
              rows={teaching.data}
              nameOf={({ subject }) => `${subject.code} ${subject.name}`}
              empty={`No subjects yet. Choose what ${name} teaches, and ‘Add’.`}
            />
          </div>
        </>
      )}
    </section>
  );
}
