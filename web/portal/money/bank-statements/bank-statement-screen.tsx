import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, formatRupees } from '#shared/kit/format.ts';
import { sumOf } from '#shared/kit/sums.ts';
import type { BankRow, BankStatement } from '#shared/money/bank/bank-statements.ts';
import { callApi } from '#web/api/calls.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { WaitingClaims } from '#web/portal/money/claims/waiting-claims.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { TextareaField, TextField } from '#web/ui/fields.tsx';
import { FileField } from '#web/ui/file-field.tsx';

/** The bank's statement: upload or paste it, then take what matches exactly, all at once, and decide the rest one by one. */
export function BankStatementScreen() {
  const [id, setId] = useState<string>();
  const query = useQuery({
    queryKey: ['payments', 'bank-statement', id],
    queryFn: ({ signal }) => callApi('readBankStatement', { signal, params: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
  return (
    <>
      <ScreenHeader title="Bank statement">
        {id && <Button onClick={() => setId(undefined)}>Another statement</Button>}
      </ScreenHeader>
      {query.data && id ? <StatementRows statement={query.data} /> : <StatementForm onRead={setId} />}
      {!id && <WaitingClaims />}
    </>
  );
}

function StatementForm({ onRead }: { onRead: (id: string) => void }) {
  const [bank, setBank] = useState('');
  const [text, setText] = useState('');
  const { run, isBusy, fields, sentence } = useSaving();
  const read = (file: File) =>
    void run(
      () => callApi('createBankStatement', { query: { bank }, file }),
      ({ id }) => {
        onRead(id);
        return undefined;
      },
    );
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
        error={fields.file ?? sentence}
        hint="As the bank gives it: CSV or Excel."
        onFile={read}
      />
      <TextareaField
        label="Or the copied lines, with their headings"
        rows={4}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button
          disabled={isBusy || text.trim() === ''}
          onClick={() => read(new File([text], 'copied lines', { type: 'text/csv' }))}
        >
          Read the copied lines
        </Button>
      </div>
    </div>
  );
}

function StatementRows({ statement: { id, rows, leftOut, unread } }: { statement: BankStatement }) {
  const { run, isBusy, sentence } = useSaving();
  const take = (chosen: (string | { id: string; feeId: string })[]) =>
    void run(
      () => callApi('createBankPayments', { params: { id }, body: { rows: chosen } }),
      (payments) =>
        payments.length === 1 ? `Receipt ${payments[0]?.receiptNumber}` : `${payments.length} payments taken`,
    );
  const of = (state: BankRow['state']) => rows.filter((row) => row.state === state);
  const [matched, undecided, taken] = [of('matched'), of('undecided'), of('taken')];
  const sum = sumOf(matched.map(({ amount }) => amount));
  return (
    <>
      {sentence && <Alert>{sentence}</Alert>}
      <p role="status" className="mb-4">
        {rows.length} lines of money received: {matched.length} matched, {undecided.length} undecided,{' '}
        {taken.length} entered. {leftOut} other lines were left out.
      </p>
      {unread.length > 0 && (
        <ul className="mb-4 list-disc pl-5 text-madder">
          {unread.map(({ line, reason }) => (
            <li key={line}>
              Line {line}: {reason}
            </li>
          ))}
        </ul>
      )}
      {matched.length > 0 && (
        <section className="mb-8">
          <h2 className="mb-3 text-xl">Matched</h2>
          <DataTable caption="Matched" rows={matched} rowKey={rowKey} columns={columns} empty="" />
          <Button
            variant="primary"
            className="mt-3"
            disabled={isBusy}
            onClick={() => take(matched.map((row) => row.id))}
          >
            Take {matched.length} {matched.length === 1 ? 'payment' : 'payments'}, {formatRupees(sum)}
          </Button>
        </section>
      )}
      {undecided.length > 0 && (
        <section className="mb-8">
          <h2 className="mb-3 text-xl">Undecided</h2>
          <DataTable
            caption="Undecided"
            rows={undecided}
            rowKey={rowKey}
            empty=""
            columns={[...columns, takeColumn(isBusy, take)]}
          />
        </section>
      )}
      {taken.length > 0 && (
        <section>
          <h2 className="mb-3 text-xl">Entered</h2>
          <DataTable caption="Entered" rows={taken} rowKey={rowKey} columns={columns} empty="" />
        </section>
      )}
    </>
  );
}

const rowKey = ({ id }: BankRow) => id;

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
  { header: 'Day', isNumber: true, cell: ({ paidOn }) => formatDate(paidOn) },
  { header: 'Amount', isNumber: true, isFigure: true, cell: ({ amount }) => formatRupees(amount) },
  {
    header: 'Pays',
    cell: ({ match, note }) => (
      <>
        {match && `${match.studentName}, ${match.feeLabel}: ${formatRupees(match.open)} open`}
        {note && <span className="block text-sm text-ink-soft">{note}</span>}
      </>
    ),
  },
];

const takeColumn = (
  isBusy: boolean,
  take: (rows: { id: string; feeId: string }[]) => void,
): Column<BankRow> => ({
  header: 'Actions',
  isActions: true,
  cell: ({ id, match }) =>
    match && (
      <Button
        variant="quiet"
        disabled={isBusy}
        aria-label={`Take for ${match.studentName}, ${match.feeLabel}`}
        onClick={() => take([{ id, feeId: match.feeId }])}
      >
        Take
      </Button>
    ),
});
