import * as z from 'zod/mini';
import { create, get } from '#shared/kit/call.ts';
import { anyText } from '#shared/kit/text/text.ts';
import {
  bankPaymentsInputSchema,
  bankStatementSchema,
  statementColumns,
} from '#shared/money/bank/bank-statements.ts';
import { paymentSchema } from '#shared/money/payments.ts';

export const bankStatementCalls = {
  createBankStatement: create('/api/bank-statements', 'payment.write', {
    summary:
      'Read a statement of the bank (CSV, workbook or copied text) and match its lines with claims and open fees',
    query: z.object({
      bank: z._default(anyText(60), ''),
      /** What each column holds, where the headings do not say it: 'date,text,,credit'. Kept for the bank. */
      columns: z.optional(
        anyText(500).check(
          z.refine(
            (text) =>
              text
                .split(',')
                .every((name) => name === '' || (statementColumns as readonly string[]).includes(name)),
            `columns must name ${statementColumns.join(', ')}`,
          ),
        ),
      ),
    }),
    upload: {
      maxBytes: 5_000_000,
      contentType: 'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    },
    answer: bankStatementSchema,
  }),
  readBankStatement: get('/api/bank-statements/{id}', 'payment.write', {
    summary: 'A statement as it matches now',
    answer: bankStatementSchema,
  }),
  createBankPayments: create('/api/bank-statements/{id}/payments', 'payment.write', {
    summary: 'Take the payments of the chosen rows, all or none; a row makes one payment for ever',
    body: bankPaymentsInputSchema,
    answer: z.array(paymentSchema),
    asks: ['advance', 'same-reference'],
    bodyLimit: 500_000,
  }),
};
