import { connect } from '#server/db/connect.ts';
import { migrateFirst } from '#server/db/migrate.ts';
import { prepareDataDirectory } from './data-directory.ts';
import { usualCost } from './password-cost.ts';
import { readSecretKey } from './secret-key.ts';
import type { Settings } from './settings.ts';

type Connection = Omit<Parameters<typeof connect>[0], 'databaseUrl' | 'file'>;

/** What all requests share (context.ts) and commands use, with the database brought up to date; what buildApp makes itself is not in it. */
export async function openServices(settings: Settings, connection: Connection = {}) {
  await prepareDataDirectory(settings);
  const database = { databaseUrl: settings.databaseUrl, file: settings.databaseFile };
  await migrateFirst(database);
  return {
    db: connect({ ...database, ...connection }),
    settings,
    clock: () => new Date(),
    secretKey: await readSecretKey(settings),
    passwordCost: usualCost,
  };
}
