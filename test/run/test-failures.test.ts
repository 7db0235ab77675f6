import { expect, test } from 'vitest';
import { failuresInBrowser, failuresInVitest } from './test-failures.ts';

const error = '\u001B[31mAssertionError: expected 3 to be 2\u001B[39m\n\n    at fees.test.ts:5:1';

test('each failed test and each file that was not loaded is named with the first lines of its error', () => {
  const file = { name: '/site/server/fees.test.ts', status: 'failed', message: '' };
  const passed = { fullName: 'a fee is paid', status: 'passed', failureMessages: [] };
  const failed = { fullName: 'a fee is due', status: 'failed', failureMessages: [error] };
  const testResults = [
    { ...file, assertionResults: [passed, failed] },
    { ...file, name: '/site/server/dues.test.ts', message: 'Cannot find module', assertionResults: [] },
  ];
  expect(failuresInVitest({ testResults, success: false, numPassedTests: 1 }, '/site')).toEqual([
    '✘ server/fees.test.ts › a fee is due\n    AssertionError: expected 3 to be 2\n        at fees.test.ts:5:1',
    '✘ server/dues.test.ts\n    Cannot find module',
  ]);
});

test('each failed browser test is named, however deep its suite is', () => {
  const spec = { file: 'money/fees.test.ts', line: 7 };
  const failed = {
    ...spec,
    title: 'a fee is due',
    ok: false,
    tests: [{ results: [{ status: 'failed', error: { message: error } }] }],
  };
  const passed = { ...spec, title: 'a fee is paid', ok: true, tests: [{ results: [{ status: 'passed' }] }] };
  const suites = [{ specs: [passed], suites: [{ specs: [failed] }] }];
  expect(
    failuresInBrowser({ stats: { expected: 1, unexpected: 1 }, errors: [{ message: 'no site' }], suites }),
  ).toEqual([
    '✘ the browser tests\n    no site',
    '✘ e2e/money/fees.test.ts:7 › a fee is due\n    AssertionError: expected 3 to be 2\n        at fees.test.ts:5:1',
  ]);
});
