import { formatDate, formatRupees } from '#shared/kit/format.ts';
import { unprintedLetters } from '#shared/kit/text/printed-letters.ts';
import { cancelledWords, type Payment, paymentFields, paymentModeLabels } from '#shared/money/payments.ts';
import { rupeesInWords } from '#shared/money/rupees-in-words.ts';
import type { CollegeDocument } from './document.ts';

/** The receipt of a payment; a cancelled one says so, and why. @param address where anyone can check it */
export function receipt(payment: Payment, address: string): CollegeDocument {
  const { receiptNumber, studentName, enrollmentNumber, feeLabel, amount, paidOn, mode } = payment;
  const { reference, note, enteredAt, cancelledOn, cancelKind, cancelReason, advance } = payment;
  const ended = cancelKind && cancelledWords[cancelKind].toUpperCase();
  return {
    title: ended ? `Receipt – ${ended}` : 'Receipt',
    about: `${receiptNumber}, ${studentName}`,
    note: `Receipt ${receiptNumber}`,
    size: 11,
    write: (paper) => {
      if (ended) {
        paper.text(`${ended} on ${formatDate(cancelledOn ?? '')}`, { colour: 'madder', weight: 'bold' });
        paper.text(`Reason: ${cancelReason}`, { colour: 'madder' });
        paper.space(10);
      }
      paper.facts([
        ['Number', receiptNumber],
        ['Date', formatDate(enteredAt)],
        // A receipt is never refused: money was taken. Its number and the enrolment number say whose it is.
        unprintedLetters(studentName).length === 0 && [
          mode === 'scholarship' ? 'Received for' : 'Received from',
          studentName,
        ],
        [paymentFields.enrollmentNumber.label, enrollmentNumber],
        [paymentFields.paidOn.label, formatDate(paidOn)],
        [paymentFields.mode.label, paymentModeLabels[mode]],
        reference && [paymentFields.reference.label, reference],
        note && [paymentFields.note.label, note],
      ]);
      paper.table(
        [
          { header: paymentFields.feeLabel.label, width: 90, isRowHeader: true },
          { header: paymentFields.amount.label, width: 30, align: 'right' },
        ],
        [
          [feeLabel, formatRupees(amount - advance)],
          ...(advance > 0 ? [[paymentFields.advance.label, formatRupees(advance)]] : []),
        ],
        [['Total', formatRupees(amount)]],
      );
      paper.text(rupeesInWords(amount), { weight: 'bold' });
      paper.space(10);
      paper.foot(address, 'receipt', ['Stamp of the college', 'Received by']);
    },
  };
}
