import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, formatRupees, withoutBreaks } from '#shared/kit/format.ts';
import type { BankRow } from '#shared/money/bank/bank-statements.ts';
import type { Due } from '#shared/money/dues.ts';
import { withActions } from '#web/portal/kit/rows/row-table.tsx';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { dueList } from '#web/portal/money/dues/due-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { TextField } from '#web/ui/fields.tsx';

interface ChooseFeeDialogProps {
  row: BankRow;
  onChoose: (feeId: string) => void;
  onClose: () => void;
}

/** Finds the open fee that a line of the bank pays, by the student's name, number or phone. */
export function ChooseFeeDialog({ row, onChoose, onClose }: ChooseFeeDialogProps) {
  const [q, setSearch] = useState('');
  const search = dueList.readSearch({ q: q.trim() });
  const { data, error, isPending, refetch } = useQuery({
    ...dueList.query(search),
    enabled: q.trim().length > 1,
  });
  const takeButton = ({ id, studentName, head }: Due) => (
    <Button variant="quiet" aria-label={`Take for ${studentName}, ${head}`} onClick={() => onChoose(id)}>
      Take
    </Button>
  );
  return (
    <Modal title={`Who paid ${formatRupees(row.amount)}?`} onClose={onClose}>
      <p className="mb-4 wrap-anywhere">
        {[row.text, row.utr, withoutBreaks(formatDate(row.paidOn))].filter(Boolean).join(', ')}
      </p>
      <TextField
        label="Student"
        required
        value={q}
        maxLength={100}
        hint="Name, enrolment number or phone"
        onChange={({ target }) => setSearch(target.value)}
      />
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {search.q && !error && (
        <div className="mt-4">
          <DataTable
            caption="Open fees"
            rows={data?.rows ?? []}
            isLoading={isPending}
            skeletonRows={3}
            empty="No open fee of such a student."
            columns={withActions(columns, takeButton)}
          />
        </div>
      )}
    </Modal>
  );
}

const columns: readonly Column<Due>[] = [
  {
    header: 'Student',
    isTitle: true,
    cell: ({ studentName, enrollmentNumber }) => `${studentName}, ${enrollmentNumber}`,
  },
  { header: 'Fee', cell: ({ head }) => head },
  { header: 'Open', isNumber: true, cell: ({ open }) => formatRupees(open) },
];
