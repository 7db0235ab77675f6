import type { Generated } from 'kysely';
import type { SnakeCased } from '#server/db/row-names.ts';
import type { BankRow, BankStatement } from '#shared/money/bank/bank-statements.ts';
import type { PaymentClaim, PaymentClaimInput } from '#shared/money/bank/payment-claims.ts';

export interface BankTables {
  payment_claims: SnakeCased<
    Pick<PaymentClaim, 'id' | 'studentId' | 'claimedAt' | keyof PaymentClaimInput>
  > & {
    /** The same for all spellings of the UTR. */
    utr_key: string;
    claimed_by: string;
    /** null: not refused. Whether it is taken follows from the payments. */
    refused_reason: string | null;
    picture_id: Generated<string | null>;
  };
  bank_statements: SnakeCased<Pick<BankStatement, 'id' | 'bank' | 'fileName' | 'leftOut'>> & {
    bank_key: string;
    /** JSON: [{heading, field}], as it was read, at first {heading: field}; the next statement of the bank is read in the same way. */
    columns: string;
    /** JSON: [{line, reason}]. */
    unread: string;
    read_at: string;
    read_by: string;
  };
  bank_rows: SnakeCased<Omit<BankRow, 'state' | 'match' | 'note'>> & {
    statement_id: string;
    /** The same for one line of the bank in every statement. */
    row_key: string;
  };
  /** A line of the bank makes one payment for ever. */
  bank_row_payments: { row_key: string; payment_id: string };
}
