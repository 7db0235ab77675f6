// Start and stop: read the settings, bring the database up to date, listen, close.

import type { AddressInfo } from 'node:net';
import { firstAdminLink } from '#server/auth/admins.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { refuseSampleAccounts } from '#server/auth/sample-accounts.ts';
import { countOtherAdmins } from '#server/db/account/admins.ts';
import { countUnreadableSecrets } from '#server/db/account/second-factors.ts';
import { countSessions } from '#server/db/account/sessions.ts';
import { demoAccounts } from '#server/db/demo/accounts.ts';
import { countAudits } from '#server/db/office/audit-log.ts';
import { findLastBackup } from '#server/db/office/backups.ts';
import type { Database } from '#server/db/schema.ts';
import type { Metrics } from '#server/http/metrics.ts';
import { routes } from '#shared/routes.ts';
import { dayMilliseconds } from '#shared/teaching/weekdays.ts';
import { type AppOptions, buildApp } from './app.ts';
import { isoAfter } from './clock.ts';
import { takeInUploads } from './files/uploads-folder.ts';
import { startHousekeeping } from './housekeeping.ts';
import { restartProcess } from './restart-process.ts';
import { openServices } from './services.ts';
import { readSettings, type Settings } from './settings.ts';
import { fillStartRecords } from './site/start-records.ts';
import { endWith } from './start-refusal.ts';
import { stopGracefully } from './stop.ts';

/** What shows the website. */
type Website = Pick<AppOptions, 'siteDirectory' | 'renderer' | 'pages' | 'inFront'>;

async function start(website: Website): Promise<void> {
  const settings = readSettings();
  const services = await openServices(settings, {
    onError: (error) => app.log.warn({ err: error }, 'the database closed an idle connection'),
  });
  const { db, clock, secretKey } = services;
  await takeInUploads(db, settings.uploadsDir, clock());
  await fillStartRecords(db, clock());
  const metrics = settings.metricsPort ? await metricsOf(db) : undefined;
  const app = await buildApp({
    ...services,
    ...website,
    ...(metrics && { measure: metrics.measure }),
  });
  await refuseSampleAccounts(db, settings);
  const unreadable = await countUnreadableSecrets(db, secretKey);
  if (unreadable > 0)
    app.log.warn(`the key in ${settings.secretFile} does not open ${unreadable} second factors`);
  if (settings.isDemo) {
    const { fillWithDemoData } = await import('#server/db/demo/fill.ts'); // saves 14 MB in production
    if (await fillWithDemoData({ db, hashPassword, now: clock() })) {
      await app.close();
      await db.destroy();
      restartProcess(process.argv[1]);
      return start(website);
    }
  }
  stopGracefully(app, db);
  if (settings.metricsPort) await metrics?.listen(settings.metricsPort);
  // Starting leaves 25 MB that are no longer used; the engine would keep them until it needs the room.
  globalThis.gc?.({ type: 'major', flavor: 'last-resort' });
  await app.listen({ port: settings.port, host: settings.host });
  startHousekeeping({ db, settings }, app.log);
  if (settings.mail) {
    const { startMailing } = await import('#server/mail/mail-queue.ts'); // saves its memory where nothing is sent
    startMailing(settings.mail, { db, clock, settings, log: app.log });
  }
  // With PORT=0 the system chooses.
  const { port } = app.server.address() as AddressInfo; // the server listens on a port, not on a pipe
  console.log(welcome(settings, settings.port === 0 ? `http://localhost:${port}` : settings.publicOrigin));
  if ((await countOtherAdmins(db, '')) === 0) console.log(await firstStep({ db, clock, settings }));
}

/** For a college that has no admin who can sign in. In production the log keeps what is printed: it gets no link. */
async function firstStep(college: Parameters<typeof firstAdminLink>[0]): Promise<string> {
  if (process.env.NODE_ENV === 'production')
    return 'There is no admin yet. Make the first one: npm run admin:create -- <username>';
  const link = await firstAdminLink(college);
  if (!link) return 'Another server that has started at the same time prints the link of the first admin.';
  return `Begin here, within 72 hours: choose the password of the first admin, whose username is "admin".\n  ${link}`;
}

async function metricsOf(db: Database): Promise<Metrics> {
  const { makeMetrics } = await import('#server/http/metrics.ts');
  return makeMetrics({
    countSessions: () => countSessions(db, new Date()),
    countFailedLogins: () =>
      countAudits(db, ['login-failed', 'login-refused'], isoAfter(new Date(), -dayMilliseconds)),
    lastBackupAt: async () => Date.parse((await findLastBackup(db))?.at ?? '') / 1000,
  });
}

const loginPaths = {
  admin: routes.adminLogin,
  student: routes.studentLogin,
  faculty: routes.facultyLogin,
  guardian: routes.guardianLogin,
} as const;

function welcome({ isDemo, college }: Settings, origin: string): string {
  const lines = [`${college.name} is open at ${origin}`];
  if (isDemo) {
    lines.push('Sample records are in. Sample log-ins:');
    for (const { role, loginName, password } of Object.values(demoAccounts))
      lines.push(
        `  ${role.padEnd(8)} ${loginName.padEnd(20)} ${password.padEnd(18)} ${origin}${loginPaths[role]}`,
      );
  }
  return lines.join('\n');
}

/** A start that fails ends the process with a sentence. */
export async function startServer(website: Website): Promise<void> {
  try {
    await start(website);
  } catch (error) {
    endWith(error);
  }
}
