// The limits per connection and on the head of a request.
// On SQLite alone: the limits are above any query.
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { shareApp } from '#test/app.ts';
import { listen, sendRaw, statusOf } from '#test/servers/raw-http.ts';

const college = shareApp({ volume: { perSession: 100_000, perAddress: 100_000 } });

const get = (path: string, ...heads: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: college', ...heads].join('\r\n')}\r\n\r\n`;

/** Sends requests and reads nothing until the server closes the connection. */
async function sendUnread(port: number, requests: number): Promise<void> {
  const socket = connect(port, '127.0.0.1', () => socket.write(get('/healthz').repeat(requests)));
  onTestFinished(() => void socket.destroy());
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.once('error', () => resolve());
    // The end is only seen where the data before it is read, so it is discarded here.
    socket.resume();
  });
}

test('a connection that sends requests without reading answers is closed, and others keep working', async () => {
  const port = await listen(college().app);
  await Promise.all(Array.from({ length: 50 }, () => sendUnread(port, 100)));
  expect(statusOf(await sendRaw(port, get('/healthz', 'Connection: close')))).toBe(200);
});

test('four requests at once are answered', async () => {
  const port = await listen(college().app);
  const answer = await sendRaw(port, get('/healthz').repeat(3) + get('/healthz', 'Connection: close'));
  expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(4);
});

test('the number of connections and their idle time are limited', () => {
  const { server } = college().app;
  expect(server.maxConnections).toBe(2000);
  expect(server.timeout).toBe(30_000);
});

test('an address of more than 2 kB is refused', async () => {
  const { anonymous } = college();
  const refused = await anonymous.get(`/api/auth/status?q=${'x'.repeat(2048)}`);
  expect(refused.statusCode).toBe(414);
  expect(refused.json().error).toBe('The address is too long.');
  expect((await anonymous.get(`/api/auth/status?q=${'x'.repeat(2000)}`)).statusCode).toBe(200);
});

test('a request that names two hosts is refused', async () => {
  const port = await listen(college().app);
  for (const host of ['elsewhere', 'college']) {
    const answer = await sendRaw(port, get('/healthz', `hOST: ${host}`, 'Connection: close'));
    expect(statusOf(answer)).toBe(400);
  }
});

test('a JSON call sent as a form and an upload sent as JSON are refused as the wrong type', async () => {
  const admin = await college().asAdmin();
  const form = '--x\r\nContent-Disposition: form-data; name="firstName"\r\n\r\nLakshmi\r\n--x--\r\n';
  for (const url of ['/api/students', '/api/auth/admin/login', '/api/subjects']) {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const response = await admin.inject({ method: 'POST', url, headers, payload: form });
    expect(response.statusCode).toBe(415);
    expect(response.json().error).toBe('Send JSON (Content-Type: application/json).');
  }
  expect((await admin.post('/api/imports?noun=student', {})).statusCode).toBe(415);
});
