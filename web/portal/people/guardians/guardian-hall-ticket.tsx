import { useQuery } from '@tanstack/react-query';
import { say } from '#shared/kit/text/say.ts';
import { callPath } from '#web/api/calls.ts';
import { nextHallTicketQuery } from '#web/portal/exams/hall-tickets/next-hall-ticket.ts';
import { PdfLink } from '#web/portal/kit/lists/pdf-link.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { GuardianCard } from './guardian-card.tsx';
import type { Child } from './own-child.tsx';

/** The ticket of the next examination of the child; nothing where none is ahead. */
export function GuardianHallTicket({ child }: { child: Child }) {
  const query = useQuery(nextHallTicketQuery(child, useIndiaDay()));
  if (query.data === null || query.isPending) return null;
  return (
    <GuardianCard title="Hall ticket" query={query}>
      {(found) =>
        found && (
          <>
            <p className="font-semibold">{say(found.session.name)}</p>
            {found.ticket.state === 'held' ? (
              <>
                <p className="font-medium text-madder">{say('Held back:')}</p>
                <ul className="list-disc pl-5">
                  {found.ticket.reasons.map((reason) => (
                    <li key={reason}>{say(reason)}</li>
                  ))}
                </ul>
              </>
            ) : (
              <p>
                {found.ticket.number
                  ? say('Issued, number {number}', { number: found.ticket.number })
                  : say('Nothing is in the way; the office has not issued it yet.')}
              </p>
            )}
            {found.ticket.number && (
              <p className="mt-2">
                <PdfLink
                  href={`${callPath('readOwnHallTicketPdf', { id: found.session.id })}?studentId=${child.id}`}
                >
                  {say('Hall ticket (PDF)')}
                </PdfLink>
              </p>
            )}
          </>
        )
      }
    </GuardianCard>
  );
}
