import { useQuery } from '@tanstack/react-query';
import type { Result } from '#shared/exams/results.ts';
import { formatDate } from '#shared/kit/format.ts';
import { say } from '#shared/kit/text/say.ts';
import { callPath } from '#web/api/calls.ts';
import { PdfLink } from '#web/portal/kit/lists/pdf-link.tsx';
import { studentRecordsQuery } from '#web/portal/people/students/student-queries.ts';
import { GuardianCard } from './guardian-card.tsx';
import { GuardianHallTicket } from './guardian-hall-ticket.tsx';
import { type Child, OwnChild } from './own-child.tsx';

export function GuardianMarksScreen() {
  return <OwnChild title="Marks">{(child) => child.maySeeMarks && <Marks child={child} />}</OwnChild>;
}

function Marks({ child }: { child: Child }) {
  const records = useQuery(studentRecordsQuery(child.id));
  const { results = [], gradeInfo = [] } = records.data ?? {};
  const exams = [...Map.groupBy(results, ({ exam }) => exam)];
  return (
    <>
      <GuardianHallTicket child={child} />
      {exams.length === 0 && (
        <GuardianCard title="Marks" query={records}>
          {() => say('No marks are published yet.')}
        </GuardianCard>
      )}
      {exams.map(([exam, rows]) => (
        <GuardianCard key={exam} title={exam} query={records}>
          {() => <Exam rows={rows} />}
        </GuardianCard>
      ))}
      {gradeInfo.length > 0 && (
        <GuardianCard title="Grades" query={records}>
          {() => (
            <ul>
              {gradeInfo.map(({ id, subject, term, grade }) => (
                <li key={id} className="flex justify-between gap-x-4 border-b border-line py-2 last:border-0">
                  <span>
                    {subject.name} <span className="whitespace-nowrap text-ink-soft">{say(term)}</span>
                  </span>
                  <strong className="font-semibold">{grade}</strong>
                </li>
              ))}
            </ul>
          )}
        </GuardianCard>
      )}
      {results.length > 0 && (
        <PdfLink href={callPath('readMarksMemo', { id: child.id })}>{say('Marks memo (PDF)')}</PdfLink>
      )}
    </>
  );
}

function Exam({ rows }: { rows: readonly Result[] }) {
  return (
    <ul>
      {rows.map(({ id, subject, heldOn, marks, maxMarks, absent }) => (
        <li key={id} className="flex justify-between gap-x-4 border-b border-line py-2 last:border-0">
          <span>
            {subject.name} <span className="whitespace-nowrap text-ink-soft">{formatDate(heldOn)}</span>
          </span>
          <strong className="tabular flex-none font-semibold">
            {absent ? say('absent') : say('{marks} of {most}', { marks, most: maxMarks })}
          </strong>
        </li>
      ))}
    </ul>
  );
}
