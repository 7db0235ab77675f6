import { connect } from '#server/db/connect.ts';
import { usualCost } from './password-cost.ts';
import { readSecretKey } from './secret-key.ts';
import type { Settings } from './settings.ts';

type Connection = Omit<Parameters<typeof connect>[0], 'databaseUrl' | 'file'>;

/** What all requests share (http/context.ts), as the settings have it; what buildApp makes itself is not in it. */
export async function openServices(settings: Settings, connection: Connection = {}) {
  return {
    db: connect({ databaseUrl: settings.databaseUrl, file: settings.databaseFile, ...connection }),
    settings,
    clock: () => new Date(),
    secretKey: await readSecretKey(settings),
    passwordCost: usualCost,
  };
}
