import { defineConfig } from 'vitest/config';

const api = {
  include: ['server/**/*.test.ts'],
  testTimeout: 20_000,
  // No test here replaces a module, and each has its own database: loading the app anew for every file took half the time.
  isolate: false,
};

export default defineConfig({
  test: {
    // As many as the smallest machine has cores; by itself it would leave one of them free.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{shared,content,web,scripts}/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
        },
      },
      { test: { name: 'api on SQLite', ...api } },
      { test: { name: 'api on PostgreSQL', ...api, globalSetup: 'test/postgres.ts' } },
    ],
  },
});
