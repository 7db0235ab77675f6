import { insertAudit } from '#server/db/audit-log.ts';
import { isUniqueViolation } from '#server/db/dialect.ts';
import * as plans from '#server/db/fee-plans.ts';
import { changedMeanwhile, conflict, notFound } from '#server/errors.ts';
import type { Context, Handlers } from '#server/http/context.ts';
import { readIfMatch, tagVersion } from '#server/http/if-match.ts';
import { grantConcession } from '#server/records/concessions.ts';
import {
  planInWords,
  previewPlan,
  previewStudentFee,
  raisePlan,
  raiseStudentFee,
  undoRaise,
} from '#server/records/fee-raises.ts';
import type { FeePlan } from '#shared/fee-plans.ts';

export const feePlanHandlers = {
  listFeePlans: async ({ db }) => plans.listFeePlans(db),

  createFeePlan: async (context) => {
    const { db, body } = context;
    const made = await saving(() =>
      db.transaction().execute(async (tx) => {
        const after = await existing(tx, await plans.insertFeePlan(tx, body));
        await note(context, tx, 'create', { after });
        return after;
      }),
    );
    tagVersion(context.reply, made);
    return made;
  },

  updateFeePlan: async (context) => {
    const { db, params, body, request, reply } = context;
    const version = readIfMatch(request);
    const saved = await saving(() =>
      db.transaction().execute(async (tx) => {
        const before = await existing(tx, params.id);
        if (!(await plans.updateFeePlan(tx, params.id, body, version))) throw changedMeanwhile();
        const after = await existing(tx, params.id);
        await note(context, tx, 'update', { before, after });
        return after;
      }),
    );
    tagVersion(reply, saved);
    return saved;
  },

  deleteFeePlan: async (context) => {
    const { db, params } = context;
    await db.transaction().execute(async (tx) => {
      const before = await existing(tx, params.id);
      await plans.deleteFeePlan(tx, params.id);
      await note(context, tx, 'delete', { before });
    });
  },

  readRaisePreview: async ({ db, params }) => previewPlan(db, await existing(db, params.id)),

  createFeeRaise: async (context) => raisePlan(context, context.params.id, context.body.fees),

  createStudentFeePreview: async (context) => previewStudentFee(context, context.body),

  createStudentFeeRaise: async (context) => raiseStudentFee(context, context.body, context.body.fees),

  listFeeRaises: async ({ db }) => plans.listFeeRaises(db),

  undoFeeRaise: async (context) => undoRaise(context, context.params.id),

  createConcession: async (context) => {
    const { params, body } = context;
    return grantConcession(context, params.id, params.feeId, body);
  },
} satisfies Partial<Handlers>;

async function existing(db: Context<never>['db'], id: string): Promise<FeePlan> {
  const plan = await plans.findFeePlan(db, id);
  if (!plan) throw notFound('Fee plan');
  return plan;
}

async function saving<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw conflict('There is a plan of this year and quota already: change that one', 'year');
  }
}

type Tx = Parameters<typeof insertAudit>[0];

async function note(
  { author, clock }: Pick<Context<never>, 'author' | 'clock'>,
  tx: Tx,
  action: 'create' | 'update' | 'delete',
  { before, after }: { before?: FeePlan; after?: FeePlan },
): Promise<void> {
  const plan = after ?? before;
  const change = { action, noun: 'fee-plan', recordId: plan?.id ?? '', label: plan ? planInWords(plan) : '' };
  await insertAudit(tx, author, { ...change, before, after } as Parameters<typeof insertAudit>[2], clock());
}
