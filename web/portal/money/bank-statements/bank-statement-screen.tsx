import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counted, formatDate, formatRupees } from '#shared/kit/format.ts';
import { amountOf } from '#shared/kit/sums.ts';
import {
  type BankRow,
  type BankStatement,
  type ReadColumns,
  statementColumnLabels,
  statementColumns,
} from '#shared/money/bank/bank-statements.ts';
import { callQuery } from '#web/api/call-query.ts';
import { CallError, callApi } from '#web/api/calls.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { useFirstRows } from '#web/portal/kit/rows/first-rows.tsx';
import { TableSection } from '#web/portal/kit/rows/table-section.tsx';
import { useMayWrite } from '#web/portal/kit/rows/use-may-write.ts';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { NoSuchScreen } from '#web/portal/kit/shell/no-such-screen.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { WaitingClaims } from '#web/portal/money/claims/waiting-claims.tsx';
import { ColumnFields } from '#web/portal/office/imports/import-columns.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { TextareaField, TextField } from '#web/ui/fields.tsx';
import { FileField } from '#web/ui/file-field.tsx';

const ChooseFeeDialog = lazyDialog(() => import('./choose-fee-dialog.tsx'));

/** A statement as it is read: the file is kept, so that its columns can be read otherwise. */
interface Reading {
  bank: string;
  file: File;
  columns: ReadColumns;
  /** undefined: the columns were not recognised. */
  id?: string | undefined;
}

