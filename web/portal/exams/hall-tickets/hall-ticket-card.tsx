import { useQuery } from '@tanstack/react-query';
import type { OwnHallTicket } from '#shared/exams/hall-tickets.ts';
import { say } from '#shared/kit/text/say.ts';
import type { Student } from '#shared/people/students.ts';
import { callPath } from '#web/api/calls.ts';
import { college } from '#web/portal/kit/college.ts';
import { PdfLink } from '#web/portal/kit/lists/pdf-link.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { Pill, type Tone } from '#web/ui/pill.tsx';
import { nextHallTicketQuery } from './next-hall-ticket.ts';

const states: Readonly<Record<OwnHallTicket['state'], { tone: Tone; word: string }>> = {
  held: { tone: 'bad', word: 'Held back' },
  admitted: { tone: 'waiting', word: 'Not issued yet' },
  issued: { tone: 'good', word: 'Ready' },
};

/** Whether the student may sit the next examination: the ticket to print, or the reasons and the way to the office. Nothing where none is ahead. */
export function HallTicketCard({ student }: { student: Pick<Student, 'id' | 'year'> }) {
  const { data } = useQuery(nextHallTicketQuery(student, useIndiaDay()));
  if (!data) return null;
  const { session, ticket } = data;
  const { tone, word } = states[ticket.state];
  return (
    <section
      aria-labelledby="hall-ticket"
      className="mb-3 rounded-lg border border-line bg-white p-4 sm:p-5 print:hidden"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h2 id="hall-ticket" className="text-lg">
          {say('Hall ticket')}
        </h2>
        <Pill tone={tone}>{word}</Pill>
        <span className="text-ink-soft">{say(session.name)}</span>
      </div>
      {ticket.state === 'held' && (
        <>
          <ul className="mt-2 list-disc pl-5 leading-snug">
            {ticket.reasons.map((reason) => (
              <li key={reason}>{say(reason)}</li>
            ))}
          </ul>
          <p className="mt-2">
            {say('The office decides: come to the counter, or call')}{' '}
            <a
              href={`tel:${college.phone.replaceAll(' ', '')}`}
              className="font-semibold whitespace-nowrap link"
            >
              {college.phone}
            </a>
          </p>
        </>
      )}
      {ticket.state === 'admitted' && (
        <p className="mt-2">{say('Nothing holds it back. The office issues it before the examination.')}</p>
      )}
      {ticket.number && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <PdfLink href={`${callPath('readOwnHallTicketPdf', { id: session.id })}?studentId=${student.id}`}>
            Hall ticket (PDF)
          </PdfLink>
          <span className="text-ink-soft">{ticket.number}</span>
        </div>
      )}
    </section>
  );
}
