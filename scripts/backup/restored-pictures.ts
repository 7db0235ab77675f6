import { statSync } from 'node:fs';
import { join } from 'node:path';
import { RestoreError } from './restore-error.ts';

/** @param names of the pictures that the records of the backup have. @throws where one is not in it, or is empty */
export function refuseMissingPictures(names: readonly string[], backup: string): void {
  const missing = names.filter(
    (name) => !statSync(join(backup, 'uploads', name), { throwIfNoEntry: false })?.size,
  );
  if (missing.length === 0) return;
  throw new RestoreError(
    `${missing.length} of ${names.length} pictures of this backup are missing: copy its whole folder, with uploads/. To restore it all the same, add --without-pictures.`,
  );
}
