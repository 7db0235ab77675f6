import { useQuery } from '@tanstack/react-query';
import { telLink } from '#shared/kit/phones/phone-numbers.ts';
import { say } from '#shared/kit/text/say.ts';
import { callPath } from '#web/api/calls.ts';
import { college } from '#web/portal/kit/college.ts';
import { PdfLink } from '#web/portal/kit/lists/pdf-link.tsx';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { OwnClaims } from '#web/portal/money/claims/own-claims.tsx';
import { FeesTable } from '#web/portal/money/fees/fees-table.tsx';
import { HowToPay } from '#web/portal/money/fees/how-to-pay.tsx';
import { StudentPayments } from '#web/portal/money/payments/student-payments.tsx';
import { studentRecordsQuery } from '#web/portal/people/students/student-queries.ts';
import { type Child, OwnChild } from './own-child.tsx';

export function GuardianFeesScreen() {
  return <OwnChild title="Fees">{(child) => child.maySeeFees && <Fees child={child} />}</OwnChild>;
}

function Fees({ child }: { child: Child }) {
  const records = useQuery(studentRecordsQuery(child.id));
  return (
    <>
      {records.error && !records.data && (
        <LoadFailure error={records.error} onRetry={() => void records.refetch()} />
      )}
      {records.data && <HowToPay student={child} fees={records.data.fees} />}
      {records.data && <OwnClaims studentId={child.id} fees={records.data.fees} />}
      <FeesTable rows={records.data?.fees ?? []} isLoading={records.isPending} />
      <StudentPayments studentId={child.id} />
      <div className="mt-4">
        <PdfLink href={callPath('readFeeStatement', { id: child.id })}>Fee statement (PDF)</PdfLink>
      </div>
      <p className="mt-4">
        {say('Questions? Call the office at')}{' '}
        <a href={telLink(college.phone)} className="inline-flex min-h-11 items-center font-semibold link">
          {college.phone}
        </a>
      </p>
    </>
  );
}
