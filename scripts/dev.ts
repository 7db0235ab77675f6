// `npm run dev`: the site and the portals with hot reload on PORT (3000), the API restarting behind it on 3001.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const port = process.env.PORT ?? '3000';
const apiPort = process.env.API_PORT ?? '3001';

const run = (args: string[], env: Record<string, string>) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });

const children = [
  run(['--watch-path=server', '--watch-path=shared', '--watch-preserve-output', 'server/main.ts'], {
    PORT: apiPort,
    PUBLIC_ORIGIN: `http://localhost:${port}`,
  }),
  run([join('node_modules', 'astro', 'bin', 'astro.mjs'), 'dev', '--port', port], {
    API_PORT: apiPort,
    ASTRO_TELEMETRY_DISABLED: '1',
  }),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
for (const child of children) child.once('exit', stop);
