import type { CollegeSettings, CollegeSettingsInput } from '#shared/college-settings.ts';
import type { Database, Tx } from './schema.ts';

/** The table's only row, inserted by the migration. */
export async function readCollegeSettings(db: Database): Promise<CollegeSettings> {
  const { categories, ...settings } = await db
    .selectFrom('college_settings')
    .select(['invite_message as inviteMessage', 'categories', 'version'])
    .executeTakeFirstOrThrow();
  return { ...settings, categories: JSON.parse(categories) as string[] }; // written below and by the migration
}

/** @param version the row is updated only if it has this version. @returns whether it was changed */
export async function updateCollegeSettings(
  tx: Tx,
  { inviteMessage, categories }: CollegeSettingsInput,
  version: number | undefined,
): Promise<boolean> {
  let update = tx.updateTable('college_settings').set((set) => ({
    ...(inviteMessage && { invite_message: inviteMessage }),
    ...(categories && { categories: JSON.stringify(categories) }),
    version: set('version', '+', 1),
  }));
  if (version !== undefined) update = update.where('version', '=', version);
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
