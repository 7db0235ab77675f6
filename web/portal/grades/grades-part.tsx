import { type GradeInfo, type GradeInput, gradeFields } from '#shared/grades.ts';
import type { Student } from '#shared/students.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { formOf } from '#web/portal/forms/form-of.ts';
import type { RecordCalls } from '#web/portal/forms/record-calls.ts';
import { EditableRows } from '#web/portal/lists/editable-rows.tsx';
import { PdfLink } from '#web/portal/lists/pdf-link.tsx';
import { findStudentRow } from '#web/portal/students/find-student-row.ts';
import { SubjectRowDialog } from '#web/portal/subjects/subject-row-dialog.tsx';
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

const gradeForm = formOf(gradeFields);

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
        <SubjectRowDialog
          student={student}
          row={grade}
          formOfRow={gradeForm}
          calls={gradeCalls(id)}
          onClose={onClose}
        />
      )}
    />
  );
}
