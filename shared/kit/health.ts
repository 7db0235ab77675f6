// The state of the installation, for the admin.
import * as z from 'zod/mini';

export const healthSchema = z.object({
  /** Of the program. */
  version: z.string(),
  startedAt: z.string(),
  /** Megabytes of memory that this process takes. */
  memory: z.number(),
  database: z.object({
    /** 'SQLite 3.53.4' */
    name: z.string(),
    bytes: z.number(),
    /** The newest migration, e.g. '0014-enrollment-numbers'. */
    migration: z.string(),
  }),
  /** The newest backup that was read through after it was made; null: none is known. */
  lastBackup: z.nullable(
    z.object({
      at: z.string(),
      /** The folder, and the machine's name. */
      place: z.string(),
      kilobytes: z.number(),
    }),
  ),
  /** Failed and refused log-ins of the last 24 hours. */
  failedLogins: z.number(),
  /** What waits to be sent, and how much of it the mail server has not taken so far; null: no email is set up. */
  mail: z.nullable(z.object({ waiting: z.number(), notTaken: z.number() })),
  /** Of the disk with the college's data. */
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }),
});
export type Health = z.infer<typeof healthSchema>;
