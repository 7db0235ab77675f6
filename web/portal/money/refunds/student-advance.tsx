import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatRupees } from '#shared/kit/format.ts';
import { say } from '#shared/kit/text/say.ts';
import { callQuery } from '#web/api/call-query.ts';
import { TableSection } from '#web/portal/kit/rows/table-section.tsx';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { refundColumns } from './refund-columns.tsx';

const RefundDialog = lazyDialog(() => import('./refund-dialog.tsx'));

interface StudentAdvanceProps {
  studentId: string;
  /** The office refunds; a student only reads. */
  mayRefund?: boolean;
}

/** What a student has paid over, and what was refunded; nothing where there is neither. */
export function StudentAdvance({ studentId, mayRefund = false }: StudentAdvanceProps) {
  const { data } = useQuery(callQuery('readAdvance', { params: { id: studentId } }));
  const [isRefunding, setRefunding] = useState(false);
  if (!data || (data.advance === 0 && data.refunds.length === 0)) return null;
  const { advance, refunds } = data;
  return (
    <section aria-label={say('Paid over')} className="mt-6">
      {advance > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-sm border border-teal bg-sea-pale p-4">
          <p>
            <strong className="tabular font-semibold">{formatRupees(advance)}</strong>{' '}
            {say('paid over: the next fee takes it.')}
          </p>
          {mayRefund && <Button onClick={() => setRefunding(true)}>Refund</Button>}
        </div>
      )}
      <TableSection title="Refunds" rows={refunds} columns={refundColumns(mayRefund)} />
      {isRefunding && (
        <RefundDialog studentId={studentId} advance={advance} onClose={() => setRefunding(false)} />
      )}
    </section>
  );
}
