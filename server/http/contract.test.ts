// The guard, parsing and serialization of every call, independent of its handler.
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import type { Context, Handlers, Services } from '#server/context.ts';
import type { Session } from '#server/db/account/sessions.ts';
import { connect } from '#server/db/connect.ts';
import { contract } from '#shared/contract.ts';
import { aStudent } from '#test/factories.ts';
import { registerContract } from './contract.ts';
import { sendError } from './error-handler.ts';

const { personalInfo, contactInfo, ...fields } = aStudent();
const student = { id: 'a', ...fields, ProfilePic: null, version: 1 };

/** An app whose handlers all give the same answer and record their contexts. */
function appAnswering(
  answer: unknown,
  role: Session['role'] = 'admin',
  {
    longestCall = 60_000,
    work = async () => {},
  }: { longestCall?: number; work?: () => Promise<unknown> } = {},
) {
  const reached: Context<(typeof contract)['createStudent']>[] = [];
  const handler = async (context: Context<(typeof contract)['createStudent']>) => {
    reached.push(context);
    await work();
    return answer;
  };
  const handlers = Object.fromEntries(Object.keys(contract).map((name) => [name, handler]));
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendError);
  const session: Session = {
    id: 's',
    accountId: 'c',
    role,
    permissions: role === 'admin' ? ['admin'] : [],
    recordId: 'c',
    label: 'x',
    language: 'en',
    lastSeenAt: '',
    expiresAt: '',
    hasSecondFactor: true,
    confirmedAt: '',
  };
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    request.session = session;
  });
  // The only handlers and services that the test uses; no statement reaches the database, which is not even opened.
  const services = { settings: { isDemo: false }, db: connect({ file: ':memory:' }) } as Services;
  registerContract(app, { ...services, handlers: handlers as unknown as Handlers, longestCall });
  return { app, reached };
}

test('fields that the contract does not declare are never sent, at any depth', async () => {
  const leaky = {
    ...student,
    passwordHash: 'SECRET',
    personalInfo: { dob: null, address: '', gender: 'Female', nationality: '', religion: '', id: 'SECRET' },
    fees: [{ id: 'f', label: '', amount: 1, paid: 0, dueOn: '', paidOn: null, version: 1, note: 'SECRET' }],
  };
  const { app } = appAnswering(leaky);
  const one = await app.inject('/api/students/a');
  expect(one.json()).toMatchObject(student);
  expect(one.body).not.toContain('SECRET');
  const list = await appAnswering([leaky]).app.inject('/api/students');
  expect(list.json()).toHaveLength(1);
  expect(list.body).not.toContain('SECRET');
});

test('an answer that breaks the contract is a server error (500) and is not sent', async () => {
  const { app } = appAnswering({ secret: 'SECRET' });
  const response = await app.inject('/api/students/a');
  expect(response.statusCode).toBe(500);
  expect(response.body).not.toContain('SECRET');
  expect(response.body).not.toContain('firstName');
});

test('a handler gets the parsed body without unknown fields, and the defaults filled in', async () => {
  const { app, reached } = appAnswering(student);
  const names = { firstName: ' Lakshmi ', lastName: 'S', fatherFirstName: 'R', fatherLastName: 'S' };
  const payload = {
    ...names,
    motherFirstName: 'T',
    motherLastName: 'U',
    role: 'admin',
    permissions: ['admin'],
    id: 'chosen',
    personalInfo: { gender: 'Female', nationality: 'Indian', religion: 'Hindu', hidden: 1 },
  };
  const response = await app.inject({ method: 'POST', url: '/api/students', payload });
  expect(response.statusCode).toBe(201);
  expect(reached[0]?.body).toEqual({
    ...names,
    firstName: 'Lakshmi',
    motherFirstName: 'T',
    motherLastName: 'U',
    year: 'FIRST',
    personalInfo: { gender: 'Female', nationality: 'Indian', religion: 'Hindu', dob: null, address: '' },
    contactInfo: { email: '', phone: '' },
  });
});

test('for a refused caller neither the body is read nor the handler called', async () => {
  const { app, reached } = appAnswering(student, 'student');
  const response = await app.inject({
    method: 'POST',
    url: '/api/students',
    headers: { 'content-type': 'text/strange' },
    payload: 'x'.repeat(2_000_000),
  });
  expect(response.statusCode).toBe(403);
  expect(reached).toEqual([]);
});

test('files of the office are read one at a time; the time of a call begins with its turn', async () => {
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await wait(20);
    running -= 1;
  };
  const read = { id: 'a', bank: '', fileName: '', columns: [], rows: [], leftOut: 0, unread: [] };
  const { app } = appAnswering(read, 'admin', { longestCall: 400, work });
  const file = new FormData();
  file.set('file', new Blob(['Date,Amount'], { type: 'text/csv' }), 'statement.csv');
  const request = { method: 'POST', url: '/api/bank-statements', payload: file } as const;
  // All together take longer than one call may; one of them, on a busy machine too, does not.
  const answers = await Promise.all(Array.from({ length: 30 }, () => app.inject(request)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(201));
  expect(most).toBe(1);
});
