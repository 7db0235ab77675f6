// A save without a difference is rolled back: no new version, no row in the audit log.
import { differences } from '#server/db/office/audit-log.ts';

class Unchanged extends Error {
  readonly record: unknown;
  constructor(record: unknown) {
    super('Nothing was changed');
    this.record = record;
  }
}

/** Called in the transaction of a save. @throws to roll it back where no audited field differs */
export function refuseUnchanged(record: object, compared: { before: object; after: object }): void {
  if (Object.keys(differences(compared.before, compared.after)).length === 0) throw new Unchanged(record);
}

/** Called around that transaction. @returns its result, or the unchanged record where it was rolled back */
export async function unlessUnchanged<R>(save: () => Promise<R>): Promise<R> {
  try {
    return await save();
  } catch (error) {
    if (error instanceof Unchanged) return error.record as R; // the record that this save passed to refuseUnchanged
    throw error;
  }
}
