/** The browser's database with what is saved on this device (device-table.ts). */
export const deviceDatabase = 'college-portal';

/** Asks by name, because to open the database would make it. A browser without that question may have it. */
export async function hasDeviceDatabase(): Promise<boolean> {
  if (!('databases' in indexedDB)) return true;
  return (await indexedDB.databases()).some(({ name }) => name === deviceDatabase);
}
