import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { type HallTicketStudent, isAdmitted, isToBeIssued } from '#shared/hall-tickets.ts';
import { portalRoutes, routes } from '#shared/routes.ts';
import { yearLabels } from '#shared/study-years.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { queryClient } from '#web/api/query-client.ts';
import { WithdrawDialog } from '#web/portal/certificates/withdraw-dialog.tsx';
import { FormEnd, SubmitButtons } from '#web/portal/forms/form-end.tsx';
import { useSaving } from '#web/portal/forms/use-saving.ts';
import { FilterSelect } from '#web/portal/lists/filter-select.tsx';
import { FirstAndMore } from '#web/portal/lists/first-and-more.tsx';
import { PdfLink } from '#web/portal/lists/pdf-link.tsx';
import { LoadFailure } from '#web/portal/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/shell/screen-header.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { hallTicketSearch } from './hall-ticket-search.ts';
import { studentColumn } from './student-column.tsx';

const wordLink = 'font-semibold text-teal underline underline-offset-4';

/** The hall tickets of an exam session: who is held back and why, and the tickets of all others in one file. */
export function HallTicketsScreen() {
  const address: Record<string, unknown> = useSearch({ strict: false });
  const { session: chosen } = hallTicketSearch(address);
  const navigate = useNavigate();
  const sessions = useQuery({
    queryKey: ['exam sessions', 'all'],
    queryFn: ({ signal }) => callApi('listExamSessions', { signal }),
  });
  const current = sessions.data?.find(({ id }) => id === chosen) ?? sessions.data?.[0];
  return (
    <>
      <ScreenHeader title="Hall tickets" />
      {sessions.error && !sessions.data && (
        <LoadFailure error={sessions.error} onRetry={() => void sessions.refetch()} />
      )}
      {sessions.data?.length === 0 && (
        <p>
          There is no exam session yet: make one under{' '}
          <Link to={portalRoutes.admin('marks')} className={wordLink}>
            Marks
          </Link>{' '}
          first.
        </p>
      )}
      {current && (
        <>
          <div className="mb-4 [&_select]:max-w-full">
            <FilterSelect
              label="Exam session"
              all="Choose a session"
              value={current.id}
              options={(sessions.data ?? []).map(({ id, name, year, academicYear }) => ({
                value: id,
                label: `${name}, ${yearLabels[year].toLowerCase()} year, ${academicYear}`,
              }))}
              onChange={(session) => void navigate({ to: '.', search: { session } as never })} // this screen's parameter
            />
          </div>
          <Tickets sessionId={current.id} />
        </>
      )}
    </>
  );
}

