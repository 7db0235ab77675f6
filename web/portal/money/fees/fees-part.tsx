import { useState } from 'react';
import type { Fee } from '#shared/money/fees.ts';
import { isEligible } from '#shared/money/government/government-fees.ts';
import { isGovernments } from '#shared/money/payers.ts';
import type { Student } from '#shared/people/students.ts';
import { callPath } from '#web/api/calls.ts';
import { PdfLink } from '#web/portal/kit/lists/pdf-link.tsx';
import { EditableRows } from '#web/portal/kit/rows/editable-rows.tsx';
import { useMayWrite } from '#web/portal/kit/rows/use-may-write.ts';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { StudentPayments } from '#web/portal/money/payments/student-payments.tsx';
import { StudentDifference } from '#web/portal/money/plan-differences/plan-differences.tsx';
import { StudentAdvance } from '#web/portal/money/refunds/student-advance.tsx';
import { feeCalls } from '#web/portal/people/students/student-row-calls.ts';
import { Button } from '#web/ui/button.tsx';
import { FeesTable } from './fees-table.tsx';
import { dueOf, mayConcede } from './student-fee-sums.ts';

const FeeDialog = lazyDialog(() => import('./fee-dialog.tsx'));
const ClaimDialog = lazyDialog(() => import('./claim-dialog.tsx'));
const ConcessionDialog = lazyDialog(() => import('./concession-dialog.tsx'));
const PaymentDialog = lazyDialog(() => import('#web/portal/money/payments/payment-dialog.tsx'));

export function FeesPart({ student }: { student: Student }) {
  const { id, fees = [] } = student;
  /** The fee that money is taken for. */
  const [paying, setPaying] = useState<Fee>();
  /** The fee whose claim on the government is written. */
  const [claim, setClaim] = useState<Fee>();
  const [isConceding, setConceding] = useState(false);
  const mayWrite = useMayWrite();
  return (
    <>
      <StudentDifference studentId={id} />
      <EditableRows
        title="Fees"
        calls={feeCalls(id)}
        rows={fees}
        document={
          <>
            <PdfLink href={callPath('readFeeStatement', { id })}>Fee statement (PDF)</PdfLink>
            {mayWrite && fees.some((fee) => mayConcede(fee) > 0) && (
              <Button onClick={() => setConceding(true)}>Add concession</Button>
            )}
          </>
        }
        // A concession is deleted and entered again.
        mayEdit={({ amount }) => amount > 0}
        {...(mayWrite && {
          renderMoreActions: (fee: Fee) =>
            isGovernments(fee) ? (
              <Button
                variant="quiet"
                aria-label={`Release or refusal of ${fee.label}`}
                onClick={() => setClaim(fee)}
              >
                Release or refusal
              </Button>
            ) : (
              dueOf(fee) > 0 && (
                <Button
                  variant="quiet"
                  aria-label={`Take payment for ${fee.label}`}
                  onClick={() => setPaying(fee)}
                >
                  Take payment
                </Button>
              )
            ),
        })}
        renderTable={(more) => <FeesTable rows={fees} {...more} />}
        renderDialog={(fee, onClose) => (
          <FeeDialog studentId={id} isEligible={isEligible(student.quota)} fee={fee} onClose={onClose} />
        )}
      />
      <StudentAdvance studentId={id} mayRefund={mayWrite} />
      <StudentPayments studentId={id} mayCancel={mayWrite} />
      {isConceding && <ConcessionDialog studentId={id} fees={fees} onClose={() => setConceding(false)} />}
      {claim && <ClaimDialog studentId={id} fee={claim} onClose={() => setClaim(undefined)} />}
      {paying && <PaymentDialog studentId={id} fee={paying} onClose={() => setPaying(undefined)} />}
    </>
  );
}
