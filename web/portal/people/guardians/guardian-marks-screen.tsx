import { useQuery } from '@tanstack/react-query';
import { say } from '#shared/kit/text/say.ts';
import { callPath } from '#web/api/calls.ts';
import { HallTicketCard } from '#web/portal/exams/hall-tickets/hall-ticket-card.tsx';
import { ExamResults, TermGrades } from '#web/portal/exams/results/marks-folds.tsx';
import { PdfLink } from '#web/portal/kit/lists/pdf-link.tsx';
import { studentRecordsQuery } from '#web/portal/people/students/student-queries.ts';
import { GuardianCard } from './guardian-card.tsx';
import { type Child, OwnChild } from './own-child.tsx';

export function GuardianMarksScreen() {
  return <OwnChild title="Marks">{(child) => child.maySeeMarks && <Marks child={child} />}</OwnChild>;
}

function Marks({ child }: { child: Child }) {
  const records = useQuery(studentRecordsQuery(child.id));
  const { results = [], gradeInfo = [] } = records.data ?? {};
  return (
    <>
      <HallTicketCard student={child} />
      <GuardianCard title="Results" query={records}>
        {() =>
          results.length === 0 ? (
            say('No marks are published yet.')
          ) : (
            <ExamResults studentId={child.id} results={results}>
              <PdfLink href={callPath('readMarksMemo', { id: child.id })}>{say('Marks memo (PDF)')}</PdfLink>
            </ExamResults>
          )
        }
      </GuardianCard>
      {gradeInfo.length > 0 && (
        <GuardianCard title="Grades by term" query={records}>
          {() => <TermGrades grades={gradeInfo} isFolded={results.length > 0} />}
        </GuardianCard>
      )}
    </>
  );
}
