import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { marksWithinMaximum, type Result, type ResultInput, resultFields } from '#shared/results.ts';
import { portalRoutes } from '#shared/routes.ts';
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
import { buttonClass } from '#web/ui/button-class.ts';
import { ResultsTable } from './results-table.tsx';

/** @param id of the student */
const resultCalls = (id: string): RecordCalls<Result, ResultInput> => ({
  noun: 'result',
  label: ({ subject, exam }) => `${subject.code} ${subject.name}, ${exam}`,
  find: (resultId) => findStudentRow(id, 'results.subject', ({ results }) => results, resultId),
  create: (body) => callApi('createResult', { params: { id }, body }),
  update: (resultId, body, ifMatch) => callApi('updateResult', { params: { id, resultId }, body, ifMatch }),
  remove: (resultId) => callApi('deleteResult', { params: { id, resultId } }),
});

export function ResultsPart({ student }: { student: Student }) {
  const { id, results = [] } = student;
  return (
    <EditableRows
      title="Results"
      calls={resultCalls(id)}
      rows={results}
      document={<PdfLink href={callPath('readMarksMemo', { id })}>Marks memo (PDF)</PdfLink>}
      renderTable={({ actions, hint }) => (
        <ResultsTable rows={results} hint={hint} actions={withSheetLinks(actions)} />
      )}
      renderDialog={(result, onClose) => (
        <WithSubjects title={titleOf(result)} onClose={onClose}>
          {(subjects) => <ResultDialog {...{ student, subjects, result, onClose }} />}
        </WithSubjects>
      )}
    />
  );
}

/** A mark of an exam session is changed in its marks sheet. */
const withSheetLinks = (actions: (result: Result) => ReactNode) => (result: Result) =>
  result.sessionId ? <SheetLink result={result} /> : actions(result);

function SheetLink({ result: { sessionId, exam } }: { result: Result }) {
  return (
    <Link
      to={portalRoutes.admin(`marks/${sessionId}`)}
      aria-label={`Marks sheet of ${exam}`}
      className={buttonClass('quiet')}
    >
      Marks sheet
    </Link>
  );
}

const titleOf = (result: Result | undefined) => (result ? 'Edit result' : 'Add result');

interface ResultDialogProps {
  student: Student;
  subjects: readonly Subject[];
  /** undefined: a new result. */
  result: Result | undefined;
  onClose: () => void;
}

const resultForm = formOf(resultFields, marksWithinMaximum);

function ResultDialog({ student, subjects, result, onClose }: ResultDialogProps) {
  const form = useRecordForm({
    ...resultForm,
    // The API takes the subject's id and answers the whole subject.
    toForm: (record: Result | undefined) => ({
      ...resultForm.toForm(record),
      subjectId: record?.subject.id ?? '',
    }),
    calls: resultCalls(student.id),
    record: result,
    show: { subjectId: subjectName(subjects) },
    onClose,
  });
  const subject = <SubjectSelect {...form.field('subjectId')} subjects={subjects} ownYear={student.year} />;
  return (
    <RecordDialog title={titleOf(result)} form={form} createLabel="Add">
      <RecordFields form={form} own={{ subjectId: subject }} />
    </RecordDialog>
  );
}
