// Four further kinds of writes of the proof of kills: fees turned to a changed plan, a statement of the bank, refunds, transfer certificates.
import type { BankStatement } from '#shared/money/bank/bank-statements.ts';
import { aFee, aStudent } from '#test/factories.ts';
import { made, studentsOf } from './kill-office-writers.ts';
import { type Ask, formOf, type Kind } from './kill-writers.ts';

const today = () => new Date().toISOString().slice(0, 10);
const crore = 10_000_000;

/** Student and fee of each. */
async function owing(ask: Ask, count: number) {
  const fees: { studentId: string; feeId: string }[] = [];
  for (const studentId of await studentsOf(ask, count))
    fees.push({
      studentId,
      feeId: (await made(ask, `/api/students/${studentId}/fees`, aFee({ amount: crore }))).id,
    });
  return fees;
}

/** The plan of a class changes, and the fees of all of its students with it: what is paid over is an advance, which larger fees take. */
function planTurns(): Kind {
  const plan = { academicYear: '2026-2027', year: 'THIRD', quota: 'management' };
  const sums = [50_000, 72_000];
  const heads = (place: number) => [
    { label: 'Turned', amount: place === 0 ? 50_000 : 70_000, dueOn: '2026-12-01' },
    ...(place === 0 ? [] : [{ label: 'Turned too', amount: 2000, dueOn: '2026-12-01' }]),
  ];
  let [path, turns] = ['', 0];
  let students: string[] = [];
  return {
    name: 'plan turns',
    writers: 1,
    prepare: async (ask) => {
      students = await studentsOf(ask, 5, { year: 'THIRD', quota: 'management' });
      path = `/api/fee-plans/${(await made(ask, '/api/fee-plans', { ...plan, heads: heads(0) })).id}`;
      const { fees } = await made<{ fees: number }>(ask, `${path}/raises`, { fees: 5 });
      if (fees !== 5) throw new Error(`${fees} fees were raised`);
      for (const id of students) {
        const student = await (await ask('GET', `/api/students/${id}?include=fees`)).json();
        const [fee] = (student as { fees: { id: string }[] }).fees; // just raised
        const payment = { amount: 60_000, paidOn: today(), mode: 'cash', confirmed: ['advance'] };
        await made(ask, `/api/students/${id}/fees/${fee?.id}/payments`, payment);
      }
    },
    write: async (ask) => {
      const place = (turns + 1) % 2;
      const changed = await ask('PUT', path, { ...plan, heads: heads(place) });
      if (changed.status !== 200) return changed.status;
      const differing = (await (await ask('GET', `${path}/differences`)).json()) as { difference: number }[]; // the contract's answer
      // None where the turn before the kill was done, and its answer lost.
      const difference = differing.reduce((sum, one) => sum + one.difference, 0);
      if (differing.length > 0) {
        const answer = await ask('POST', `${path}/turns`, { studentIds: students, difference });
        if (answer.status !== 201) return answer.status;
      }
      turns += 1;
      return 201;
    },
    inspect: async (db) => {
      const fees = await db.selectFrom('fees').selectAll().where('student_id', 'in', students).execute();
      const moves = await db.selectFrom('advances').selectAll().where('student_id', 'in', students).execute();
      const totals = students.map((id) => {
        const own = fees.filter(({ student_id }) => student_id === id);
        const advance = moves.filter(({ student_id }) => student_id === id);
        const add = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
        return {
          owed: add(own.map(({ amount }) => amount)),
          paid: add([...own.map(({ paid }) => paid), ...advance.map(({ amount }) => amount)]),
        };
      });
      const owed = new Set(totals.map((one) => one.owed));
      return [
        ...(owed.size === 1 && sums.some((sum) => owed.has(sum)) ? [] : ['a turn half done']),
        ...(totals.every(({ paid }) => paid === 60_000) ? [] : ['an advance lost in a turn']),
      ];
    },
    acknowledged: () => turns,
  };
}