function Tickets({ sessionId }: { sessionId: string }) {
  const [letIn, setLetIn] = useState<HallTicketStudent>();
  const [withdrawn, setWithdrawn] = useState<HallTicketStudent['ticket']>(null);
  const queryKey = ['attendance', 'hall tickets', sessionId];
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi('listHallTickets', { signal, params: { id: sessionId } }),
  });
  const saving = useSaving();
  const issuing = useSaving();
  const refresh = () => queryClient.invalidateQueries({ queryKey });
  const issue = async () => {
    await issuing.run(
      () => callApi('issueHallTickets', { params: { id: sessionId } }),
      'Hall tickets issued',
    );
    await refresh();
  };
  const holdBack = async ({ student }: HallTicketStudent) => {
    const params = { id: sessionId, studentId: student.id };
    await saving.run(() => callApi('deleteHallTicketException', { params }), 'Held back again');
    await refresh();
  };
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  const rows = data ?? [];
  const held = rows.filter((one) => !isAdmitted(one)).length;
  const open = rows.filter(isToBeIssued).length;
  const printed = rows.filter((one) => isAdmitted(one) && one.ticket).length;
  return (
    <>
      {data && (
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="mr-auto">
            {data.length - held} of {data.length} get a hall ticket{held > 0 && `, ${held} held back`}.{' '}
            {printed > 0 && `${printed} issued.`}
          </p>
          {open > 0 && (
            <Button variant="primary" isBusy={issuing.isBusy} onClick={() => void issue()}>
              Issue {open} {open === 1 ? 'hall ticket' : 'hall tickets'}
            </Button>
          )}
          {printed > 0 && (
            <PdfLink href={callPath('readHallTickets', { id: sessionId })}>Print hall tickets (PDF)</PdfLink>
          )}
        </div>
      )}
      {issuing.sentence && <Alert>{issuing.sentence}</Alert>}
      {saving.sentence && <Alert>{saving.sentence}</Alert>}
      <DataTable
        caption="Hall tickets"
        rows={rows.toSorted((a, b) => b.reasons.length - a.reasons.length)}
        rowKey={({ student }) => student.id}
        empty="There are no students in this year."
        isLoading={isPending}
        columns={columnsOf({
          letIn: setLetIn,
          holdBack: (row) => void holdBack(row),
          withdraw: ({ ticket }) => setWithdrawn(ticket),
        })}
      />
      {letIn && (
        <LetInDialog
          one={letIn}
          sessionId={sessionId}
          onClose={() => {
            setLetIn(undefined);
            void refresh();
          }}
        />
      )}
      {withdrawn && (
        <WithdrawDialog
          certificate={withdrawn}
          onClose={() => {
            setWithdrawn(null);
            void refresh();
          }}
        />
      )}
    </>
  );
}

type RowActions = Record<'letIn' | 'holdBack' | 'withdraw', (row: HallTicketStudent) => void>;

const columnsOf = (on: RowActions): readonly Column<HallTicketStudent>[] => [
  studentColumn,
  { header: 'Enrolment Number', cell: ({ student }) => student.enrollmentNumber },
  { header: 'Hall ticket', width: 'w-1/2', cell: (row) => <State row={row} /> },
  {
    header: 'Actions',
    isActions: true,
    cell: (row) => <Actions row={row} on={on} />,
  },
];

/** A ticket whose student is held back since can be withdrawn; holding back again withdraws it too. */
function Actions({ row, on }: { row: HallTicketStudent; on: RowActions }) {
  const { student, reasons, exception, ticket } = row;
  const name = `${student.firstName} ${student.lastName}`;
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
      <strong className={`block font-semibold ${exception ? 'text-teal' : 'text-madder'}`}>
        {exception ? `Let in by ${exception.allowedBy}: ${exception.reason}` : 'Held back'}
      </strong>
      <div className="text-sm text-ink-soft">
        <Reasons reasons={reasons} />
      </div>
    </div>
  );
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
  const more = (count: number) => `${count} more ${count === 1 ? 'reason' : 'reasons'}`;
  return <FirstAndMore items={reasons.map(reasonItem)} shown={2} more={more} />;
}

/** The sign stays with its number. */
const reasonItem = (text: string) => ({ key: text, text: text.replaceAll(' %', '\u00a0%') });

function LetInDialog(props: { one: HallTicketStudent; sessionId: string; onClose: () => void }) {
  const { one, sessionId, onClose } = props;
  const [reason, setReason] = useState('');
  const { run, isBusy, fields, sentence } = useSaving();
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const params = { id: sessionId, studentId: one.student.id };
    const isSaved = await run(
      () => callApi('setHallTicketException', { params, body: { reason } }),
      'Let in',
    );
    if (isSaved) onClose();
  };
  return (
    <Modal title={`Let ${one.student.firstName} ${one.student.lastName} in`} onClose={onClose}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <div className="grid gap-4">
          <div>
            <Reasons reasons={one.reasons} />
          </div>
          <TextField
            label="Reason"
            required
            hint="It is kept, with your name."
            value={reason}
            error={fields.reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </div>
        <FormEnd refusal={fields.reason ? undefined : sentence}>
          <SubmitButtons onCancel={onClose} isBusy={isBusy}>
            Let in
          </SubmitButtons>
        </FormEnd>
      </form>
    </Modal>
  );
}
