import type { Handlers } from '#server/context.ts';
import { readAside } from '#server/csv/read-aside.ts';
import { findBankColumns, insertStatement } from '#server/db/money/bank-statements.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import { readStatement } from '#server/imports/bank-statement.ts';
import { matchStatement, takeBankPayments } from '#server/rules/money/bank-statements.ts';
import { firstCharacters } from '#shared/kit/text/characters.ts';
import { textKey } from '#shared/kit/text/text-key.ts';
import { statementRowLimit } from '#shared/money/bank/bank-statements.ts';

export const bankStatementHandlers = {
  createBankStatement: async ({ db, query, file, author, clock }) => {
    const table = await readAside(file.bytes, statementRowLimit);
    const { bank } = query;
    const bankKey = textKey(bank);
    const known = await findBankColumns(db, bankKey);
    const { rows, ...read } = readStatement(table, bankKey, known, query.columns);
    const now = clock();
    const id = await db.transaction().execute(async (tx) => {
      const fileName = firstCharacters(file.fileName.replace(/[\p{Cc}\p{Cf}]/gu, '').toWellFormed(), 120);
      const made = { bank, bankKey, fileName, ...read, readAt: now.toISOString(), readBy: author.label };
      const statement = await insertStatement(tx, made, rows);
      const label = [bank, fileName].filter(Boolean).join(', ');
      const change = { action: 'create', noun: 'bank-statement', recordId: statement, label } as const;
      await insertAudit(tx, author, { ...change, after: { rows: rows.length } }, now);
      return statement;
    });
    return matchStatement(db, id);
  },

  readBankStatement: async ({ db, params }) => matchStatement(db, params.id),

  createBankPayments: async (context) => takeBankPayments(context, context.params.id, context.body),
} satisfies Partial<Handlers>;
