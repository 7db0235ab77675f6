import { useQuery } from '@tanstack/react-query';
import { formatDate, formatRupees, withoutBreaks } from '#shared/kit/format.ts';
import { telLink } from '#shared/kit/phones/phone-numbers.ts';
import { say } from '#shared/kit/text/say.ts';
import type { Fee } from '#shared/money/fees.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callPath } from '#web/api/calls.ts';
import { college } from '#web/portal/kit/college.ts';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { OwnClaims } from '#web/portal/money/claims/own-claims.tsx';
import { HowToPay } from '#web/portal/money/fees/how-to-pay.tsx';
import { dueOf, isOverdue } from '#web/portal/money/fees/student-fee-sums.ts';
import { studentRecordsQuery } from '#web/portal/people/students/student-queries.ts';
import { GuardianCard } from './guardian-card.tsx';
import { type Child, OwnChild } from './own-child.tsx';

export function GuardianFeesScreen() {
  return <OwnChild title="Fees">{(child) => child.maySeeFees && <Fees child={child} />}</OwnChild>;
}

function Fees({ child }: { child: Child }) {
  const records = useQuery(studentRecordsQuery(child.id));
  const payments = useQuery(callQuery('listStudentPayments', { params: { id: child.id } }));
  return (
    <>
      {records.data && <HowToPay student={child} fees={records.data.fees} />}
      {records.data && <OwnClaims studentId={child.id} fees={records.data.fees} />}
      <GuardianCard title="All fees" query={records}>
        {({ fees }) => (fees.length > 0 ? <FeeList fees={fees} /> : say('No fees have been entered yet.'))}
      </GuardianCard>
      {payments.data?.length !== 0 && (
        <GuardianCard title="Receipts" query={payments}>
          {(rows) => (
            <ul>
              {rows.map(({ id, receiptNumber, paidOn, amount, cancelledAt }) => (
                <li key={id}>
                  <a
                    href={callPath('readReceipt', { id })}
                    target="_blank"
                    rel="noopener"
                    className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
                  >
                    {say('Receipt {number}, {day}, {amount}', {
                      number: receiptNumber,
                      day: formatDate(paidOn),
                      amount: formatRupees(amount),
                    })}
                  </a>
                  {cancelledAt && <span className="ml-2 text-madder">{say('cancelled')}</span>}
                </li>
              ))}
            </ul>
          )}
        </GuardianCard>
      )}
      <p className="mt-4">
        {say('Questions? Call the office at')}{' '}
        <a
          href={telLink(college.phone)}
          className="inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4"
        >
          {college.phone}
        </a>
      </p>
    </>
  );
}

function FeeList({ fees }: { fees: readonly Fee[] }) {
  const today = useIndiaDay();
  return (
    <ul>
      {fees.map((fee) => (
        <li key={fee.id} className="border-b border-line py-2 last:border-0">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <strong className="font-semibold wrap-anywhere">{say(fee.label)}</strong>
            <span className="tabular">{formatRupees(fee.amount)}</span>
          </p>
          {fee.amount < 0 ? (
            <p className="text-ink-soft">{[say('concession'), fee.reason].filter(Boolean).join(': ')}</p>
          ) : (
            <p className={isOverdue(fee, today) ? 'text-madder' : 'text-ink-soft'}>
              {say('{paid} paid of {amount}', {
                paid: formatRupees(fee.paid),
                amount: formatRupees(fee.amount),
              })}
              {' · '}
              {dueOf(fee) === 0 ? say('paid') : withoutBreaks(formatDate(fee.dueOn))}
              {isOverdue(fee, today) && `, ${say('overdue')}`}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
