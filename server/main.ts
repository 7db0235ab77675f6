// The server with the built site.
import { join } from 'node:path';
import { startServer } from './start.ts';

await startServer({ siteDirectory: join(import.meta.dirname, '../dist') });
