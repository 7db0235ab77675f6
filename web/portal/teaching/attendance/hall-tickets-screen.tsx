import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import {
  type HallTicketStudent,
  hallTicketExceptionSchema,
  isAdmitted,
  isToBeIssued,
} from '#shared/exams/hall-tickets.ts';
import { counted } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { fullName } from '#shared/people/full-name.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { queryClient } from '#web/api/query-client.ts';
import { ActionForm } from '#web/portal/kit/forms/form-end.tsx';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { useSmallForm } from '#web/portal/kit/forms/use-small-form.ts';
import { ExportLink } from '#web/portal/kit/lists/export-link.tsx';
import { FilterSelect } from '#web/portal/kit/lists/filter-select.tsx';
import { PdfLink } from '#web/portal/kit/lists/pdf-link.tsx';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { WithdrawDialog } from '#web/portal/office/certificates/withdraw-dialog.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { hallTicketColumns } from './hall-ticket-columns.tsx';
import { HallTicketReasons } from './hall-ticket-reasons.tsx';

const wordLink = 'font-semibold text-teal underline underline-offset-4';

/** The hall tickets of an exam session: who is held back and why, and the tickets of all others in one file. */
export function HallTicketsScreen() {
  const address: Record<string, unknown> = useSearch({ strict: false });
  const { session: chosen } = hallTicketSearch(address);
  const navigate = useNavigate();
  const sessions = useQuery(callQuery('listExamSessions'));
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
              onChange={(session) => void navigate({ to: '.', search: { session } })}
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
  return (
    <>
      {data && (
        <TicketCounts
          rows={data}
          sessionId={sessionId}
          isBusy={issuing.isBusy}
          onIssue={() => void issue()}
        />
      )}
      {issuing.sentence && <Alert>{issuing.sentence}</Alert>}
      {saving.sentence && <Alert>{saving.sentence}</Alert>}
      <DataTable
        caption="Hall tickets"
        rows={rows.toSorted((a, b) => b.reasons.length - a.reasons.length)}
        rowKey={({ student }) => student.id}
        empty="There are no students in this year."
        isLoading={isPending}
        columns={hallTicketColumns({
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

interface TicketCountsProps {
  rows: readonly HallTicketStudent[];
  sessionId: string;
  isBusy: boolean;
  onIssue: () => void;
}

/** How many get a ticket, and the tickets of all of them at once. */
function TicketCounts({ rows, sessionId, isBusy, onIssue }: TicketCountsProps) {
  const held = rows.filter((one) => !isAdmitted(one)).length;
  const open = rows.filter(isToBeIssued).length;
  const printed = rows.filter((one) => isAdmitted(one) && one.ticket).length;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="mr-auto">
        {counted(rows.length - held, `of ${rows.length} gets`, `of ${rows.length} get`)} a hall ticket
        {held > 0 && `, ${held} held back`}. {printed > 0 && `${printed} issued.`}
      </p>
      {printed > 0 && (
        <PdfLink href={callPath('readHallTickets', { id: sessionId })}>Print hall tickets (PDF)</PdfLink>
      )}
      {open > 0 && (
        <Button variant="primary" className="sm:order-last" isBusy={isBusy} onClick={onIssue}>
          Issue {counted(open, 'hall ticket')}
        </Button>
      )}
      <ExportLink href={callPath('exportHallTickets', { id: sessionId })} />
    </div>
  );
}

/** The exam session whose hall tickets are shown; the latest one without it. */
function hallTicketSearch({ session }: Record<string, unknown>) {
  return {
    session: typeof session === 'string' && /^[\w-]{1,64}$/.test(session) ? session : undefined,
  };
}

interface LetInDialogProps {
  one: HallTicketStudent;
  sessionId: string;
  onClose: () => void;
}

/** Lets a student in to an examination who is held back otherwise. */
function LetInDialog({ one, sessionId, onClose }: LetInDialogProps) {
  const params = { id: sessionId, studentId: one.student.id };
  const { form, field, sentence, isBusy } = useSmallForm({
    schema: hallTicketExceptionSchema,
    empty: { reason: '' },
    send: (body) => callApi('setHallTicketException', { params, body }),
    done: 'Let in',
    onDone: onClose,
  });
  return (
    <Modal title={`Let ${fullName(one.student)} in`} onClose={onClose}>
      <ActionForm {...form} submit="Let in" onCancel={onClose} isBusy={isBusy} refusal={sentence}>
        <div className="grid gap-4">
          <div>
            <HallTicketReasons reasons={one.reasons} />
          </div>
          <TextField {...field('reason')} label="Reason" hint="It is kept, with your name." />
        </div>
      </ActionForm>
    </Modal>
  );
}
