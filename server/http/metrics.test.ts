import { expect, onTestFinished, test } from 'vitest';
import { startApp } from '#test/app.ts';
import { makeMetrics } from './metrics.ts';

test('answers are counted by route and status, with sessions and failed log-ins', async () => {
  const metrics = makeMetrics({
    countSessions: async () => 3,
    countFailedLogins: () => Promise.reject(new Error('the database is away')),
    lastBackupAt: async () => 1_795_000_000,
  });
  const port = await metrics.listen(0);
  onTestFinished(metrics.close);
  const { anonymous, asAdmin } = await startApp({ measure: metrics.measure });
  const admin = await asAdmin();
  for (let n = 0; n < 2; n += 1) await admin.get('/api/subjects');
  await anonymous.get('/api/students/someone');
  await anonymous.get('/nothing');

  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await answer.text()).split('\n');
  const count = 'http_request_duration_seconds_count';
  for (const line of [
    `${count}{method="GET",route="/api/subjects",status="200"} 2`,
    `${count}{method="GET",route="/api/students/:id",status="401"} 1`,
    `${count}{method="GET",route="none",status="404"} 1`,
    'college_sessions 3',
    'college_last_backup_timestamp_seconds 1795000000',
    'college_failed_logins_last_day Nan',
  ]) {
    expect(lines).toContain(line);
  }
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    expect(lines.some((line) => line.startsWith(`${name} `))).toBe(true);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  // Another address of this machine: a server that listens on all of them would answer.
  await expect(fetch(`http://127.0.0.2:${port}/metrics`)).rejects.toThrow();
});
