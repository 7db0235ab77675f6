import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { marksWithinMaximum, type Result, type ResultInput, resultFields } from '#shared/results.ts';
import { portalRoutes } from '#shared/routes.ts';
import type { Student } from '#shared/students.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { formOf } from '#web/portal/forms/form-of.ts';
import type { RecordCalls } from '#web/portal/forms/record-calls.ts';
import { EditableRows } from '#web/portal/lists/editable-rows.tsx';
import { PdfLink } from '#web/portal/lists/pdf-link.tsx';
import { findStudentRow } from '#web/portal/students/find-student-row.ts';
import { SubjectRowDialog } from '#web/portal/subjects/subject-row-dialog.tsx';
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

const resultForm = formOf(resultFields, marksWithinMaximum);

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
        <SubjectRowDialog
          student={student}
          row={result}
          formOfRow={resultForm}
          calls={resultCalls(id)}
          onClose={onClose}
        />
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
