import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { say } from '#shared/kit/text/say.ts';
import type { Payment } from '#shared/money/payments.ts';
import { callQuery } from '#web/api/call-query.ts';
import { RowTable } from '#web/portal/kit/rows/row-table.tsx';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { CancelButton, studentPaymentColumns } from './payment-columns.tsx';

const CancelPaymentDialog = lazyDialog(() => import('./cancel-payment-dialog.tsx'));

interface StudentPaymentsProps {
  studentId: string;
  /** The office cancels payments; a student only reads them. */
  mayCancel?: boolean;
}

/** All payments of a student with their receipts, latest first; nothing where there are none. */
export function StudentPayments({ studentId, mayCancel = false }: StudentPaymentsProps) {
  const { data, error, refetch } = useQuery(callQuery('listStudentPayments', { params: { id: studentId } }));
  const [cancelling, setCancelling] = useState<Payment>();
  const actions = (payment: Payment) => <CancelButton payment={payment} cancel={setCancelling} />;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-xl">{say('Payments')}</h2>
      <RowTable
        caption="Payments"
        rows={data}
        empty=""
        columns={studentPaymentColumns}
        {...(mayCancel && { actions })}
      />
      {cancelling && <CancelPaymentDialog payment={cancelling} onClose={() => setCancelling(undefined)} />}
    </section>
  );
}
