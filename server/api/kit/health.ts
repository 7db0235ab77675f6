import { readFileSync } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { isoAfter } from '#server/clock.ts';
import type { Handlers } from '#server/context.ts';
import { describeDatabase } from '#server/db/description.ts';
import { countAudits } from '#server/db/office/audit-log.ts';
import { findLastBackup } from '#server/db/office/backups.ts';
import { countMails } from '#server/db/people/mails.ts';
import { dayMilliseconds } from '#shared/teaching/weekdays.ts';

const packageFile = join(import.meta.dirname, '../../../package.json');
const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }; // npm demands one

export const healthHandlers = {
  readHealth: async ({ db, settings, clock }) => {
    await mkdir(settings.dataDir, { recursive: true }); // with PostgreSQL nothing may have been stored there yet
    const { bavail, blocks, bsize } = await statfs(settings.dataDir);
    return {
      version,
      startedAt: isoAfter(clock(), -process.uptime() * 1000),
      memory: Math.round(process.memoryUsage.rss() / 1e6),
      database: await describeDatabase(db),
      lastBackup: (await findLastBackup(db)) ?? null,
      failedLogins: await countAudits(
        db,
        ['login-failed', 'login-refused'],
        isoAfter(clock(), -dayMilliseconds),
      ),
      mail: settings.mail ? await countMails(db) : null,
      disk: { freeBytes: bavail * bsize, totalBytes: blocks * bsize },
    };
  },
} satisfies Partial<Handlers>;
