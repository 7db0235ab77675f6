// Fees that the government pays: its releases are payments by scholarship, and a claim that it refuses is turned to the student.
import { updatePaidSum } from '#server/db/money/fees.ts';
import { updatePayer } from '#server/db/money/government-fees.ts';
import { findOwedFee, type OwedFee } from '#server/db/money/owed-fees.ts';
import { findStudent } from '#server/db/people/students.ts';
import type { Tx } from '#server/db/schema.ts';
import { ApiError, conflict, invalid } from '#server/errors.ts';
import { refuseDayToCome } from '#server/rules/teaching/days-to-come.ts';
import { formatDate, formatRupees } from '#shared/kit/format.ts';
import { amountOf } from '#shared/kit/sums.ts';
import type { Fee, FeeInput } from '#shared/money/fees.ts';
import { isEligible, notEligible, type ReleaseInput } from '#shared/money/government/government-fees.ts';
import type { Payer } from '#shared/money/payers.ts';
import { referenceKey } from '#shared/money/payments.ts';
import { enterPayments, latest, newPayment, type PaymentChange } from './payments.ts';

/**
 * Called after the fee was saved.
 * @param before undefined for a new fee
 * @returns whether what is paid was written as releases
 */
export async function saveGovernmentLine(
  tx: Tx,
  change: PaymentChange,
  id: string,
  input: FeeInput,
  before: Fee | undefined,
): Promise<boolean> {
  const fee = await findOwedFee(tx, id);
  if (!fee) return false;
  const line = lineOf(input, before);
  if (line.payableBy === 'student' && !line.refusedOn) {
    if (line.sanctionedOn || line.releases)
      throw invalid('Only what the government pays is sanctioned and released', 'payableBy');
    return false;
  }
  if (fee.concessionOf) throw conflict('A concession has no payer', 'payableBy');
  const now = change.clock();
  if (line.payableBy === 'government') {
    const student = await findStudent(tx, fee.studentId, []);
    if (!isEligible(student?.quota)) throw invalid(notEligible, 'payableBy');
    if (before && before.payableBy !== 'government' && before.paid > 0)
      throw conflict(
        `${formatRupees(before.paid)} of this fee is paid by the student. Enter what the government pays as a fee of its own.`,
        'payableBy',
      );
  }
  refuseDayToCome('sanctionedOn', line.sanctionedOn ?? '', now);
  refuseDayToCome('refusedOn', line.refusedOn ?? '', now);
  // From that day on the student owes it: it cannot have been due before.
  const dueOn = line.refusedOn ? latest(line.refusedOn, input.dueOn) : input.dueOn;
  await updatePayer(tx, id, { ...line, dueOn });
  if (!line.releases || line.payableBy === 'student') return false;
  const claim = { ...fee, payableBy: line.payableBy };
  await enterReleases(tx, change, claim, line.releases, before?.releases ?? []);
  return true;
}

interface Line {
  payableBy: Payer;
  sanctionedOn: string | null;
  releases: ReleaseInput[] | undefined;
  refusedOn?: string;
  refusedReason?: string;
}

/** What is left out stays as it was. @throws where a claim is turned to the student without the day and reason, or back */
function lineOf(input: FeeInput, before: Fee | undefined): Line {
  const was = before ? (before.payableBy ?? 'student') : input.payableBy;
  const { payableBy = was ?? 'student', releases } = input;
  const sanctionedOn = input.sanctionedOn === undefined ? (before?.sanctionedOn ?? null) : input.sanctionedOn;
  const refusedOn = input.refusedOn || before?.refusedOn;
  const refusedReason = input.refusedReason || before?.refusedReason;
  const base = { sanctionedOn, releases };
  if (!refusedOn) {
    if (was === 'government' && payableBy === 'student')
      throw invalid(
        'Say on which day the claim was refused, and why: from then on the student owes the fee',
        'refusedOn',
      );
    return { ...base, payableBy };
  }
  if (before?.refusedOn) {
    const isSame = !input.refusedOn || input.refusedOn === before.refusedOn;
    if (!isSame || (input.payableBy === 'government' && !input.refusedOn))
      throw new ApiError(
        409,
        `The claim was refused on ${formatDate(before.refusedOn)}: the student owes this fee. Enter a new claim as a fee of its own.`,
      );
  } else if (was !== 'government')
    throw invalid('Only a claim on the government can be refused', 'refusedOn');
  if (!refusedReason) throw invalid('Say why the claim was refused', 'refusedReason');
  return { sanctionedOn, releases: undefined, payableBy: 'student', refusedOn, refusedReason };
}

const keyOf = ({ amount, releasedOn, reference }: ReleaseInput) =>
  `${amount} ${releasedOn} ${referenceKey(reference)}`;

/** Those that are not there yet become payments. @throws 409 where one is left out: it is a payment, which is cancelled */
async function enterReleases(
  tx: Tx,
  change: PaymentChange,
  fee: OwedFee,
  releases: readonly ReleaseInput[],
  known: readonly ReleaseInput[],
): Promise<void> {
  const left = known.map(keyOf);
  const added = releases.filter((release) => {
    const at = left.indexOf(keyOf(release));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  if (left.length > 0)
    throw conflict(
      'A release that was entered is a payment: cancel its receipt instead of leaving it out',
      'releases',
    );
  const sum = amountOf(added);
  if (sum > fee.open) throw invalid(`Only ${formatRupees(fee.open)} is pending`, 'releases');
  if (sum === 0) return;
  const now = change.clock();
  for (const { releasedOn } of added) refuseDayToCome('releases', releasedOn, now);
  const rows = added.map(({ amount, releasedOn, reference }) =>
    newPayment(fee, { amount, paidOn: releasedOn, mode: 'scholarship', reference, note: '' }, change, now),
  );
  await enterPayments(tx, rows, change, now);
  const paidOn = added.map(({ releasedOn }) => releasedOn).reduce(latest, fee.paidOn);
  await updatePaidSum(tx, { id: fee.id, paid: fee.paid + sum, paidOn });
}
