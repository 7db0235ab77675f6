import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const serverTests = globSync('server/**/*.test.ts');
/** Tests that use no database of the suite, and those whose first lines say why another one would prove nothing more: they run once. */
const onOneDatabase = serverTests.filter((file) => {
  const text = readFileSync(file, 'utf8');
  return !/#test\/(app|fresh-database)\.ts/.test(text) || text.includes('// On SQLite alone: ');
});

/**
 * What PostgreSQL is asked too for every change: the statements and migrations, and calls that meet at the same time. `npm run prove
 * postgres` asks it all that SQLite is asked, which takes a minute.
 */
const onPostgres = process.env.LONG_PROOFS
  ? serverTests
  : serverTests.filter((file) => /^server\/((db|records|rules)\/|[^/]+$)|-at-once\.test\.ts$/.test(file));

/** A machine with much other work takes ten times as long: a limit ends what hangs, and measures nothing. */
const patient = {
  testTimeout: 60_000 * Number(process.env.PROPERTY_RUNS ?? 1),
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};
/** No test here replaces a module, and each has its own database: loading the code again for every file took half the time. */
const together = { ...patient, isolate: false };
const api = { ...together, include: serverTests };

export default defineConfig({
  test: {
    // As many as the smallest machine has cores; by itself it would leave one of them free.
    maxWorkers: 2,
    // Most objects of a test do not outlive it: a larger nursery saves a tenth of the processor time.
    execArgv: [
      '--max-semi-space-size=64',
      ...(process.env.TEST_CLOCK ? ['--import=#test/other-day.ts'] : []),
    ],
    projects: [
      { test: { ...together, name: 'unit', include: ['{shared,content,web,scripts,test}/**/*.test.ts'] } },
      { test: { ...patient, name: 'markup', include: ['web/**/*.test.tsx'] } },
      { test: { name: 'api on SQLite', ...api } },
      {
        test: {
          name: 'api on PostgreSQL',
          ...api,
          include: onPostgres,
          exclude: onOneDatabase,
          globalSetup: 'test/servers/postgres.ts',
        },
      },
    ],
  },
});
