import { formatRupees } from '#shared/kit/format.ts';
import type { DifferingFee } from '#shared/money/plans/plan-differences.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';

/** '+ ₹ 70,000', '− ₹ 3,000' */
export const signed = (amount: number) => (amount > 0 ? `+ ${formatRupees(amount)}` : formatRupees(amount));

const payerNotes = { government: ', again paid by the government', student: ', now owed by the student' };

const columns: readonly Column<DifferingFee>[] = [
  {
    header: 'Fee',
    isTitle: true,
    cell: ({ label, payableBy }) => label + (payableBy ? payerNotes[payableBy] : ''),
  },
  { header: 'Now', isNumber: true, cell: ({ raised }) => formatRupees(raised) },
  { header: 'By the plan', isNumber: true, cell: ({ planned }) => formatRupees(planned) },
  { header: 'Difference', isNumber: true, cell: ({ raised, planned }) => signed(planned - raised) },
];

/** Old and new side by side. */
export function DifferenceTable({ caption, fees }: { caption: string; fees: readonly DifferingFee[] }) {
  return <DataTable caption={caption} columns={columns} rows={fees} rowKey={({ label }) => label} empty="" />;
}
