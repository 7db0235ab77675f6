// The files of deploy/, as far as they can be checked without a container engine.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { nodeFlags } from '#server/restart-process.ts';
import { environmentNames } from '#server/settings.ts';
import { nginxConfiguration } from '../bench/proxy.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');
const known = new Set<string>(environmentNames);
/** Read by Node itself and by the C library. */
const others = new Set(['NODE_ENV', 'NODE_COMPILE_CACHE', 'MALLOC_MMAP_THRESHOLD_', 'PATH']);

test('the settings that the files give the server exist', () => {
  const ofImage = [...read('Dockerfile').matchAll(/^ENV (.+)$/gm)].flatMap(([, list = '']) =>
    [...list.matchAll(/(?:^| )([A-Z_]+)=/g)].map(([, name = '']) => name),
  );
  const app =
    read('compose.yaml')
      .split(/^ {2}(?=\w+:$)/m)
      .find((part) => part.startsWith('app:')) ?? '';
  const environment = app.slice(app.indexOf('environment:'), app.indexOf('volumes:'));
  const ofCompose = [...environment.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name);
  const ofUnits = ['college.service', 'college-backup.service'].flatMap((file) =>
    [...read(file).matchAll(/^Environment=(\w+)=/gm)].map(([, name = '']) => name),
  );
  expect([ofImage, ofCompose, ofUnits].every(({ length }) => length > 0)).toBe(true);
  const unknown = [...ofImage, ...ofCompose, ...ofUnits].filter(
    (name) => !known.has(name) && !others.has(name),
  );
  expect(unknown).toEqual([]);
});

test('compose.yaml asks for nothing that example.env does not name', () => {
  const asked = [...read('compose.yaml').matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name);
  const given = [...read('example.env').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
  expect([...new Set(asked)].sort()).toEqual(given.sort());
  expect(read('Caddyfile').match(/\$(\w+)/g)).toEqual(['$SITE_HOST']);
});

test('what the Dockerfile copies is there, and no data or secret goes into the image', () => {
  const files = [...read('Dockerfile').matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, list = '']) =>
    list.split(' '),
  );
  expect(files).toContain('package-lock.json');
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const ignored = read('Dockerfile.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', 'data', 'dist', 'node_modules', 'deploy/.env']));
});

test('image and units start what server/restart-process.ts starts, with the project’s own Node', () => {
  expect(read('Dockerfile')).toContain(
    `CMD [${['node', ...nodeFlags, 'server/main.ts'].map((word) => `"${word}"`).join(', ')}]`,
  );
  const node = 'ExecStart=/srv/college/node_modules/.bin/node';
  expect(read('college.service')).toContain(`${node} ${nodeFlags.join(' ')} server/main.ts\n`);
  expect(read('college-backup.service')).toContain(`${node} scripts/backup.ts `);
  // The image's own Node only installs the packages, which bring the Node that runs.
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    engines: { node: string };
  };
  const image = Number(/^FROM node:(\d+)-/m.exec(read('Dockerfile'))?.[1]);
  expect(image).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]));
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd)('systemd understands the units', () => {
  const directory = mkdtempSync(join(tmpdir(), 'college-units-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const names = ['college.service', 'college-backup.service', 'college-backup.timer'];
  // The project is not installed in /srv/college here.
  for (const name of names)
    writeFileSync(
      join(directory, name),
      read(name).replaceAll('/srv/college/node_modules/.bin/node', process.execPath),
    );
  const files = names.map((name) => join(directory, name));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((file) => existsSync(file));

test.skipIf(!nginx)('nginx understands the configuration of two machines', () => {
  const directory = mkdtempSync(join(tmpdir(), 'college-nginx-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const file = join(directory, 'nginx.conf');
  writeFileSync(
    file,
    nginxConfiguration(8080, directory, ['http://127.0.0.1:3000', 'http://127.0.0.1:3001']),
  );
  execFileSync(nginx ?? '', ['-t', '-q', '-p', directory, '-c', file]);
});
