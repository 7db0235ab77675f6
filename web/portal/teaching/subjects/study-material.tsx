import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#shared/kit/format.ts';
import { say } from '#shared/kit/text/say.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import type { StudyMaterial } from '#shared/teaching/study/study-materials.ts';
import type { Subject } from '#shared/teaching/subjects.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { signedInUser } from '#web/api/session.ts';
import { readViewing } from '#web/api/view-as.ts';
import { DeleteQuestion } from '#web/portal/kit/forms/delete-question.tsx';
import { refreshRecords } from '#web/portal/kit/forms/record-calls.ts';
import { DeleteButton } from '#web/portal/kit/rows/row-links.tsx';
import { useMayWrite } from '#web/portal/kit/rows/use-may-write.ts';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { useSentFiles } from '#web/portal/website/publications/use-sent-file.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { FileField } from '#web/ui/file-field.tsx';

const header = 'Study material';
/** For students to read, and for the teachers of the subject to change. */
export const materialColumn: Column<Subject> = { header, cell: (subject) => <OfTeacher subject={subject} /> };
/** Those of a subject, for the office to change. */
export const OfficeMaterials = ({ subject }: { subject: Subject }) => (
  <Materials subject={subject} mayChange={useMayWrite()} />
);

function OfTeacher({ subject }: { subject: Subject }) {
  const user = signedInUser();
  const isTeacher = user?.type === 'faculty' && !readViewing();
  const academicYear = academicYearOf(useIndiaDay());
  const query = { facultyId: user?.id, academicYear };
  const taught = useQuery({ ...callQuery('listTeaching', { query }), enabled: isTeacher });
  const teaches = taught.data?.some((entry) => entry.subject.id === subject.id) ?? false;
  return <Materials subject={subject} mayChange={isTeacher && teaches} />;
}

function Materials({ subject, mayChange }: { subject: Subject; mayChange: boolean }) {
  const { data } = useQuery(callQuery('listStudyMaterials'));
  const [deleting, setDeleting] = useState<StudyMaterial>();
  const own = data?.filter(({ subjectId }) => subjectId === subject.id) ?? [];
  const count = own.length;
  if (count === 0 && !mayChange) return '—';
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-teal">
        {count === 0 ? say('Add files') : count === 1 ? say('1 file') : say('{count} files', { count })}
        <span className="sr-only">, {subject.name}</span>
      </summary>
      <ul className="pb-2 text-sm font-normal">
        {own.map((material) => (
          <li key={material.id} className="flex flex-wrap items-center gap-x-3">
            <a
              href={callPath('readStudyMaterial', { id: material.id })}
              className="inline-flex min-h-11 items-center font-medium text-teal wrap-anywhere underline underline-offset-4"
            >
              {material.title}
            </a>
            <span className="text-ink-soft">
              PDF, {(material.file.bytes / 1e6).toFixed(1)} MB, {formatDate(material.addedAt)}
            </span>
            {mayChange && <DeleteButton name={material.title} onClick={() => setDeleting(material)} />}
          </li>
        ))}
      </ul>
      {mayChange && <AddMaterials subjectId={subject.id} />}
      {deleting && (
        <DeleteQuestion
          calls={{
            noun: 'study material',
            label: ({ title }: StudyMaterial) => title,
            remove: (id) => callApi('deleteStudyMaterial', { params: { id } }),
          }}
          record={deleting}
          question="Are you sure you want to take this file away from the students?"
          onClose={() => setDeleting(undefined)}
        />
      )}
    </details>
  );
}

function AddMaterials({ subjectId }: { subjectId: string }) {
  const { send, progress, refusal } = useSentFiles((file) =>
    callApi('createStudyMaterial', { params: { id: subjectId }, file }),
  );
  return (
    <>
      {!progress && (
        <FileField
          label="PDFs for the students"
          accept="application/pdf"
          hint="At most 5 MB each, without scripts and without a password. Students see the name of the file."
          error={refusal}
          isMultiple
          onFile={(file, others) => void send([file, ...others]).then(refreshRecords)}
        />
      )}
      <p role="status" className="text-sm text-ink-soft">
        {progress}
      </p>
    </>
  );
}
