import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { type HallTicketStudent, isAdmitted } from '#shared/hall-tickets.ts';
import { yearLabels } from '#shared/study-years.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { queryClient } from '#web/api/query-client.ts';
import { FilterSelect } from '#web/portal/lists/filter-select.tsx';
import { PdfLink } from '#web/portal/lists/pdf-link.tsx';
import { useSaving } from '#web/portal/lists/use-saving.ts';
import { LoadFailure } from '#web/portal/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/shell/screen-header.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { hallTicketSearch } from './hall-ticket-search.ts';

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
      <ScreenHeader title="Hall tickets">
        {current && (
          <PdfLink href={callPath('readHallTickets', { id: current.id })}>Print hall tickets (PDF)</PdfLink>
        )}
      </ScreenHeader>
      {sessions.error && !sessions.data && (
        <LoadFailure error={sessions.error} onRetry={() => void sessions.refetch()} />
      )}
      {sessions.data?.length === 0 && <p>There is no exam session yet: make one first.</p>}
      {current && (
        <>
          <div className="mb-4">
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
  const queryKey = ['attendance', 'hall tickets', sessionId];
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi('listHallTickets', { signal, params: { id: sessionId } }),
  });
  const saving = useSaving();
  const holdBack = async ({ student }: HallTicketStudent) => {
    const params = { id: sessionId, studentId: student.id };
    await saving.run(() => callApi('deleteHallTicketException', { params }), 'Held back again');
    await queryClient.invalidateQueries({ queryKey });
  };
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  const held = (data ?? []).filter((one) => !isAdmitted(one)).length;
  return (
    <>
      {data && (
        <p className="mb-3" role="status">
          {data.length - held} of {data.length} get a hall ticket{held > 0 && `, ${held} held back`}.
        </p>
      )}
      {saving.sentence && <Alert>{saving.sentence}</Alert>}
      <DataTable
        caption="Hall tickets"
        rows={(data ?? []).toSorted((a, b) => b.reasons.length - a.reasons.length)}
        rowKey={({ student }) => student.id}
        empty="There are no students in this year."
        isLoading={isPending}
        columns={columnsOf(setLetIn, (row) => void holdBack(row))}
      />
      {letIn && (
        <LetInDialog
          one={letIn}
          sessionId={sessionId}
          onClose={() => {
            setLetIn(undefined);
            void queryClient.invalidateQueries({ queryKey });
          }}
        />
      )}
    </>
  );
}

const columnsOf = (
  onLetIn: (row: HallTicketStudent) => void,
  onHoldBack: (row: HallTicketStudent) => void,
): readonly Column<HallTicketStudent>[] => [
  { header: 'Student', isTitle: true, cell: ({ student }) => `${student.firstName} ${student.lastName}` },
  { header: 'Enrolment Number', cell: ({ student }) => student.enrollmentNumber },
  { header: 'Hall ticket', cell: (row) => <State row={row} /> },
  {
    header: 'Actions',
    isActions: true,
    cell: (row) =>
      row.reasons.length > 0 &&
      (row.exception ? (
        <Button variant="quietDanger" onClick={() => onHoldBack(row)}>
          Hold back again
        </Button>
      ) : (
        <Button variant="quiet" onClick={() => onLetIn(row)}>
          Let in
        </Button>
      )),
  },
];

function State({ row: { reasons, exception } }: { row: HallTicketStudent }) {
  if (reasons.length === 0) return 'Issued';
  return (
    <>
      <strong className={`block font-semibold ${exception ? 'text-teal' : 'text-madder'}`}>
        {exception ? `Let in by ${exception.allowedBy}: ${exception.reason}` : 'Held back'}
      </strong>
      {reasons.map((reason) => (
        <span key={reason} className="block text-sm leading-snug text-ink-soft">
          {reason}
        </span>
      ))}
    </>
  );
}

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
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
        <ul className="list-disc pl-5">
          {one.reasons.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <TextField
          label="Reason"
          required
          hint="It is kept, with your name."
          value={reason}
          error={fields.reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {sentence && !fields.reason && <Alert>{sentence}</Alert>}
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            Let in
          </Button>
        </div>
      </form>
    </Modal>
  );
}
