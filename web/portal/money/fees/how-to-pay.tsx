import { useQuery } from '@tanstack/react-query';
import { formatDate, formatRupees, withoutBreaks } from '#shared/kit/format.ts';
import type { Fee } from '#shared/money/fees.ts';
import { type PaymentInfo, upiLink } from '#shared/money/payment-info.ts';
import type { Student } from '#shared/people/students.ts';
import { college } from '#web/portal/kit/college.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { QrCode } from '#web/ui/qr-code.tsx';
import { paymentInfoQuery } from './payment-info-query.ts';
import { dueOf, isOverdue } from './student-fee-sums.ts';

interface HowToPayProps {
  student: Student;
  fees: readonly Fee[];
  /** A day. */
  today: string;
}

/** What to pay next, until when, and how; nothing where no fee is open. */
export function HowToPay({ student, fees, today }: HowToPayProps) {
  const { data: info } = useQuery(paymentInfoQuery);
  // The fees are in the order of their days, so an overdue one comes first.
  const next = fees.find((fee) => dueOf(fee) > 0);
  if (!next) return null;
  const open = dueOf(next);
  return (
    <section
      aria-label="Pay next"
      className="mb-6 rounded-lg border border-line bg-white p-4 sm:p-5 print:hidden"
    >
      <h2 className="text-xl">Pay next</h2>
      <p className="mt-1">
        <strong className="tabular font-semibold">{formatRupees(open)}</strong> for {next.label},{' '}
        {isOverdue(next, today) ? (
          <strong className="font-semibold text-madder">
            due since {withoutBreaks(formatDate(next.dueOn))}
          </strong>
        ) : (
          <>until {withoutBreaks(formatDate(next.dueOn))}</>
        )}
      </p>
      {info && <Ways info={info} amount={open} note={`${student.enrollmentNumber} ${next.label}`} />}
    </section>
  );
}

function Ways({ info, amount, note }: { info: PaymentInfo; amount: number; note: string }) {
  const { account, upiId } = info;
  const link = upiId && upiLink(upiId, college.name, amount, note);
  return (
    <div className="mt-4 flex flex-wrap gap-x-10 gap-y-5">
      {link && (
        <div>
          <h3 className="mb-2 font-semibold">By UPI</h3>
          <QrCode text={link} label={`QR code to pay ${formatRupees(amount)} to ${upiId}`} />
          <p className="mt-2 wrap-anywhere">{upiId}</p>
          <a href={link} className={buttonClass('plain', 'mt-2 sm:hidden')}>
            Open a UPI app
          </a>
        </div>
      )}
      <div className="grid content-start gap-4">
        <dl className="grid gap-4">
          {account && (
            <div>
              <dt className="font-semibold">By bank transfer</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{account}</dd>
              <dd className="text-sm text-ink-soft">Write ‘{note}’ as the remark.</dd>
            </div>
          )}
          <div>
            <dt className="font-semibold">At the office</dt>
            <dd>By cash, cheque or demand draft: {college.hours}</dd>
          </div>
        </dl>
        {(link || account) && (
          <p className="max-w-prose text-sm text-ink-soft">
            The payment is listed here with its receipt when the office has entered it.
          </p>
        )}
      </div>
    </div>
  );
}
