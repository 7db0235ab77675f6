// Money: dues of 10,000 students and their chart against 1,000, a statement of the bank, fees raised for 5,000 students, receipts per
// second.
import { sql } from 'kysely';
import { connect } from '#server/db/connect.ts';
import { insertRows } from '#server/db/rows.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { financialYear } from '#shared/money/financial-year.ts';
import { type LoadRequest, readAnswer } from './answers.ts';
import { type College, makeCollege } from './college.ts';
import type { Rate } from './load-generator.ts';
import { type Running, startApp } from './processes.ts';
import { describeRate, sendLoad, timing, withDirectory } from './rates.ts';
import { fixed, median, progress, type Row } from './table.ts';

const sizes = { small: 1000, big: 10_000 };
const raised = 5000;
const lines = 2000;
const limits = { dues: 100, raise: 3, receipts: 150, statement: 1 };

interface Side {
  college: College;
  app: Running;
}

/** @param newDatabase makes an empty PostgreSQL database; without it SQLite */
export function measureMoney(label: string, newDatabase?: () => Promise<string>): Promise<Row[]> {
  return withDirectory(async (directory) => {
    const open = async (size: number): Promise<Side> => {
      progress(`${label}: ${size} students who owe …`);
      const data = `${directory}/${size}`;
      const url = await newDatabase?.();
      const college = await makeCollege(data, size, url);
      await enterFees(college, data, url);
      return { college, app: await startApp(data, url) };
    };
    const [small, big] = [await open(sizes.small), await open(sizes.big)];
    const forRaise = await newDatabase?.();
    const college = await makeCollege(`${directory}/raise`, raised * 4, forRaise);
    const app = await startApp(`${directory}/raise`, forRaise);
    try {
      return [
        ...(await dues(label, small, big)),
        await statement(label, big),
        await raise(label, { college, app }),
        await receipts(label, big, !newDatabase),
      ];
    } finally {
      await Promise.all([small.app.stop(), big.app.stop(), app.stop()]);
    }
  });
}

/** Three fees each, of which about half are open; the last one is a crore, for the receipts. The government pays one of half of the students. */
async function enterFees({ studentIds }: College, data: string, databaseUrl?: string): Promise<void> {
  const db = connect({ databaseUrl, file: `${data}/college.db` });
  await db
    .updateTable('students')
    .set({ quota: 'convener' })
    .where('year', 'in', ['FIRST', 'THIRD'])
    .execute();
  const rows = studentIds.flatMap((student_id, index) =>
    ['first', 'second', 'third', ...(index % 2 === 0 ? ['fee reimbursement, first'] : [])].map(
      (year, place) => ({
        id: `${student_id}-${place}`,
        student_id,
        label: `Tuition fee, ${year} year`,
        amount: place === 2 ? 10_000_000 : 50_000,
        payable_by: place > 2 ? ('government' as const) : ('student' as const),
        paid: place < 2 && index % 3 > 0 ? 50_000 : 0,
        due_on: `202${5 + place}-0${1 + (index % 9)}-1${index % 9}`,
        paid_on: null,
      }),
    ),
  );
  await db.transaction().execute((tx) => insertRows(tx, 'fees', rows));
  // A database in use has statistics of these rows: PostgreSQL gathers them by itself, minutes later.
  if (databaseUrl) await sql`vacuum analyze`.execute(db);
  await db.destroy();
}

const headersOf = ({ adminCookie }: College) => ({ cookie: adminCookie, 'content-type': 'application/json' });

/** One rupee of the fee of a crore. */
const payment = ({ college }: Side, studentId: string) => ({
  path: `/api/students/${studentId}/fees/${studentId}-2/payments`,
  headers: headersOf(college),
  body: JSON.stringify({ amount: 1, paidOn: indiaDate(new Date()), mode: 'cash' }),
});

const read = ({ college }: Side, path: string): LoadRequest => ({ path, headers: headersOf(college) });

async function time(side: Side, request: LoadRequest): Promise<number> {
  const start = performance.now();
  const { status } = await readAnswer(side.app.origin, request);
  if (status >= 300) throw new Error(`${request.path} answered ${status}`);
  return performance.now() - start;
}

const changes = 5;

