import { useQuery } from '@tanstack/react-query';
import { formatRupees } from '#shared/kit/format.ts';
import { say, spokenLanguage } from '#shared/kit/text/say.ts';
import type { Fee } from '#shared/money/fees.ts';
import { type PaymentInfo, upiLink } from '#shared/money/payment-info.ts';
import type { Student } from '#shared/people/students.ts';
import { callQuery } from '#web/api/call-query.ts';
import { college } from '#web/portal/kit/college.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { QrCode } from '#web/ui/qr-code.tsx';
import { NextDue } from './next-due.tsx';
import { dueOf } from './student-fee-sums.ts';

interface HowToPayProps {
  student: Pick<Student, 'enrollmentNumber'>;
  fees: readonly Fee[];
}

/** What to pay next, until when, and how; nothing where no fee is open. */
export function HowToPay({ student, fees }: HowToPayProps) {
  const { data: info } = useQuery(callQuery('readPaymentInfo'));
  const next = fees.find((fee) => dueOf(fee) > 0);
  if (!next) return null;
  return (
    <section
      aria-label={say('Pay next')}
      className="mb-6 rounded-lg border border-line bg-white p-4 sm:p-5 print:hidden"
    >
      <h2 className="text-xl">{say('Pay next')}</h2>
      <NextDue fees={fees} />
      {info && <Ways info={info} amount={dueOf(next)} note={`${student.enrollmentNumber} ${next.label}`} />}
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
          <h3 className="mb-2 font-semibold">{say('By UPI')}</h3>
          <QrCode
            text={link}
            label={say('QR code to pay {amount} to {upi}', { amount: formatRupees(amount), upi: upiId })}
          />
          <p className="mt-2 wrap-anywhere">{upiId}</p>
          <a href={link} className={buttonClass('plain', 'mt-2 sm:hidden')}>
            {say('Open a UPI app')}
          </a>
        </div>
      )}
      <div className="grid content-start gap-4">
        <dl className="grid gap-4">
          {account && (
            <div>
              <dt className="font-semibold">{say('By bank transfer')}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{account}</dd>
              <dd className="text-sm text-ink-soft">{say('Write ‘{note}’ as the remark.', { note })}</dd>
            </div>
          )}
          <div>
            <dt className="font-semibold">{say('At the office')}</dt>
            <dd>{say('By cash, cheque or demand draft, in the office hours.')}</dd>
            <dd>{college.hours[spokenLanguage()]}</dd>
          </div>
        </dl>
        {(link || account) && (
          <p className="max-w-prose text-sm text-ink-soft">
            {say('The payment is listed here with its receipt when the office has entered it.')}
          </p>
        )}
      </div>
    </div>
  );
}
