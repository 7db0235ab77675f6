import type { Due } from '#shared/money/dues.ts';
import { type PaymentMode, paymentFields, paymentModeLabels, paymentModes } from '#shared/money/payments.ts';
import type { Column } from '#web/ui/data-table.tsx';

/** What is typed for one payment; missing: the open amount, mode and reference as of all. */
export interface TypedPayment {
  amount?: string;
  mode?: PaymentMode;
  reference?: string;
}

export interface Typing {
  isChosen: (id: string) => boolean;
  rowOf: (due: Due) => TypedPayment & { amount: string };
  type: (due: Due, change: TypedPayment) => void;
  /** The lines of a pasted column. */
  paste: (due: Due, references: readonly string[]) => void;
}

const control = 'min-h-11 rounded-sm border border-ink-soft bg-white px-2';
const notChosen = <span className="data-table-nothing text-ink-soft">—</span>;

/** The columns in which amount, mode and reference of each chosen fee are typed. */
export const typedColumns = ({ isChosen, rowOf, type, paste }: Typing): readonly Column<Due>[] => [
  {
    header: 'Paid now',
    isNumber: true,
    cell: (due) =>
      isChosen(due.id) ? (
        <input
          inputMode="numeric"
          value={rowOf(due).amount}
          onChange={({ target }) => type(due, { amount: target.value })}
          aria-label={`Amount paid by ${due.studentName} for ${due.head}`}
          className={`tabular w-28 text-right ${control}`}
        />
      ) : (
        notChosen
      ),
  },
  {
    header: `${paymentFields.mode.label}, reference`,
    cell: (due) =>
      isChosen(due.id) ? (
        <span className="flex flex-wrap gap-2">
          <select
            value={rowOf(due).mode ?? ''}
            onChange={({ target }) => type(due, { mode: (target.value || undefined) as PaymentMode })} // one of the options
            aria-label={`How ${due.studentName} paid ${due.head}`}
            className={control}
          >
            <option value="">As below</option>
            {paymentModes.map((mode) => (
              <option key={mode} value={mode}>
                {paymentModeLabels[mode]}
              </option>
            ))}
          </select>
          <input
            value={rowOf(due).reference ?? ''}
            maxLength={80}
            placeholder="As below"
            onChange={({ target }) => type(due, { reference: target.value })}
            onPaste={(event) => {
              const lines = event.clipboardData.getData('text').trim().split(/\r?\n/);
              if (lines.length < 2) return;
              event.preventDefault();
              paste(
                due,
                lines.map((line) => line.trim()),
              );
            }}
            aria-label={`Reference of ${due.studentName} for ${due.head}`}
            className={`w-36 ${control}`}
          />
        </span>
      ) : (
        notChosen
      ),
  },
];
