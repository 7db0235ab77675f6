// A forgotten password: by email over a real mail server, and from the office where there is none.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { become, expect, stateOf, test } from '#e2e/portal-page.ts';
import { connect } from '#server/db/connect.ts';
import { demoAccounts } from '#server/db/demo/accounts.ts';
import { migrate } from '#server/db/migrate.ts';
import { fillCollege } from '#test/colleges.ts';
import { freePort } from '#test/servers/free-port.ts';
import { startMailServer } from '#test/servers/mail-server.ts';
import { spawnServer } from '#test/servers/spawn-server.ts';

const email = demoAccounts.student.loginName;
const password = 'banyan roots monsoon';

async function askForLink(page: Page, answer: string) {
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByText('Forgot password?').click();
  await page.getByRole('button', { name: 'Ask for a link' }).click();
  await expect(page.getByRole('main').getByRole('alert').last()).toContainText(answer);
}

async function choosePassword(page: Page, link: string) {
  await page.goto(link);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText(`Next time log in with your email ${email}`)).toBeVisible();
  await page.getByRole('link', { name: 'Open my pages' }).click();
  await expect(page).toHaveURL(/\/student-dashboard\//);
}

// Two servers of their own take a quarter of a minute; server/mail/mail-queue.test.ts has the letter, its link and the restart.
test('with email: the link comes by email, also where the server was restarted in between, and signs in', {
  tag: '@long',
}, async ({ browser }) => {
  const arrived = Promise.withResolvers<void>();
  const mail = await startMailServer({
    toLetter: () => {
      arrived.resolve();
      return undefined;
    },
  });
  const directory = test.info().outputPath('college');
  mkdirSync(directory);
  const withDatabase = async (change: (db: ReturnType<typeof connect>) => Promise<unknown>) => {
    const db = connect({ file: join(directory, 'college.db') });
    await change(db);
    await db.destroy();
  };
  await withDatabase(async (db) => {
    await migrate(db);
    await fillCollege(db, 'demo', new Date());
  });
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  const start = (smtp: string) =>
    spawnServer({
      DATA_DIR: directory,
      DEMO: 'on',
      PORT: port,
      PUBLIC_ORIGIN: origin,
      SMTP_URL: smtp,
      MAIL_FROM: 'College <office@vcp.example>',
    });
  // The mail server is away at first: what was asked for then waits in the database.
  const first = start('smtp://127.0.0.1:9');
  await first.origin;
  const page = await (await browser.newContext({ baseURL: origin, storageState: stateOf() })).newPage();
  await page.goto('/student-login');
  await askForLink(page, 'If there is such an account, a link is on its way to your email');
  first.kill('SIGKILL');
  await first.exited;
  // It may have tried already, and the next try is then a minute later.
  await withDatabase((db) => db.updateTable('mails').set({ due_at: '2026-01-01' }).execute());
  const second = start(`smtp://${mail.host}`);
  await second.origin;
  await arrived.promise;
  expect(mail.letters.map(({ to }) => to)).toEqual([[email]]);
  const [link = ''] = /http:\S+set-password#\S+/.exec(mail.letters[0]?.text ?? '') ?? [];
  await choosePassword(page, link);
  await page.context().close();
  second.kill('SIGTERM');
  await second.exited;
  await mail.close();
});

test('without email: the office sees who asks, and makes the link with one tap', async ({
  page,
  browser,
  baseURL,
  college,
}) => {
  const phone = await (
    await browser.newContext({ baseURL: baseURL ?? '', storageState: stateOf() })
  ).newPage();
  await phone.goto('/student-login');
  await askForLink(phone, 'the office now sees that you ask');
  await become(page, college.admin);
  await page.goto('/admin-dashboard');
  const waiting = page.getByRole('region', { name: 'Forgotten passwords' });
  await waiting.getByRole('button', { name: /^Invite/ }).click();
  const field = page.getByRole('dialog').getByLabel('Link');
  await expect(field).toHaveValue(/\/set-password#/);
  await choosePassword(phone, await field.inputValue());
  await page.goto('/admin-dashboard');
  // The tiles come with what waits.
  await expect(page.getByRole('list', { name: 'Sections' })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await phone.context().close();
});
