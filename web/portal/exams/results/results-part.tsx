import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Result } from '#shared/exams/results.ts';
import type { Student } from '#shared/people/students.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callPath } from '#web/api/calls.ts';
import { PdfLink } from '#web/portal/kit/lists/pdf-link.tsx';
import { EditableRows } from '#web/portal/kit/rows/editable-rows.tsx';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { resultCalls } from '#web/portal/people/students/student-row-calls.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { ResultsTable } from './results-table.tsx';

const ResultDialog = lazyDialog(() => import('./subject-row-dialogs.tsx'), 'ResultDialog');

export function ResultsPart({ student }: { student: Student }) {
  const { id, results = [] } = student;
  return (
    <EditableRows
      title="Results"
      calls={resultCalls(id)}
      rows={results}
      document={<PdfLink href={callPath('readMarksMemo', { id })}>Marks memo (PDF)</PdfLink>}
      renderTable={({ actions, hint }) => (
        <ResultsTable rows={results} hint={hint} {...(actions && { actions: withSheetLink(actions) })} />
      )}
      renderDialog={(row, onClose) => <ResultDialog {...{ student, row, onClose }} />}
    />
  );
}

/** A mark of an exam session is changed in its marks sheet. */
const withSheetLink = (actions: (result: Result) => ReactNode) => (result: Result) =>
  result.sessionId ? (
    <Link
      to={portalRoutes.admin(`marks/${result.sessionId}`)}
      aria-label={`Marks sheet of ${result.exam}`}
      className={buttonClass('quiet')}
    >
      Marks sheet
    </Link>
  ) : (
    actions(result)
  );
