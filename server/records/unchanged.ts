// A save that changes nothing leaves nothing: no new version, no row in the audit log.
import { differences } from '#server/db/audit-log.ts';

class Unchanged extends Error {
  readonly record: unknown;
  constructor(record: unknown) {
    super('Nothing was changed');
    this.record = record;
  }
}

/** Called in the transaction of a save. @throws what rolls it back where the audit log would have nothing to tell */
export function refuseUnchanged(record: object, compared: { before: object; after: object }): void {
  if (Object.keys(differences(compared.before, compared.after)).length === 0) throw new Unchanged(record);
}

/** Around that transaction. @returns what it returns, or the record as it was where it was rolled back */
export async function unlessUnchanged<R>(save: () => Promise<R>): Promise<R> {
  try {
    return await save();
  } catch (error) {
    if (error instanceof Unchanged) return error.record as R; // what refuseUnchanged was given by this save
    throw error;
  }
}
