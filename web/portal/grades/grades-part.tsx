import { type GradeInfo, type GradeInput, gradeFields } from '#shared/grades.ts';
import type { Student } from '#shared/students.ts';
import type { Subject } from '#shared/subjects.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { formOf } from '#web/portal/forms/form-of.ts';
import type { RecordCalls } from '#web/portal/forms/record-calls.ts';
import { RecordFields } from '#web/portal/forms/record-fields.tsx';
import { RecordDialog } from '#web/portal/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/forms/use-record-form.ts';
import { EditableRows } from '#web/portal/lists/editable-rows.tsx';
import { PdfLink } from '#web/portal/lists/pdf-link.tsx';
import { findStudentRow } from '#web/portal/students/find-student-row.ts';
import { SubjectSelect, subjectName, WithSubjects } from '#web/portal/subjects/subject-choice.tsx';
import { GradesTable } from './grades-table.tsx';

/** @param id of the student */
const gradeCalls = (id: string): RecordCalls<GradeInfo, GradeInput> => ({
  noun: 'grade',
  label: ({ subject, term }) => `${subject.code} ${subject.name}, ${term}`,
  find: (gradeId) => findStudentRow(id, 'gradeInfo.subject', ({ gradeInfo }) => gradeInfo, gradeId),
  create: (body) => callApi('createGrade', { params: { id }, body }),
  update: (gradeId, body, ifMatch) => callApi('updateGrade', { params: { id, gradeId }, body, ifMatch }),
  remove: (gradeId) => callApi('deleteGrade', { params: { id, gradeId } }),
});

export function GradesPart({ student }: { student: Student }) {
  const { id, gradeInfo = [] } = student;
  return (
    <EditableRows
      title="Grades"
      calls={gradeCalls(id)}
      rows={gradeInfo}
      document={<PdfLink href={callPath('readMarksMemo', { id })}>Marks memo (PDF)</PdfLink>}
      renderTable={(more) => <GradesTable rows={gradeInfo} {...more} />}
      renderDialog={(grade, onClose) => (
        <WithSubjects title={titleOf(grade)} onClose={onClose}>
          {(subjects) => <GradeDialog {...{ student, subjects, grade, onClose }} />}
        </WithSubjects>
      )}
    />
  );
}

const titleOf = (grade: GradeInfo | undefined) => (grade ? 'Edit grade' : 'Add grade');

interface GradeDialogProps {
  student: Student;
  subjects: readonly Subject[];
  /** undefined: a new grade. */
  grade: GradeInfo | undefined;
  onClose: () => void;
}

const gradeForm = formOf(gradeFields);

function GradeDialog({ student, subjects, grade, onClose }: GradeDialogProps) {
  const form = useRecordForm({
    ...gradeForm,
    // The API takes the subject's id and answers the whole subject.
    toForm: (record: GradeInfo | undefined) => ({
      ...gradeForm.toForm(record),
      subjectId: record?.subject.id ?? '',
    }),
    calls: gradeCalls(student.id),
    record: grade,
    show: { subjectId: subjectName(subjects) },
    onClose,
  });
  const subject = <SubjectSelect {...form.field('subjectId')} subjects={subjects} ownYear={student.year} />;
  return (
    <RecordDialog title={titleOf(grade)} form={form} createLabel="Add">
      <RecordFields form={form} own={{ subjectId: subject }} />
    </RecordDialog>
  );
}
