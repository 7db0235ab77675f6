// The server with the built site.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from './start.ts';

const dist = join(import.meta.dirname, '../dist');

// Tests of the running server do not wait for a build: without one there are no pages.
await startServer(existsSync(join(dist, 'site')) ? { siteDirectory: dist } : {});
