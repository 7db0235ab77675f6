import { formatDate, formatRupees } from '#shared/kit/format.ts';
import { unprintedLetters } from '#shared/kit/text/printed-letters.ts';
import { paymentModeLabels } from '#shared/money/payment-modes.ts';
import { type Refund, refundFields } from '#shared/money/refunds.ts';
import { rupeesInWords } from '#shared/money/rupees-in-words.ts';
import type { CollegeDocument } from './document.ts';

/** Money that was given back: signed by who got it. */
export function refundVoucher(refund: Refund): CollegeDocument {
  const { refundNumber, studentName, enrollmentNumber, amount, refundedOn, mode, reference, reason } = refund;
  return {
    title: 'Refund voucher',
    about: `${refundNumber}, ${studentName}`,
    note: `Refund ${refundNumber}`,
    size: 11,
    write: (paper) => {
      paper.facts([
        ['Number', refundNumber],
        [refundFields.refundedOn.label, formatDate(refundedOn)],
        // As on receipts, the number says whose it is where no letters can.
        unprintedLetters(studentName).length === 0 && ['Paid to', studentName],
        [refundFields.enrollmentNumber.label, enrollmentNumber],
        [refundFields.mode.label, paymentModeLabels[mode]],
        reference && [refundFields.reference.label, reference],
        [refundFields.reason.label, reason],
        [refundFields.amount.label, formatRupees(amount)],
      ]);
      paper.text(rupeesInWords(amount), { weight: 'bold' });
      paper.signatures(['Stamp of the college', 'Received by']);
    },
  };
}
