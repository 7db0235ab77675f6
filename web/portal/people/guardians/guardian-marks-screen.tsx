import { useQuery } from '@tanstack/react-query';
import type { Result } from '#shared/exams/results.ts';
import { formatDate } from '#shared/kit/format.ts';
import { callPath } from '#web/api/calls.ts';
import { PdfLink } from '#web/portal/kit/lists/pdf-link.tsx';
import { filled, useLanguage, useWords } from '#web/portal/kit/words/words.ts';
import { studentRecordsQuery } from '#web/portal/people/students/student-queries.ts';
import { GuardianCard } from './guardian-card.tsx';
import { GuardianHallTicket } from './guardian-hall-ticket.tsx';
import { guardianWords } from './guardian-words.ts';
import { type Child, OwnChild } from './own-child.tsx';

export function GuardianMarksScreen() {
  const words = useWords(guardianWords);
  return <OwnChild title={words.marks}>{(child) => child.maySeeMarks && <Marks child={child} />}</OwnChild>;
}

function Marks({ child }: { child: Child }) {
  const words = useWords(guardianWords);
  const records = useQuery(studentRecordsQuery(child.id));
  const { results = [], gradeInfo = [] } = records.data ?? {};
  const exams = [...Map.groupBy(results, ({ exam }) => exam)];
  return (
    <>
      <GuardianHallTicket child={child} />
      {exams.length === 0 && (
        <GuardianCard title={words.marks} query={records}>
          {() => words.noMarks}
        </GuardianCard>
      )}
      {exams.map(([exam, rows]) => (
        <GuardianCard key={exam} title={exam} query={records}>
          {() => <Exam rows={rows} />}
        </GuardianCard>
      ))}
      {gradeInfo.length > 0 && (
        <GuardianCard title={words.grades} query={records}>
          {() => (
            <ul>
              {gradeInfo.map(({ id, subject, term, grade }) => (
                <li key={id} className="flex justify-between gap-x-4 border-b border-line py-2 last:border-0">
                  <span>
                    {subject.name} <span className="text-ink-soft">{term}</span>
                  </span>
                  <strong className="font-semibold">{grade}</strong>
                </li>
              ))}
            </ul>
          )}
        </GuardianCard>
      )}
      {results.length > 0 && (
        <PdfLink href={callPath('readMarksMemo', { id: child.id })}>{words.memo}</PdfLink>
      )}
    </>
  );
}

function Exam({ rows }: { rows: readonly Result[] }) {
  const words = useWords(guardianWords);
  const language = useLanguage();
  return (
    <ul>
      {rows.map(({ id, subject, heldOn, marks, maxMarks, absent }) => (
        <li key={id} className="flex justify-between gap-x-4 border-b border-line py-2 last:border-0">
          <span>
            {subject.name} <span className="text-ink-soft">{formatDate(heldOn, language)}</span>
          </span>
          <strong className="tabular flex-none font-semibold">
            {absent ? words.absent : filled(words.markOf, { marks, most: maxMarks })}
          </strong>
        </li>
      ))}
    </ul>
  );
}
