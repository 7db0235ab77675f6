import { useQuery } from '@tanstack/react-query';
import { formatDate, formatRupees } from '#shared/kit/format.ts';
import { telLink } from '#shared/kit/phones/phone-numbers.ts';
import type { Fee } from '#shared/money/fees.ts';
import { type PaymentInfo, upiLink } from '#shared/money/payment-info.ts';
import { callPath } from '#web/api/calls.ts';
import { college } from '#web/portal/kit/college.ts';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { filled, useLanguage, useWords } from '#web/portal/kit/words/words.ts';
import { paymentInfoQuery } from '#web/portal/money/fees/payment-info-query.ts';
import { dueOf, isOverdue } from '#web/portal/money/fees/student-fee-sums.ts';
import { studentPaymentsQuery } from '#web/portal/money/payments/payment-queries.ts';
import { studentRecordsQuery } from '#web/portal/people/students/student-queries.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { QrCode } from '#web/ui/qr-code.tsx';
import { GuardianCard } from './guardian-card.tsx';
import { guardianWords } from './guardian-words.ts';
import { NextDue } from './next-due.tsx';
import { type Child, OwnChild } from './own-child.tsx';

export function GuardianFeesScreen() {
  const words = useWords(guardianWords);
  return <OwnChild title={words.fees}>{(child) => child.maySeeFees && <Fees child={child} />}</OwnChild>;
}

function Fees({ child }: { child: Child }) {
  const words = useWords(guardianWords);
  const language = useLanguage();
  const records = useQuery(studentRecordsQuery(child.id));
  const payments = useQuery(studentPaymentsQuery(child.id));
  const { data: info } = useQuery(paymentInfoQuery);
  return (
    <>
      <GuardianCard title={words.payNext} query={records}>
        {({ fees }) => {
          const next = fees.find((fee) => dueOf(fee) > 0);
          return (
            <>
              <NextDue fees={fees} />
              {next && info && (
                <Ways info={info} amount={dueOf(next)} note={`${child.enrollmentNumber} ${next.label}`} />
              )}
            </>
          );
        }}
      </GuardianCard>
      <GuardianCard title={words.allFees} query={records}>
        {({ fees }) => (fees.length > 0 ? <FeeList fees={fees} /> : words.noFees)}
      </GuardianCard>
      {payments.data?.length !== 0 && (
        <GuardianCard title={words.receipts} query={payments}>
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
                    {filled(words.receipt, {
                      number: receiptNumber,
                      day: formatDate(paidOn, language),
                      amount: formatRupees(amount),
                    })}
                  </a>
                  {cancelledAt && <span className="ml-2 text-madder">{words.cancelled}</span>}
                </li>
              ))}
            </ul>
          )}
        </GuardianCard>
      )}
      <p className="mt-4">
        {words.call}{' '}
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

function Ways({
  info: { account, upiId, hours },
  amount,
  note,
}: {
  info: PaymentInfo;
  amount: number;
  note: string;
}) {
  const words = useWords(guardianWords);
  const link = upiId && upiLink(upiId, college.name, amount, note);
  return (
    <div className="mt-4 grid gap-5">
      {link && (
        <div>
          <h3 className="mb-2 font-semibold">{words.byUpi}</h3>
          <QrCode text={link} label={filled(words.qrCode, { amount: formatRupees(amount), upi: upiId })} />
          <p className="mt-2 wrap-anywhere">{upiId}</p>
          <a href={link} className={buttonClass('primary', 'mt-2 sm:hidden')}>
            {words.openUpi}
          </a>
        </div>
      )}
      {account && (
        <div>
          <h3 className="font-semibold">{words.byBank}</h3>
          <p className="whitespace-pre-line wrap-anywhere">{account}</p>
          <p className="text-sm text-ink-soft">{filled(words.remark, { note })}</p>
        </div>
      )}
      <div>
        <h3 className="font-semibold">{words.atOffice}</h3>
        <p>{hours || words.officeHours}</p>
      </div>
      <p className="text-sm text-ink-soft">{words.entered}</p>
    </div>
  );
}

function FeeList({ fees }: { fees: readonly Fee[] }) {
  const words = useWords(guardianWords);
  const language = useLanguage();
  const today = useIndiaDay();
  return (
    <ul>
      {fees.map((fee) => (
        <li key={fee.id} className="border-b border-line py-2 last:border-0">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <strong className="font-semibold wrap-anywhere">{fee.label}</strong>
            <span className="tabular">{formatRupees(fee.amount)}</span>
          </p>
          {fee.amount < 0 ? (
            <p className="text-ink-soft">{[words.concession, fee.reason].filter(Boolean).join(': ')}</p>
          ) : (
            <p className={isOverdue(fee, today) ? 'text-madder' : 'text-ink-soft'}>
              {filled(words.paidOf, { paid: formatRupees(fee.paid), amount: formatRupees(fee.amount) })}
              {' · '}
              {dueOf(fee) === 0 ? words.paid : formatDate(fee.dueOn, language)}
              {isOverdue(fee, today) && `, ${words.overdue}`}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
