import type { Database } from '#server/db/schema.ts';
import { fillStartRecords } from '#server/site/start-records.ts';

/** To prepare a college with the records that the website starts with, on the day on which the tests' clock starts. */
export const withStartRecords = (db: Database) => fillStartRecords(db, new Date('2026-11-20T06:00:00Z'));
