import type { CollegeSettings, CollegeSettingsInput } from '#shared/college-settings.ts';
import type { Database, Tx } from './schema.ts';

/** The table's only row, inserted by the migration. */
export async function readCollegeSettings(db: Database): Promise<CollegeSettings> {
  return db
    .selectFrom('college_settings')
    .select(['invite_message as inviteMessage', 'version'])
    .executeTakeFirstOrThrow();
}

/** @param version the row is updated only if it has this version. @returns whether it was changed */
export async function updateCollegeSettings(
  tx: Tx,
  { inviteMessage }: CollegeSettingsInput,
  version: number | undefined,
): Promise<boolean> {
  let update = tx
    .updateTable('college_settings')
    .set((set) => ({ invite_message: inviteMessage, version: set('version', '+', 1) }));
  if (version !== undefined) update = update.where('version', '=', version);
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
