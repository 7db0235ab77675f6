import * as z from 'zod/mini';
import type { Context, Handlers } from '#server/context.ts';
import { findAccount } from '#server/db/account/accounts.ts';
import { decideApproval, listApprovals } from '#server/db/office/approvals.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { ApiError, notFound } from '#server/errors.ts';
import { askedFirst } from '#server/http/asked-first.ts';
import type { KeptCall } from '#server/http/kept-calls.ts';
import { type Contract, contract } from '#shared/contract.ts';
import type { Call } from '#shared/kit/call.ts';
import { decide, mayAll } from '#shared/roles.ts';

type Deciding = Context<Contract['createApprovalDecisions']>;

export const approvalHandlers = {
  listApprovals: ({ db, session, clock }) =>
    listApprovals(db, {
      accountId: session.accountId,
      mayApprove: mayAll('approval.decide', session, true),
      now: clock(),
    }),

  /** Each in a transaction of its own: what cannot be done any more does not stop the others. */
  createApprovalDecisions: async (context) => {
    const refused: { id: string; sentence: string }[] = [];
    const ids = [...new Set(context.body.ids)];
    for (const id of ids)
      try {
        await context.db.transaction().execute((tx) => decideOne(tx, context, id));
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) throw error;
        refused.push({ id, sentence: error.message });
      }
    return { decided: ids.length - refused.length, refused };
  },

  deleteApproval: ({ db, params, ...context }) =>
    db.transaction().execute(async (tx) => {
      const decided = await decideWaiting(tx, context, params.id, { decision: 'declined', reason: '' });
      if (decided?.account_id !== context.session.accountId) throw notFound('Request');
    }),
} satisfies Partial<Handlers>;

async function decideOne(tx: Tx, context: Deciding, id: string): Promise<void> {
  const decided = await decideWaiting(tx, context, id, context.body);
  if (!decided) throw new ApiError(409, 'This does not wait any more.');
  if (context.body.decision === 'declined') return;
  if (decided.account_id === context.session.accountId)
    throw new ApiError(409, 'You have asked for this yourself: another person has to approve it.');
  await carryOut(tx, context, decided);
}

async function decideWaiting(
  tx: Tx,
  { session, author, clock }: Pick<Context<Call>, 'author' | 'clock'> & { session: { label: string } },
  id: string,
  { decision: state, reason }: Pick<Deciding['body'], 'decision' | 'reason'>,
) {
  const decided = await decideApproval(tx, id, { state, by: session.label, reason, now: clock() });
  if (!decided) return undefined;
  const change = {
    action: 'update',
    noun: 'approval',
    recordId: decided.record_id,
    label: decided.what,
  } as const;
  const after = { state, askedBy: decided.asked_by, ...(reason && { reason }) };
  await insertAudit(tx, author, { ...change, before: { state: 'waiting' }, after }, clock());
  return decided;
}

/** Does what was asked for, in the name of both, by the rules that hold now and with what the first may do now. */
async function carryOut(
  tx: Tx,
  context: Deciding,
  { call, account_id: accountId, asked_by: askedBy }: { call: string; account_id: string; asked_by: string },
): Promise<void> {
  const { name, params, body, ifMatch, confirmed } = JSON.parse(call) as KeptCall; // as keepCall wrote it
  const entry: Call = contract[name];
  const asker = await findAccount(tx, accountId);
  const { id } = (params ?? {}) as { id?: string };
  if (!asker || asker.isClosed || decide(entry.action, asker, { recordId: id }) !== 'allowed')
    throw new ApiError(409, `${askedBy} may not do this any more: another person has to ask for it.`);
  const label = `${askedBy}, approved by ${context.session.label}`;
  const handle = context.handlers[name] as unknown as (context: object) => Promise<unknown>; // what it takes was checked when it was sent
  const { role, permissions, recordId } = asker;
  await handle({
    ...context,
    db: within(tx),
    params,
    body: entry.body && z.parse(entry.body, body),
    session: { ...context.session, role, permissions, recordId, label },
    author: { ...context.author, label },
    ifMatch,
    ask: askedFirst(confirmed),
    approve: async () => undefined,
  });
}

/** What the handler writes belongs to this transaction. */
const within = (tx: Tx): Database =>
  new Proxy(tx, {
    get: (_, key) => {
      if (key === 'transaction') return () => ({ execute: (work: (tx: Tx) => unknown) => work(tx) });
      const value: unknown = Reflect.get(tx, key);
      return typeof value === 'function' ? value.bind(tx) : value;
    },
  });
