import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Payment } from '#shared/money/payments.ts';
import { callQuery } from '#web/api/call-query.ts';
import { TableSection } from '#web/portal/kit/rows/table-section.tsx';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { cancelButton, studentPaymentColumns } from './payment-columns.tsx';

const CancelPaymentDialog = lazyDialog(() => import('./cancel-payment-dialog.tsx'));

interface StudentPaymentsProps {
  studentId: string;
  /** The office cancels payments; a student only reads them. */
  mayCancel?: boolean;
}

/** All payments of a student with their receipts, latest first; nothing where there are none. */
export function StudentPayments({ studentId, mayCancel = false }: StudentPaymentsProps) {
  const {
    data = [],
    error,
    refetch,
  } = useQuery(callQuery('listStudentPayments', { params: { id: studentId } }));
  const [cancelling, setCancelling] = useState<Payment>();
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <TableSection
      title="Payments"
      rows={data}
      columns={studentPaymentColumns}
      actions={mayCancel && cancelButton(setCancelling)}
    >
      {cancelling && <CancelPaymentDialog payment={cancelling} onClose={() => setCancelling(undefined)} />}
    </TableSection>
  );
}
