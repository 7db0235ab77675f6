import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, formatRupees } from '#shared/kit/format.ts';
import { claimRefusalSchema, type PaymentClaim } from '#shared/money/bank/payment-claims.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { FormDialog } from '#web/portal/kit/forms/form-end.tsx';
import { useSmallForm } from '#web/portal/kit/forms/use-small-form.ts';
import { ExportLink } from '#web/portal/kit/lists/export-link.tsx';
import { TableSection } from '#web/portal/kit/rows/table-section.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { TextField } from '#web/ui/fields.tsx';

const columns: readonly Column<PaymentClaim>[] = [
  {
    header: 'Student',
    isTitle: true,
    cell: ({ studentName, enrollmentNumber }) => `${studentName}, ${enrollmentNumber}`,
  },
  { header: 'Fee', isDetail: true, cell: ({ feeLabel }) => feeLabel },
  { header: 'UTR', isDetail: true, cell: ({ utr }) => utr },
  {
    header: 'Picture',
    isDetail: true,
    cell: ({ id, studentId, studentName, hasPicture }) =>
      hasPicture && (
        <ClaimPicture href={callPath('readClaimPicture', { id: studentId, claimId: id })} of={studentName} />
      ),
  },
  { header: 'Paid on', isNumber: true, isDetail: true, cell: ({ paidOn }) => formatDate(paidOn) },
  { header: 'Amount', isNumber: true, isFigure: true, cell: ({ amount }) => formatRupees(amount) },
];

/** Small beside the claim; it opens in its full size. */
function ClaimPicture({ href, of }: { href: string; of: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="inline-block">
      <img
        src={href}
        alt={`Transfer of ${of}`}
        loading="lazy"
        className="h-16 rounded-sm border border-line"
      />
    </a>
  );
}

/** What students and guardians say that they have paid, until the bank's statement shows it. */
export function WaitingClaims() {
  const { data = [] } = useQuery(callQuery('listPaymentClaims'));
  const [refusing, setRefusing] = useState<PaymentClaim>();
  const actions = (claim: PaymentClaim) => (
    <Button
      variant="quiet"
      aria-label={`Not found: ${claim.utr} of ${claim.studentName}`}
      onClick={() => setRefusing(claim)}
    >
      Not found
    </Button>
  );
  const beside = <ExportLink href={callPath('exportPaymentClaims')} />;
  return (
    <TableSection title="Waiting" rows={data} columns={columns} actions={actions} beside={beside}>
      {refusing && <RefuseDialog claim={refusing} onClose={() => setRefusing(undefined)} />}
    </TableSection>
  );
}

function RefuseDialog({ claim, onClose }: { claim: PaymentClaim; onClose: () => void }) {
  const { action, field } = useSmallForm({
    schema: claimRefusalSchema,
    empty: { reason: '' },
    send: (body) => callApi('createClaimRefusal', { params: { id: claim.id }, body }),
    done: 'The student sees that it was not found',
    onDone: onClose,
  });
  return (
    <FormDialog title={`${claim.utr} was not found`} onClose={onClose} {...action} submit="Tell the student">
      <TextField {...field('reason')} label="Reason" hint="The student sees it." />
    </FormDialog>
  );
}
