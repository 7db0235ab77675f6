import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const serverTests = globSync('server/**/*.test.ts');
/** Tests of the server in which the suite's database plays no part: they run once. */
const withoutDatabase = serverTests.filter(
  (file) => !/#test\/(app|fresh-database)\.ts/.test(readFileSync(file, 'utf8')),
);

const shared = {
  testTimeout: 20_000,
  // No test here replaces a module, and each has its own database: loading the app anew for every file took half the time.
  isolate: false,
};
const api = { ...shared, include: serverTests, exclude: withoutDatabase };

export default defineConfig({
  test: {
    // As many as the smallest machine has cores; by itself it would leave one of them free.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{shared,content,web,scripts}/**/*.test.{ts,tsx}', ...withoutDatabase],
        },
      },
      { test: { name: 'api on SQLite', ...api } },
      { test: { name: 'api on PostgreSQL', ...api, globalSetup: 'test/postgres.ts' } },
    ],
  },
});
