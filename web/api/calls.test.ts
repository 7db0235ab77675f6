import { afterEach, expect, test, vi } from 'vitest';
import { askUser, callApi, showUser } from './calls.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const answer = (id: string) => Response.json({ user: { id } });

test('a call names the user whom the page shows, or its own; the questions who is signed in name no user', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer('x')),
  );
  const named = () => vi.mocked(fetch).mock.lastCall?.[1]?.headers;
  showUser('kalyani');
  await callApi('findClass', { params: { id: 'c' } });
  expect(named()).toEqual({ 'signed-in-as': 'kalyani' });
  await callApi('findClass', { params: { id: 'c' }, user: 'ravi' });
  expect(named()).toEqual({ 'signed-in-as': 'ravi' });
  await callApi('authStatus', {});
  expect(named()).toEqual({});
  showUser(undefined);
});

test('what the server asks first is sent again once it is confirmed, and is a refusal where it is not', async () => {
  const asked = { error: 'Receipt 1 has this reference already.', question: 'same-reference' };
  const bodies: unknown[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_path: string, { body }: { body: string }) => {
      bodies.push(JSON.parse(body));
      return bodies.length % 2 === 1 ? Response.json(asked, { status: 409 }) : Response.json({ id: 'p' });
    }),
  );
  const body = { amount: 1, paidOn: '2026-11-18', mode: 'upi', reference: 'T1' } as const;
  const pay = () => callApi('createPayment', { params: { id: 's', feeId: 'f' }, body });
  const ask = vi.fn(async () => true);
  askUser({ goOn: ask });
  expect(await pay()).toEqual({ id: 'p' });
  expect(ask).toHaveBeenCalledExactlyOnceWith('same-reference', asked.error);
  expect(bodies).toEqual([body, { ...body, confirmed: ['same-reference'] }]);
  askUser({ goOn: async () => false });
  await expect(pay()).rejects.toMatchObject({ status: 409, message: asked.error });
  askUser({});
  expect(bodies).toHaveLength(3);
});