/** The first call after a change computes the sums. The median of a few, of which none is the first of the process. */
async function timeAfterChange(side: Side, request: LoadRequest): Promise<number> {
  await time(side, request);
  const times: number[] = [];
  for (const id of side.college.studentIds.slice(0, changes)) {
    const { path, headers, body } = payment(side, id);
    const response = await fetch(side.app.origin + path, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    times.push(await time(side, request));
  }
  return median(times);
}

interface DuesCall {
  what: string;
  path: string;
}

const pageOf = (query: Record<string, string>): DuesCall => ({
  what: `dues of 10,000 students, ${new URLSearchParams(query).toString() || 'all'}`,
  path: `/api/dues?${new URLSearchParams({ page: '1', ...query })}`,
});

const chartOf = (query: Record<string, string>): DuesCall => ({
  what: `chart of the dues of 10,000 students, ${new URLSearchParams(query)}`,
  path: `/api/due-figures?${new URLSearchParams(query)}`,
});

const pages: Record<string, string>[] = [
  {},
  { head: 'Tuition fee, second year' },
  { overdue: 'true' },
  { year: 'SECOND' },
  { year: 'SECOND', sort: '-open' },
  { quota: 'convener' },
  { sort: 'studentName' },
  { sort: '-open' },
  { q: 'rao' },
  { payableBy: 'government' },
];
const charts: Record<string, string>[] = [{ by: 'year' }, { by: 'head', year: 'SECOND' }];
const duesCalls = [...pages.map(pageOf), ...charts.map(chartOf)];

async function dues(label: string, small: Side, big: Side): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, path } of duesCalls) {
    progress(`${label}: ${what} …`);
    const first = await timeAfterChange(big, read(big, path));
    const times = [small, big].map((): number[] => []);
    for (let round = 0; round < 40; round += 1) {
      for (const [index, side] of [small, big].entries())
        times[index]?.push(await time(side, read(side, path)));
    }
    const [few, many] = times.map(median) as [number, number]; // two sides
    const isQuick = many <= limits.dues && first <= limits.dues;
    rows.push({
      what: `${label}: ${what}`,
      measured: `${fixed(many, 2)} ms, ${fixed(first, 0)} ms after a change`,
      compared: `${fixed(many / few, 2)} × ${fixed(few, 2)} ms of 1,000`,
      target: `≤ ${limits.dues} ms`,
      isMet: isQuick,
    });
  }
  return rows;
}

/** Each line names a student and is exactly what is open of one of the fees. */
async function statement(label: string, { app, college }: Side): Promise<Row> {
  progress(`${label}: a statement of ${lines} lines …`);
  const rows = Array.from({ length: lines }, (_, index) => {
    const number = `VCP26${String(index + 1001).padStart(3, '0')}`;
    return `16/11/2026,NEFT ${number} tuition,SBINN${String(index).padStart(12, '0')},10000000.00`;
  });
  const text = ['Date,Narration,Reference,Credit', ...rows].join('\n');
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const body = new FormData();
    body.append('file', new Blob([text], { type: 'text/csv' }), 'statement.csv');
    const begun = performance.now();
    const response = await fetch(`${app.origin}/api/bank-statements?bank=${round}`, {
      method: 'POST',
      headers: { cookie: college.adminCookie },
      body,
    });
    const read = (await response.json()) as { rows?: { state: string }[]; error?: string }; // the contract's answer
    times.push((performance.now() - begun) / 1000);
    const matched = read.rows?.filter(({ state }) => state === 'matched').length;
    if (matched !== lines) throw new Error(`${matched} of ${lines} lines matched: ${read.error ?? ''}`);
  }
  const seconds = median(times);
  return {
    what: `${label}: a statement of ${lines} lines matched with the fees of 10,000 students`,
    measured: `${fixed(seconds, 2)} s`,
    target: `≤ ${limits.statement} s`,
    isMet: seconds <= limits.statement,
  };
}

/** A quarter of the students are in each year. */
async function raise(label: string, side: Side): Promise<Row> {
  progress(`${label}: fees raised for 5,000 …`);
  const send = async (path: string, body: object) => {
    const response = await fetch(side.app.origin + path, {
      method: 'POST',
      headers: headersOf(side.college),
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as { id: string }; // the contract's answers
  };
  const heads = [{ label: 'Tuition fee', amount: 50_000, dueOn: '2027-01-05' }];
  const { id } = await send('/api/fee-plans', { academicYear: '2026-2027', year: 'SECOND', heads });
  const begun = performance.now();
  const made = await send(`/api/fee-plans/${id}/raises`, { fees: raised });
  const seconds = (performance.now() - begun) / 1000;
  const undone = performance.now();
  await send(`/api/fee-raises/${made.id}/undo`, {});
  return {
    what: `${label}: fees raised for 5,000 students`,
    measured: `${fixed(seconds, 2)} s, undone in ${fixed((performance.now() - undone) / 1000, 2)} s`,
    target: `≤ ${limits.raise} s`,
    isMet: seconds <= limits.raise,
  };
}

async function receipts(label: string, side: Side, hasTarget: boolean): Promise<Row> {
  progress(`${label}: receipts of ${financialYear(new Date())} …`);
  const requests = side.college.studentIds.slice(0, 500).map((id) => ({
    method: 'POST' as const,
    ...payment(side, id),
  }));
  const { targets } = await sendLoad({ ...timing, targets: [{ ...side.app, requests }] });
  const [rate] = targets as [Rate]; // one target
  return {
    what: `${label}: receipts`,
    measured: describeRate(rate),
    ...(hasTarget && { target: `≥ ${limits.receipts}/s`, isMet: rate.perSecond >= limits.receipts }),
  };
}