/** Each writer sends a statement until it is taken: all of its lines or none, each once, however often it is sent. */
function statements(): Kind {
  const lines = 5;
  const fees: Awaited<ReturnType<typeof owing>>[] = [];
  const sent: number[] = [];
  const taken: string[] = [];
  const utrs = (writer: number) =>
    Array.from({ length: lines }, (_, line) => `99${writer}${line}${String(sent[writer]).padStart(8, '0')}`);
  return {
    name: 'statements',
    prepare: async (ask, writers) => {
      for (let writer = 0; writer < writers; writer += 1) {
        fees.push(await owing(ask, lines));
        sent.push(0);
      }
    },
    write: async (ask, _, writer) => {
      const own = utrs(writer);
      const rows = own.map((utr) => `${today()},Transfer ${utr},${utr},1.00`);
      const text = ['Date,Narration,Reference,Credit', ...rows].join('\n');
      const read = await ask('POST', `/api/bank-statements?bank=${writer}`, formOf(text, 'text/csv'));
      if (read.status !== 201) return read.status;
      const statement = (await read.json()) as BankStatement; // the contract's answer
      const open = statement.rows.filter(({ state }) => state !== 'taken');
      if (open.length > 0) {
        const chosen = open.map(({ id }, index) => ({ id, feeId: fees[writer]?.[index]?.feeId }));
        const answer = await ask('POST', `/api/bank-statements/${statement.id}/payments`, { rows: chosen });
        if (answer.status !== 201) return answer.status;
      }
      taken.push(...own);
      sent[writer] = (sent[writer] ?? 0) + 1;
      return 201;
    },
    inspect: async (db) => {
      const payments = await db
        .selectFrom('payments')
        .select('reference')
        .where('reference', 'like', '99%')
        .execute();
      const references = payments.map(({ reference }) => reference);
      const kept = new Set(references);
      const rows = await db.selectFrom('bank_row_payments').select('payment_id').execute();
      return [
        ...taken.filter((utr) => !kept.has(utr)).map((utr) => `line ${utr} lost`),
        ...(kept.size === references.length ? [] : ['a line taken twice']),
        ...(kept.size % lines === 0 ? [] : ['a statement half taken']),
        ...(rows.length === references.length ? [] : ['a payment without its line']),
      ];
    },
    acknowledged: () => taken.length,
  };
}

/** What the refunds have in common with the receipts is inspected with these: no number missing or double, an audit row for each. */
function refunds(): Kind {
  const paths: string[] = [];
  const numbers: string[] = [];
  return {
    name: 'refunds',
    prepare: async (ask, writers) => {
      for (const { studentId, feeId } of await owing(ask, writers)) {
        const payment = { amount: crore, paidOn: today(), mode: 'cash', confirmed: ['advance'] };
        // The second one is paid over.
        for (const body of [payment, payment])
          await made(ask, `/api/students/${studentId}/fees/${feeId}/payments`, body);
        paths.push(`/api/students/${studentId}/refunds`);
      }
    },
    write: async (ask, _, writer) => {
      const answer = await ask('POST', paths[writer] ?? '', { amount: 1, mode: 'cash', reason: 'Paid over' });
      if (answer.status === 201)
        numbers.push(((await answer.json()) as { refundNumber: string }).refundNumber); // the contract's answer
      return answer.status;
    },
    inspect: async (db) => {
      const rows = await db.selectFrom('refunds').select('refund_number').execute();
      const kept = new Set(rows.map(({ refund_number }) => refund_number));
      return numbers.filter((number) => !kept.has(number)).map((number) => `refund ${number} lost`);
    },
    acknowledged: () => numbers.length,
  };
}

/** The certificate, its number and the day on which the student has left are one write. */
function transfers(): Kind {
  const serials: string[] = [];
  return {
    name: 'transfer certificates',
    write: async (ask) => {
      const entered = await ask('POST', '/api/students', aStudent());
      if (entered.status !== 201) return entered.status;
      const { id } = (await entered.json()) as { id: string }; // the contract's answer
      const answer = await ask('POST', `/api/students/${id}/certificates`, {
        kind: 'transfer',
        conduct: 'Good',
      });
      if (answer.status === 201) serials.push(((await answer.json()) as { serial: string }).serial); // the contract's answer
      return answer.status;
    },
    inspect: async (db) => {
      const issued = await db
        .selectFrom('certificates')
        .innerJoin('students', 'students.id', 'certificates.student_id')
        .select(['serial', 'status'])
        .where('kind', '=', 'transfer')
        .execute();
      const { last } = await db
        .selectFrom('counters')
        .select((select) => select.fn.sum<number | string>('last').as('last'))
        .where('series', '=', 'transfer')
        .executeTakeFirstOrThrow();
      const left = await db.selectFrom('students').select('id').where('status', '=', 'LEFT').execute();
      const kept = new Set(issued.map(({ serial }) => serial));
      return [
        ...serials.filter((serial) => !kept.has(serial)).map((serial) => `certificate ${serial} lost`),
        ...(kept.size === issued.length && issued.length === Number(last ?? 0)
          ? []
          : ['a number of a certificate missing or double']),
        ...(left.length === issued.length ? [] : ['a student left without a certificate']),
        ...(issued.every(({ status }) => status === 'LEFT')
          ? []
          : ['a certificate of a student who has not left']),
      ];
    },
    acknowledged: () => serials.length,
  };
}

export const moneyKinds = (): Kind[] => [planTurns(), statements(), refunds(), transfers()];
