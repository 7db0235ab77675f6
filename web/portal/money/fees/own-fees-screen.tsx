import { useQueries, useQuery } from '@tanstack/react-query';
import { telLink } from '#shared/kit/phones/phone-numbers.ts';
import { say } from '#shared/kit/text/say.ts';
import type { Student } from '#shared/people/students.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callPath } from '#web/api/calls.ts';
import { college } from '#web/portal/kit/college.ts';
import { PdfLink } from '#web/portal/kit/lists/pdf-link.tsx';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { OwnClaims } from '#web/portal/money/claims/own-claims.tsx';
import { StudentPayments } from '#web/portal/money/payments/student-payments.tsx';
import { StudentAdvance } from '#web/portal/money/refunds/student-advance.tsx';
import { OwnStudent } from '#web/portal/people/students/own-student.tsx';
import { StudentOnPaper } from '#web/portal/people/students/student-heading.tsx';
import { studentRecordsQuery } from '#web/portal/people/students/student-queries.ts';
import { FeesTable } from './fees-table.tsx';
import { HowToPay } from './how-to-pay.tsx';

export function OwnFeesScreen() {
  return <OwnStudent>{(student) => <StudentFees title="Fees" student={student} />}</OwnStudent>;
}

/** The sums of a student's fees, the next due date, and the table of fees. */
function StudentFees({ title, student }: { title: string; student: Student }) {
  const { data, error, isPending, refetch } = useQuery(studentRecordsQuery(student.id));
  const hasFees = !data || data.fees.length > 0;
  const { id } = student;
  // All at once: what comes late would move what is read already.
  const later = useQueries({
    queries: [
      callQuery('readPaymentInfo'),
      callQuery('listStudentPaymentClaims', { params: { id } }),
      callQuery('readAdvance', { params: { id } }),
      callQuery('listStudentPayments', { params: { id } }),
    ],
  });
  const isWaiting = isPending || later.some(({ isLoading }) => isLoading);
  return (
    <>
      <ScreenHeader title={title}>
        {hasFees && (
          <PdfLink href={callPath('readFeeStatement', { id: student.id })}>Fee statement (PDF)</PdfLink>
        )}
      </ScreenHeader>
      <StudentOnPaper student={student} />
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {isWaiting && <FeesTable rows={[]} isLoading />}
      {data && !isWaiting && (
        <>
          <HowToPay student={student} fees={data.fees} />
          <OwnClaims studentId={id} fees={data.fees} />
          <FeesTable rows={data.fees} hint="The office enters them at the start of each year." />
          <StudentAdvance studentId={id} />
          <StudentPayments studentId={id} />
        </>
      )}
      <p className="mt-4 text-ink-soft print:hidden">
        {say('Is something wrong here? Call the office at')}{' '}
        <a href={telLink(college.phone)} className="inline-flex min-h-11 items-center font-semibold link">
          {college.phone}
        </a>
      </p>
    </>
  );
}
