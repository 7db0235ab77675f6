// Import of a year's new students in one file: checked, imported and undone.
import { setTimeout as wait } from 'node:timers/promises';
import { inline, workbook } from '#test/workbook.ts';
import { type College, makeCollege } from './college.ts';
import { type Running, residentMegabytes, startApp } from './processes.ts';
import { withDirectory } from './rates.ts';
import { fixed, progress, type Row } from './table.ts';

const count = 5000;
const limit = 5;

const header =
  'enrollmentNumber,firstName,lastName,year,email,phone,gender,dob,address,nationality,religion,fatherFirstName,fatherLastName,motherFirstName,motherLastName';

function file(): string {
  const lines = Array.from(
    { length: count },
    (_, index) =>
      `IMP${index},Lakshmi,Sample ${index},FIRST,import${index}@people.example,+91 90000 00000,Female,2007-04-14,"${index}, Sample Street, Sample Town",Indian,Hindu,Ravi,Sample,Sita,Sample`,
  );
  return [header, ...lines].join('\r\n');
}

/** @param databaseUrl PostgreSQL; without it SQLite */
export function measureImports(label: string, databaseUrl?: string): Promise<Row[]> {
  return withDirectory(async (directory) => {
    const college = await makeCollege(directory, 1000, databaseUrl);
    const app = await startApp(directory, databaseUrl);
    try {
      return [
        ...(await importAndUndo(label, app.origin, college)),
        await memoryAfterMany(label, app, college),
      ];
    } finally {
      await app.stop();
    }
  });
}

const many = 20;
/** The server collects what files have left when none has come for two seconds. */
const quietMilliseconds = 5000;
const mostGrowth = 1.3;

/** Twenty of the largest workbooks at once, of which one is read at a time: what they took is given back. */
async function memoryAfterMany(
  label: string,
  { origin, pid }: Running,
  { adminCookie }: College,
): Promise<Row> {
  progress(`${label}: import, ${many} workbooks at once …`);
  const rows = file()
    .split('\r\n')
    .map((line) => line.match(/(?<=")[^"]*(?=")|[^,"]+/g) ?? [])
    .map((cells) => `<row>${cells.map((cell) => inline('', cell)).join('')}</row>`);
  const bytes = Buffer.from(workbook({ rows: rows.join('') }));
  const send = async () => {
    const form = new FormData();
    form.set('file', new Blob([bytes]), 'intake.xlsx');
    const path = `${origin}/api/imports?noun=student&dryRun=true`;
    return (await fetch(path, { method: 'POST', headers: { cookie: adminCookie }, body: form })).status;
  };
  await send(); // compiles what all of them need
  await wait(quietMilliseconds);
  const before = residentMegabytes(pid);
  const statuses = await Promise.all(Array.from({ length: many }, send));
  await wait(quietMilliseconds);
  const after = residentMegabytes(pid);
  return {
    what: `${label}: memory after ${many} workbooks of 5,000 students at once ÷ before`,
    measured: `${fixed(after / before, 2)} (${fixed(before, 0)} → ${fixed(after, 0)} MB), answered ${statuses.join(' ')}`,
    target: `≤ ${mostGrowth}`,
    isMet: after / before <= mostGrowth && statuses.every((status) => status === 200),
  };
}

async function importAndUndo(label: string, origin: string, { adminCookie }: College): Promise<Row[]> {
  const call = async (method: string, path: string, body?: FormData) => {
    const response = await fetch(origin + path, {
      method,
      headers: { cookie: adminCookie },
      ...(body && { body }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 200)}`);
    return text;
  };
  const importing = (query: string) => {
    const form = new FormData();
    form.set('file', new Blob([file()], { type: 'text/csv' }), 'intake.csv');
    return call('POST', `/api/imports?noun=student${query}`, form);
  };
  let last = '';
  const steps: Record<string, () => Promise<string>> = {
    'dry run': () => importing('&dryRun=true'),
    'taken in': () => importing(''),
    undone: () => call('DELETE', `/api/imports/${last}`),
  };
  const rows: Row[] = [];
  for (const [step, run] of Object.entries(steps)) {
    progress(`${label}: import, ${step} …`);
    const begun = performance.now();
    const answer = await run();
    const seconds = (performance.now() - begun) / 1000;
    last = answer && (JSON.parse(answer) as { id: string }).id; // the id in the report; the last step has no answer
    rows.push({
      what: `${label}: import of 5,000 students, ${step}`,
      measured: `${fixed(seconds, 2)} s`,
      target: `≤ ${limit} s`,
      isMet: seconds <= limit,
    });
  }
  return rows;
}
