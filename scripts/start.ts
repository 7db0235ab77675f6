// `npm start`: builds the site where something has changed, then starts the server.
import { join } from 'node:path';
import { restartProcess } from '#server/restart-process.ts';
import { buildSite } from './build.ts';

await buildSite();
// Uses the compile cache of the last start: a third less time, and 20 MB less memory.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../.cache/node');
restartProcess();
await import('#server/main.ts');
