import type { Generated } from 'kysely';

/** Every record has a version, which counts its changes. */
export interface Versioned {
  id: string;
  version: Generated<number>;
}
