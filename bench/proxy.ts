// Debian's nginx as the reverse proxy of several app processes.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#test/servers/free-port.ts';

export interface Proxy {
  origin: string;
  stop: () => Promise<void>;
}

/** The configuration of docs/operations.md, without TLS. */
export const nginxConfiguration = (port: number, directory: string, origins: string[]) => `
worker_processes 1;
error_log ${directory}/error.log;
pid ${directory}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${directory}/body;
  proxy_temp_path ${directory}/proxy;
  client_max_body_size 6m;
  upstream college {
${origins.map((origin) => `    server ${new URL(origin).host} max_fails=1 fail_timeout=2s;`).join('\n')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://college;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host:$server_port;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 2s;
    }
  }
}
`;

/** @throws where nginx is not installed */
export async function startProxy(directory: string, origins: string[]): Promise<Proxy> {
  const home = join(directory, 'nginx');
  mkdirSync(home, { recursive: true });
  const port = await freePort();
  const file = join(home, 'nginx.conf');
  writeFileSync(file, nginxConfiguration(port, home, origins));
  const nginx = spawn('nginx', ['-p', home, '-c', file, '-g', 'daemon off; user root;'], {
    stdio: 'inherit',
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
  });
  await Promise.race([once(nginx, 'spawn'), failed(nginx)]);
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok; tries += 1) {
    if (tries === 50) throw new Error('nginx does not answer');
    await wait(100);
  }
  const ended = once(nginx, 'exit');
  const stop = async () => {
    nginx.kill('SIGTERM');
    await ended;
  };
  return { origin, stop };
}

const failed = (child: ChildProcess) =>
  once(child, 'error').then(() => {
    throw new Error('nginx is not installed. On Debian: apt-get install nginx-light');
  });
