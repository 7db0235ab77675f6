// The commands that create and remove admin accounts on the server's machine.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '#server/db/connect.ts';

const root = join(import.meta.dirname, '..');

test('admin:create prints a link, admin:remove keeps the last admin who can sign in; both are recorded', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'college-admins-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const env = { ...process.env, DATA_DIR: directory, DATABASE_URL: '' };
  const create = () =>
    execFileSync(process.execPath, ['scripts/admin-create.ts', 'lakshmi'], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
  const remove = (name: string) =>
    spawnSync(process.execPath, ['scripts/admin-remove.ts', name], { cwd: root, env, encoding: 'utf8' });

  expect(create()).toMatch(
    /Made the admin account "lakshmi".*\nhttp:\/\/localhost:3000\/set-password#[\w-]{43}\n/,
  );
  expect(create()).toMatch(/^New link for the admin account "lakshmi"/);
  const db = connect({ file: join(directory, 'college.db') });
  onTestFinished(() => db.destroy());
  await db.updateTable('accounts').set({ password_hash: 'chosen' }).execute();
  const last = remove('lakshmi');
  expect([last.status, last.stderr]).toEqual([
    1,
    'The last admin who can sign in cannot be removed. Invite another one first.\n',
  ]);
  expect(remove('unknown').status).toBe(1);
  await db.updateTable('accounts').set({ password_hash: null }).execute();
  expect(remove('lakshmi')).toMatchObject({ status: 0 });
  const log = await db.selectFrom('audit_log').select(['action', 'actor', 'noun']).orderBy('id').execute();
  const by = { actor: 'command line', noun: 'account' };
  expect(log).toEqual(['create', 'invite', 'delete'].map((action) => ({ action, ...by })));
});