/** The bank's statement: upload or paste it, then take what matches exactly, all at once, and decide the rest one by one. */
export function BankStatementScreen() {
  const [reading, setReading] = useState<Reading>();
  const { run, isBusy, fields, sentence } = useSaving();
  const id = reading?.id;
  const query = useQuery({
    ...callQuery('readBankStatement', { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
  const read = (bank: string, file: File, chosen?: readonly string[]) =>
    void run(async () => {
      const asked = { bank, ...(chosen && { columns: chosen.join(',') }) };
      try {
        const statement = await callApi('createBankStatement', { query: asked, file });
        setReading({ bank, file, columns: statement.columns, id: statement.id });
      } catch (error) {
        const { columns } = error instanceof CallError ? (error.details as Partial<Reading>) : {};
        if (columns) setReading({ bank, file, columns });
        throw error;
      }
    });
  if (!useMayWrite()) return <NoSuchScreen />;
  return (
    <>
      <ScreenHeader title="Bank statement">
        {id && <Button onClick={() => setReading(undefined)}>Another statement</Button>}
      </ScreenHeader>
      {!id && <StatementForm isBusy={isBusy} error={fields.file ?? sentence} onRead={read} />}
      {reading && (
        <StatementColumns
          key={reading.id}
          columns={reading.columns}
          isOpen={!id}
          isBusy={isBusy}
          onRead={(chosen) => read(reading.bank, reading.file, chosen)}
        />
      )}
      {id && sentence && <Alert>{sentence}</Alert>}
      {id && query.data && <StatementRows statement={query.data} />}
      {!id && <WaitingClaims />}
    </>
  );
}

const columnFields = statementColumns.map((key) => ({ key, label: statementColumnLabels[key] }));

interface StatementColumnsProps {
  columns: ReadColumns;
  isOpen: boolean;
  isBusy: boolean;
  onRead: (chosen: readonly string[]) => void;
}

/** What each column was read as; a wrong guess is changed here, and kept for the bank. */
function StatementColumns({ columns: read, isOpen, isBusy, onRead }: StatementColumnsProps) {
  const [columns, setColumns] = useState(read);
  return (
    <details className="mt-4 mb-4 max-w-4xl" open={isOpen}>
      <summary className="inline-flex min-h-11 items-center font-semibold link-alone">
        How the columns were read
      </summary>
      <ColumnFields
        fields={columnFields}
        columns={columns}
        onChange={(fields) =>
          setColumns(columns.map(({ heading }, place) => ({ heading, field: fields[place] ?? '' })))
        }
      />
      <Button className="mt-3" isBusy={isBusy} onClick={() => onRead(columns.map(({ field }) => field))}>
        Read it like this
      </Button>
    </details>
  );
}

interface StatementFormProps {
  isBusy: boolean;
  error: string | undefined;
  onRead: (bank: string, file: File) => void;
}

function StatementForm({ isBusy, error, onRead }: StatementFormProps) {
  const [bank, setBank] = useState('');
  const [text, setText] = useState('');
  return (
    <div className="grid max-w-2xl gap-4">
      <TextField
        label="Bank"
        value={bank}
        maxLength={60}
        hint="How its columns are read is kept under this name."
        onChange={(event) => setBank(event.target.value)}
      />
      <FileField
        label="Statement"
        accept=".csv,.xlsx,.txt"
        error={error}
        hint="As the bank gives it: CSV or Excel."
        onFile={(file) => onRead(bank, file)}
      />
      <TextareaField
        label="Or the copied lines, with their headings"
        rows={4}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button
          disabled={text.trim() === ''}
          isBusy={isBusy}
          onClick={() => onRead(bank, new File([text], 'copied lines', { type: 'text/csv' }))}
        >
          Read the copied lines
        </Button>
      </div>
    </div>
  );
}

function StatementRows({ statement: { id, rows, leftOut, unread } }: { statement: BankStatement }) {
  const { run, isBusy, sentence } = useSaving();
  /** The line whose fee is chosen. */
  const [choosing, setChoosing] = useState<BankRow>();
  const { shown, more } = useFirstRows(unread, 20);
  const take = (chosen: (string | { id: string; feeId: string })[]) =>
    void run(
      () => callApi('createBankPayments', { params: { id }, body: { rows: chosen } }),
      (payments) =>
        payments.length === 1
          ? `Receipt ${payments[0]?.receiptNumber}`
          : counted(payments.length, 'payment taken', 'payments taken'),
    );
  const actions = (row: BankRow) => <TakeButtons row={row} onTake={take} onChoose={setChoosing} />;
  const of = (state: BankRow['state']) => rows.filter((row) => row.state === state);
  const [matched, undecided, taken] = [of('matched'), of('undecided'), of('taken')];
  return (
    <>
      {sentence && <Alert>{sentence}</Alert>}
      <p role="status" className="mb-4">
        {counted(rows.length, 'line')} of money received: {matched.length} matched, {undecided.length}{' '}
        undecided, {taken.length} entered.
        {leftOut > 0 && ` ${counted(leftOut, 'other line was', 'other lines were')} left out.`}
      </p>
      {unread.length > 0 && (
        <ul className="mb-4 list-disc pl-5 text-madder">
          {shown.map(({ line, reason }) => (
            <li key={line}>
              Line {line}: {reason}
            </li>
          ))}
        </ul>
      )}
      {more}
      <TableSection title="Matched" rows={matched} columns={columns}>
        <Button
          variant="primary"
          className="mt-3"
          isBusy={isBusy}
          onClick={() => take(matched.map((row) => row.id))}
        >
          Take {counted(matched.length, 'payment')}, {formatRupees(amountOf(matched))}
        </Button>
      </TableSection>
      <TableSection title="Undecided" rows={undecided} columns={columns} actions={actions} />
      {choosing && (
        <ChooseFeeDialog
          row={choosing}
          onChoose={(feeId) => {
            setChoosing(undefined);
            take([{ id: choosing.id, feeId }]);
          }}
          onClose={() => setChoosing(undefined)}
        />
      )}
      <TableSection title="Entered" rows={taken} columns={columns} />
    </>
  );
}

const columns: readonly Column<BankRow>[] = [
  {
    header: 'Line',
    isTitle: true,
    cell: ({ text, utr }) => (
      <span className="wrap-anywhere">
        {text || utr}
        {text && utr && <span className="block text-sm font-normal text-ink-soft">{utr}</span>}
      </span>
    ),
  },
  { header: 'Day', isNumber: true, isDetail: true, cell: ({ paidOn }) => formatDate(paidOn) },
  { header: 'Amount', isNumber: true, isFigure: true, cell: ({ amount }) => formatRupees(amount) },
  {
    header: 'Pays',
    isDetail: true,
    cell: ({ match, note }) =>
      (match || note) && (
        <>
          {match && `${match.studentName}, ${match.feeLabel}: ${formatRupees(match.open)} open`}
          {note && <span className="block text-sm text-ink-soft">{note}</span>}
        </>
      ),
  },
];

interface TakeButtonsProps {
  row: BankRow;
  onTake: (rows: { id: string; feeId: string }[]) => void;
  onChoose: (row: BankRow) => void;
}

function TakeButtons({ row, onTake, onChoose }: TakeButtonsProps) {
  const { id, match, text, utr } = row;
  return (
    <>
      {match && (
        <Button
          variant="quiet"
          aria-label={`Take for ${match.studentName}, ${match.feeLabel}`}
          onClick={() => onTake([{ id, feeId: match.feeId }])}
        >
          Take
        </Button>
      )}
      <Button variant="quiet" aria-label={`Choose the fee of ${text || utr}`} onClick={() => onChoose(row)}>
        {match ? 'Another fee' : 'Choose the fee'}
      </Button>
    </>
  );
}
