import { useQuery } from '@tanstack/react-query';
import { callPath } from '#web/api/calls.ts';
import { nextHallTicketQuery } from '#web/portal/exams/hall-tickets/next-hall-ticket.ts';
import { PdfLink } from '#web/portal/kit/lists/pdf-link.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { filled, useLanguage, useWords } from '#web/portal/kit/words/words.ts';
import { GuardianCard } from './guardian-card.tsx';
import { guardianWords } from './guardian-words.ts';
import type { Child } from './own-child.tsx';
import { reasonInTelugu } from './reason-in-words.ts';

/** The ticket of the next examination of the child; nothing where none is ahead. */
export function GuardianHallTicket({ child }: { child: Child }) {
  const words = useWords(guardianWords);
  const language = useLanguage();
  const query = useQuery(nextHallTicketQuery(child, useIndiaDay()));
  if (query.data === null || query.isPending) return null;
  return (
    <GuardianCard title={words.hallTicket} query={query}>
      {(found) =>
        found && (
          <>
            <p className="font-semibold">{found.session.name}</p>
            {found.ticket.state === 'held' ? (
              <>
                <p className="font-medium text-madder">{words.ticketHeld}</p>
                <ul className="list-disc pl-5">
                  {found.ticket.reasons.map((reason) => {
                    const translated = language === 'te' ? reasonInTelugu(reason) : undefined;
                    return (
                      <li key={reason} lang={translated ? 'te' : 'en'}>
                        {translated ?? reason}
                      </li>
                    );
                  })}
                </ul>
              </>
            ) : (
              <p>
                {found.ticket.number
                  ? filled(words.ticketIssued, { number: found.ticket.number })
                  : words.ticketAdmitted}
              </p>
            )}
            {found.ticket.number && (
              <p className="mt-2">
                <PdfLink
                  href={`${callPath('readOwnHallTicketPdf', { id: found.session.id })}?studentId=${child.id}`}
                >
                  {words.printTicket}
                </PdfLink>
              </p>
            )}
          </>
        )
      }
    </GuardianCard>
  );
}
