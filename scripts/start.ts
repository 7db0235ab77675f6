// `npm start`: build what has changed, then serve.
import { buildSite } from './build.ts';

await buildSite();
await import('../server/main.ts');
