// `npm run bench [part …] [--pages home,contact]`: measures the speed and prints one table (Markdown, readable as plain text).
// Of the weights `--pages portals` measures those of the portals alone.
// Parts: weight touch lighthouse rates lists imports marks money attendance register publish rights start postgres; all of them where none is named. Progress goes to stderr.
// Rates are compared with the bare server, because the machine may have other work.
import { parseArgs } from 'node:util';
import { startCluster } from '#test/servers/postgres.ts';
import { buildSite } from '../scripts/build.ts';
import { measureAttendance } from './attendance.ts';
import { makeCollege } from './college.ts';
import { measureImports } from './imports.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLists } from './lists.ts';
import { measureMarks } from './marks.ts';
import { measureMoney } from './money.ts';
import { newDatabase } from './postgres.ts';
import { startApp } from './processes.ts';
import { measurePublish } from './publish.ts';
import { measureRates, withDirectory } from './rates.ts';
import { measureRegister } from './register.ts';
import { measureRights } from './rights.ts';
import { measureStart } from './start.ts';
import { drawTable, progress, type Row } from './table.ts';
import { measureTouch } from './touch.ts';
import { measureWeights } from './weight.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { pages: { type: 'string' } } });
const pages = values.pages?.split(',') ?? [];

function onPages(
  measure: (
    origin: string,
    directory: string,
    college: Awaited<ReturnType<typeof makeCollege>>,
  ) => Promise<Row[]>,
) {
  return withDirectory(async (directory) => {
    const college = await makeCollege(directory, 1000);
    const app = await startApp(directory);
    // Browsers treat `localhost` as secure and accept the session's cookie there.
    const origin = app.origin.replace('127.0.0.1', 'localhost');
    try {
      return await measure(origin, directory, college);
    } finally {
      await app.stop();
    }
  });
}

async function onPostgres(): Promise<Row[]> {
  const cluster = await startCluster().catch((error: Error) => error);
  if (cluster instanceof Error) return [{ what: 'PostgreSQL', measured: cluster.message }];
  try {
    return [
      ...(await measureRates('PostgreSQL', await newDatabase(cluster.url))),
      ...(await measureLists('PostgreSQL', () => newDatabase(cluster.url))),
      ...(await measureImports('PostgreSQL', await newDatabase(cluster.url))),
      ...(await measureMarks('PostgreSQL', await newDatabase(cluster.url))),
      ...(await measureMoney('PostgreSQL', () => newDatabase(cluster.url))),
      ...(await measureAttendance('PostgreSQL', await newDatabase(cluster.url))),
      ...(await measurePublish('PostgreSQL', await newDatabase(cluster.url))),
    ];
  } finally {
    await cluster.stop();
  }
}

const parts: Record<string, () => Promise<Row[]>> = {
  weight: () => onPages((origin, _directory, college) => measureWeights(origin, college, pages)),
  touch: () => onPages((origin) => measureTouch(origin, pages)),
  lighthouse: () => onPages((origin, directory) => measureLighthouse(origin, directory, pages)),
  rates: () => measureRates('SQLite'),
  lists: () => measureLists('SQLite'),
  imports: () => measureImports('SQLite'),
  marks: () => measureMarks('SQLite'),
  money: () => measureMoney('SQLite'),
  attendance: () => measureAttendance('SQLite'),
  register: measureRegister,
  publish: () => measurePublish('SQLite'),
  rights: measureRights,
  start: measureStart,
  postgres: onPostgres,
};

const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);

await buildSite();
const rows: Row[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  progress(`— ${name}`);
  // A part that fails must not discard the results of the others.
  rows.push(
    ...(await measure().catch((error: Error) => [
      { what: name, measured: error.message, target: 'runs', isMet: false },
    ])),
  );
}
console.log(drawTable(rows));
