import type { HallTicketStudent } from '#shared/exams/hall-tickets.ts';
import { fullName } from '#shared/people/full-name.ts';
import { routes } from '#shared/routes.ts';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { HallTicketReasons } from './hall-ticket-reasons.tsx';
import { studentColumn } from './student-column.tsx';

type RowActions = Record<'letIn' | 'holdBack' | 'withdraw', (row: HallTicketStudent) => void>;

export const hallTicketColumns = (on: RowActions): readonly Column<HallTicketStudent>[] => [
  studentColumn,
  { header: 'Enrolment Number', isDetail: true, cell: ({ student }) => student.enrollmentNumber },
  { header: 'Hall ticket', width: 'w-1/2', isDetail: true, cell: (row) => <State row={row} /> },
  {
    header: 'Actions',
    isActions: true,
    cell: (row) => <Actions row={row} on={on} />,
  },
];

/** A ticket whose student is held back since can be withdrawn; holding back again withdraws it too. */
function Actions({ row, on }: { row: HallTicketStudent; on: RowActions }) {
  const { student, reasons, exception, ticket } = row;
  const name = fullName(student);
  const isHeld = reasons.length > 0;
  return (
    <>
      {isHeld && !exception && (
        <Button variant="quiet" aria-label={`Let in ${name}`} onClick={() => on.letIn(row)}>
          Let in
        </Button>
      )}
      {exception && (
        <Button variant="quietDanger" aria-label={`Hold back again ${name}`} onClick={() => on.holdBack(row)}>
          Hold back again
        </Button>
      )}
      {ticket && !exception && (
        <Button
          variant="quietDanger"
          aria-label={`Withdraw ${ticket.serial}`}
          onClick={() => on.withdraw(row)}
        >
          Withdraw
        </Button>
      )}
    </>
  );
}

function State({ row: { reasons, exception, ticket } }: { row: HallTicketStudent }) {
  const issued = ticket && (
    <a
      href={`${routes.verify}/${ticket.code}`}
      className="tabular inline-flex min-h-6 items-center text-teal underline-offset-4 hover:underline"
      target="_blank"
      rel="noreferrer"
    >
      {ticket.serial}
    </a>
  );
  if (reasons.length === 0) return issued ?? 'To be issued';
  return (
    <div className="min-w-0 text-left">
      {issued}
      {exception ? (
        <strong className="block font-semibold text-teal">
          Let in by {exception.allowedBy}: {exception.reason}
        </strong>
      ) : (
        <Pill tone="bad">Held back</Pill>
      )}
      <div className="text-sm text-ink-soft">
        <HallTicketReasons reasons={reasons} />
      </div>
    </div>
  );
}
