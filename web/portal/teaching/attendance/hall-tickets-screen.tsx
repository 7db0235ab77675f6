import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import {
  type HallTicketStudent,
  hallTicketExceptionSchema,
  isAdmitted,
  isToBeIssued,
} from '#shared/exams/hall-tickets.ts';
import { counted, withoutBreaks } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { fullName } from '#shared/people/full-name.ts';
import { portalRoutes, routes } from '#shared/routes.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { FormDialog } from '#web/portal/kit/forms/form-end.tsx';
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
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { studentColumn } from './student-column.tsx';

/** The hall tickets of an exam session, the latest one where the address names none: who is held back and why, and the tickets of all others in one file. */
export function HallTicketsScreen() {
  const { session: chosen }: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data: sessions, error, refetch } = useQuery(callQuery('listExamSessions'));
  const current = sessions?.find(({ id }) => id === chosen) ?? sessions?.[0];
  return (
    <>
      <ScreenHeader title="Hall tickets" />
      {error && !sessions && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {sessions?.length === 0 && (
        <p>
          There is no exam session yet: make one under{' '}
          <Link to={portalRoutes.admin('marks')} className="font-semibold link">
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
              options={(sessions ?? []).map(({ id, name, year, academicYear }) => ({
                value: id,
                label: `${name}, ${yearLabels[year].toLowerCase()} year, ${academicYear}`,
              }))}
              onChange={(session) => void navigate({ to: '.', search: { session } })}
            />
          </div>
          <Tickets id={current.id} />
        </>
      )}
    </>
  );
}

type Change = { kind: 'letIn' | 'withdraw' | 'holdBack'; row: HallTicketStudent };

const columnsOf = (onChange: (change: Change) => void): readonly Column<HallTicketStudent>[] => [
  studentColumn,
  { header: 'Enrolment Number', isDetail: true, cell: ({ student }) => student.enrollmentNumber },
  { header: 'Hall ticket', width: 'w-1/2', isDetail: true, cell: (row) => <State row={row} /> },
  { header: 'Actions', isActions: true, cell: (row) => <Actions row={row} onChange={onChange} /> },
];

/** A ticket whose student is held back since can be withdrawn; holding back again withdraws it too. */
function Actions({ row, onChange }: { row: HallTicketStudent; onChange: (change: Change) => void }) {
  const { student, reasons, exception, ticket } = row;
  const action = (kind: Change['kind'], label: string, name: string) => (
    <Button
      variant={kind === 'letIn' ? 'quiet' : 'quietDanger'}
      aria-label={`${label} ${name}`}
      onClick={() => onChange({ kind, row })}
    >
      {label}
    </Button>
  );
  if (exception) return action('holdBack', 'Hold back again', fullName(student));
  return (
    <>
      {reasons.length > 0 && action('letIn', 'Let in', fullName(student))}
      {ticket && action('withdraw', 'Withdraw', ticket.serial)}
    </>
  );
}

/** Of the exam session with that id. */
function Tickets({ id }: { id: string }) {
  const [change, setChange] = useState<Change>();
  const { data, error, isPending, refetch } = useQuery(callQuery('listHallTickets', { params: { id } }));
  const { run, isBusy, sentence } = useSaving();
  const holdBack = ({ student }: HallTicketStudent) =>
    run(
      () => callApi('deleteHallTicketException', { params: { id, studentId: student.id } }),
      'Held back again',
    );
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  const rows = data ?? [];
  const admitted = rows.filter(isAdmitted);
  const held = rows.length - admitted.length;
  const open = rows.filter(isToBeIssued).length;
  const printed = admitted.filter(({ ticket }) => ticket).length;
  const issue = () => run(() => callApi('issueHallTickets', { params: { id } }), 'Hall tickets issued');
  const close = () => setChange(undefined);
  return (
    <>
      {data && (
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="mr-auto">
            {counted(admitted.length, `of ${rows.length} gets`, `of ${rows.length} get`)} a hall ticket
            {held > 0 && `, ${held} held back`}. {printed > 0 && `${printed} issued.`}
          </p>
          {printed > 0 && (
            <PdfLink href={callPath('readHallTickets', { id })}>Print hall tickets (PDF)</PdfLink>
          )}
          {open > 0 && (
            <Button variant="primary" className="sm:order-last" isBusy={isBusy} onClick={() => void issue()}>
              Issue {counted(open, 'hall ticket')}
            </Button>
          )}
          <ExportLink href={callPath('exportHallTickets', { id })} />
        </div>
      )}
      {sentence && <Alert>{sentence}</Alert>}
      <DataTable
        caption="Hall tickets"
        rows={rows.toSorted((a, b) => b.reasons.length - a.reasons.length)}
        rowKey={({ student }) => student.id}
        empty="There are no students in this year."
        isLoading={isPending}
        columns={columnsOf((one) => (one.kind === 'holdBack' ? void holdBack(one.row) : setChange(one)))}
      />
      {change?.kind === 'letIn' && <LetInDialog one={change.row} sessionId={id} onClose={close} />}
      {change?.kind === 'withdraw' && change.row.ticket && (
        <WithdrawDialog certificate={change.row.ticket} onClose={close} />
      )}
    </>
  );
}

function State({ row: { reasons, exception, ticket } }: { row: HallTicketStudent }) {
  const issued = ticket && (
    <a
      href={`${routes.verify}/${ticket.code}`}
      className="tabular inline-flex min-h-6 items-center link-alone"
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
        <Reasons reasons={reasons} />
      </div>
    </div>
  );
}

/** How many reasons are shown at once. */
const shown = 2;

/** Why a student is held back; in the cell of a table, of which the rest folds out. */
function Reasons({ reasons }: { reasons: readonly string[] }) {
  const rest = reasons.slice(shown);
  return (
    <>
      <ReasonList reasons={reasons.slice(0, shown)} />
      {rest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-6 cursor-pointer items-center link-alone">
            {counted(rest.length, 'more reason')}
          </summary>
          <ReasonList reasons={rest} />
        </details>
      )}
    </>
  );
}

function ReasonList({ reasons }: { reasons: readonly string[] }) {
  return (
    <ul className="leading-snug">
      {reasons.map((text) => (
        <li key={text}>{withoutBreaks(text)}</li>
      ))}
    </ul>
  );
}

interface LetInDialogProps {
  one: HallTicketStudent;
  sessionId: string;
  onClose: () => void;
}

/** Lets a student in to an examination who is held back otherwise. */
function LetInDialog({ one, sessionId, onClose }: LetInDialogProps) {
  const params = { id: sessionId, studentId: one.student.id };
  const { action, field } = useSmallForm({
    schema: hallTicketExceptionSchema,
    empty: { reason: '' },
    send: (body) => callApi('setHallTicketException', { params, body }),
    done: 'Let in',
    onDone: onClose,
  });
  return (
    <FormDialog title={`Let ${fullName(one.student)} in`} onClose={onClose} {...action} submit="Let in">
      <div className="grid gap-4">
        <div>
          <Reasons reasons={one.reasons} />
        </div>
        <TextField {...field('reason')} label="Reason" hint="It is kept, with your name." />
      </div>
    </FormDialog>
  );
}
