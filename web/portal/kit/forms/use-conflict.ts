import { useState } from 'react';
import type { VersionedRecord } from './record-calls.ts';

/**
 * Which version of a record is edited, and what another user has saved in the meantime.
 * @param find reads the record as it is now
 */
export function useConflict<R extends VersionedRecord>(
  record: R | undefined,
  find: (id: string) => Promise<R>,
) {
  const [version, setVersion] = useState(record?.version);
  const [theirs, setTheirs] = useState<R>();
  return {
    version,
    theirs,
    readTheirs: async () => record && setTheirs(await find(record.id).catch(() => undefined)),
    /** The next save overwrites what the other user has saved. */
    editFrom: (newer: R) => {
      setVersion(newer.version);
      setTheirs(undefined);
    },
    onClose: () => setTheirs(undefined),
  };
}
