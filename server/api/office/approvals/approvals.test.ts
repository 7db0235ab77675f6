// Where the settings want two people a call is kept, and done when the principal approves it.
import { expect, test } from 'vitest';
import { type Approval, type ApprovalKind, noApprovals } from '#shared/office/approvals.ts';
import { type Caller, startApp, type TestApp } from '#test/app.ts';
import { aFee, aPayment } from '#test/factories.ts';
import { withSheet } from '#test/marks-sheet.ts';
import { studentWithFee } from '#test/student-with-fee.ts';
import { uploadFile } from '#test/upload.ts';

/** A college in which these kinds wait. */
async function wanting(...kinds: ApprovalKind[]) {
  const college = await startApp();
  const admin = await college.asAdmin();
  const approvals = { ...noApprovals, ...Object.fromEntries(kinds.map((kind) => [kind, true])) };
  const turnOn = () => admin.put('/api/settings', { approvals });
  const made = await studentWithFee(college, admin, { dueOn: '2026-10-01' });
  return { college, admin, turnOn, ...made, url: `/api/students/${made.student.id}` };
}
const listed = async (caller: Caller): Promise<Approval[]> => (await caller.get('/api/approvals')).json();
const decide = (caller: Caller, ids: readonly string[], decision: string, reason = '') =>
  caller.post('/api/approvals/decisions', { ids, decision, reason });
const labelOf = async ({ db }: TestApp, { accountId }: Caller) =>
  (await db.selectFrom('accounts').select('username').where('id', '=', accountId).executeTakeFirstOrThrow())
    .username;

interface Case {
  asker: Caller;
  send: () => ReturnType<Caller['post']>;
  /** What shows that it is done. */
  read: () => Promise<unknown>;
  before: unknown;
  after: (names: string) => unknown;
  what: string | RegExp;
}

const cases: Record<ApprovalKind, () => Promise<Case & { college: TestApp; admin: Caller }>> = {
  cancellation: async () => {
    const { college, admin, turnOn, pay, url } = await wanting('cancellation');
    const { id, receiptNumber } = (await admin.post(pay, aPayment({ amount: 5000 }))).json();
    await turnOn();
    const asker = await college.asStaff('cashier');
    return {
      college,
      admin,
      asker,
      send: () => asker.post(`/api/payments/${id}/cancellation`, { reason: 'Wrong student' }),
      read: async () => (await admin.get(`${url}/payments`)).json()[0].cancelledBy,
      before: '',
      after: (names) => names,
      what: new RegExp(`^Cancel receipt ${receiptNumber} of .+: ₹ 5,000$`),
    };
  },
  refund: async () => {
    const { college, admin, turnOn, pay, url, fee } = await wanting('refund');
    await admin.post(pay, { ...aPayment({ amount: fee.amount + 700 }), confirmed: ['advance'] });
    await turnOn();
    const asker = await college.asStaff('cashier');
    return {
      college,
      admin,
      asker,
      send: () => asker.post(`${url}/refunds`, { amount: 700, mode: 'cash', reason: 'Left' }),
      read: async () =>
        (await admin.get(`${url}/refunds`))
          .json()
          .refunds.map((refund: { enteredBy: string }) => refund.enteredBy),
      before: [],
      after: (names) => [names],
      what: /^Refund ₹ 700 to /,
    };
  },
  concession: async () => {
    const { college, admin, turnOn, fee, url } = await wanting('concession');
    await turnOn();
    const asker = await college.asStaff('cashier');
    return {
      college,
      admin,
      asker,
      send: () => asker.post(`${url}/fees/${fee.id}/concessions`, { amount: 900, reason: 'Orphan' }),
      read: async () =>
        (await admin.get(`${url}?include=fees`)).json().fees.map(({ amount }: { amount: number }) => amount),
      before: [fee.amount],
      after: () => expect.arrayContaining([-900]),
      what: /^₹ 900 off ‘Tuition fee’ of /,
    };
  },
  exception: async () => {
    const { college, admin, asha, url } = await withSheet(await startApp());
    await admin.post(`/api/students/${asha.id}/fees`, aFee({ amount: 12_000, dueOn: '2026-10-01' }));
    await admin.put('/api/settings', { approvals: { ...noApprovals, exception: true } });
    const asker = await college.asStaff('exams');
    return {
      college,
      admin,
      asker,
      send: () => asker.put(`${url}/hall-ticket-exceptions/${asha.id}`, { reason: 'Promised' }),
      read: async () => (await admin.get(`${url}/hall-tickets`)).json()[0].exception?.allowedBy,
      before: undefined,
      after: (names) => names,
      what: 'Let Asha Naidu sit First internal in spite of: ₹ 12,000 of fees overdue since 1 Oct 2026.',
    };
  },
  marks: async () => {
    const { college, admin, save, cell, go, url } = await withSheet(await startApp());
    await save(admin, [{ ...cell, marks: 17 }]);
    await go('locked');
    await admin.put('/api/settings', { approvals: { ...noApprovals, marks: true } });
    const asker = await college.asStaff('exams');
    return {
      college,
      admin,
      asker,
      send: () => save(asker, [{ ...cell, marks: 18, version: 1 }], 'Counted again'),
      read: async () =>
        (await admin.get(`${url}/marks`))
          .json()
          .entries.map(({ marks, enteredBy }: { marks: number; enteredBy: string }) =>
            marks === 18 ? enteredBy : marks,
          ),
      before: expect.arrayContaining([17]),
      after: (names) => expect.arrayContaining([names]),
      what: 'First internal: BPT101 of VCP26001 Asha Naidu 17 → 18',
    };
  },
};

test.each(Object.keys(cases) as ApprovalKind[])(
  '%s waits, is done when the principal approves it, and has both names',
  async (kind) => {
    const { college, admin, asker, send, read, before, after, what } = await cases[kind]();
    const sent = await send();
    expect(sent.statusCode, sent.body).toBe(202);
    const { approval, message } = sent.json();
    expect(message).toBe('This waits for the principal’s approval');
    expect(await read()).toEqual(before);
    expect((await send()).json().error).toBe('This waits for the principal’s approval already.');
    const principal = await college.asStaff('principal');
    const [waiting] = await listed(principal);
    expect(waiting).toMatchObject({ id: approval, kind, state: 'waiting', isOwn: false });
    if (typeof what === 'string') expect(waiting?.what).toBe(what);
    else expect(waiting?.what).toMatch(what);
    expect(await listed(asker)).toMatchObject([{ id: approval, isOwn: true }]);
    expect((await decide(asker, [approval], 'approved')).statusCode).toBe(403);

    const done = await decide(principal, [approval], 'approved');
    expect(done.json()).toEqual({ decided: 1, refused: [] });
    const names = `${await labelOf(college, asker)}, approved by ${await labelOf(college, principal)}`;
    expect(await read()).toEqual(after(names));
    const log = (await admin.get('/api/audit-log')).json<{ actor: string }[]>();
    expect(log.some(({ actor }) => actor === names)).toBe(true);
    expect(await listed(principal)).toEqual([]);
    expect(await listed(asker)).toMatchObject([{ state: 'approved' }]);
    college.wait(8 * 86_400_000);
    expect(await listed(await college.signInAgain(asker))).toEqual([]);
  },
);

test('declined with a reason nothing is done, and its asker sees why; several are decided at once', async () => {
  const { college, admin, turnOn, fee, url } = await wanting('concession');
  await turnOn();
  const cashier = await college.asStaff('cashier');
  const ask = async (amount: number) =>
    (await cashier.post(`${url}/fees/${fee.id}/concessions`, { amount, reason: 'Orphan' })).json().approval;
  const ids = [await ask(fee.amount - 100), await ask(200), await ask(300)];
  const principal = await college.asStaff('principal');
  expect((await decide(principal, ids, 'declined')).json().fields).toEqual({
    reason: 'Say why it is declined',
  });
  expect((await decide(principal, [], 'approved')).json().fields).toHaveProperty('ids');
  expect((await decide(principal, ids.slice(2), 'declined', 'Not this year')).json()).toEqual({
    decided: 1,
    refused: [],
  });
  // The second does not fit any more after the first: it waits on.
  expect((await decide(principal, ids, 'approved')).json()).toEqual({
    decided: 1,
    refused: [
      { id: ids[1], sentence: 'Of ‘Tuition fee’ only ₹ 100 is left to be conceded' },
      { id: ids[2], sentence: 'This does not wait any more.' },
    ],
  });
  expect(await listed(principal)).toMatchObject([{ id: ids[1], state: 'waiting' }]);
  expect(await listed(cashier)).toMatchObject([
    { id: ids[1], state: 'waiting' },
    { id: ids[0], state: 'approved' },
    {
      id: ids[2],
      state: 'declined',
      decidedReason: 'Not this year',
      decidedBy: await labelOf(college, principal),
    },
  ]);
  const history = (await admin.get(`${url}/history`)).json();
  expect(history.filter(({ noun }: { noun: string }) => noun === 'approval')).toHaveLength(5);
});

test('a request is not approved by who asked for it, not even by an admin; who may not ask any more is not obeyed', async () => {
  const { college, admin, turnOn, fee, url } = await wanting('concession');
  await turnOn();
  const ask = (caller: Caller, amount: number) =>
    caller.post(`${url}/fees/${fee.id}/concessions`, { amount, reason: 'Orphan' });
  expect((await ask(admin, 100)).json().error).toMatch(/^No other account may approve this: /);
  await college.asStaff('principal');
  const own = (await ask(admin, 100)).json().approval;
  expect((await decide(admin, [own], 'approved')).json()).toEqual({
    decided: 0,
    refused: [{ id: own, sentence: 'You have asked for this yourself: another person has to approve it.' }],
  });
  const both = await college.asStaff('cashier', 'principal');
  const theirs = (await ask(both, 200)).json().approval;
  expect((await decide(both, [theirs], 'approved')).json().refused).toHaveLength(1);
  const other = await college.asAdmin();
  expect((await decide(other, [own], 'approved')).json().decided).toBe(1);
  await admin.put(`/api/admins/${both.accountId}`, { sets: ['principal'] });
  const [refused] = (await decide(other, [theirs], 'approved')).json().refused;
  expect(refused.sentence).toMatch(/may not do this any more/);
  // The own request can be taken back, and asked again.
  expect((await decide(both, [theirs], 'declined', 'Not needed')).json().decided).toBe(1);
  const cashier = await college.asStaff('cashier');
  const mine = (await ask(cashier, 300)).json().approval;
  const takeBack = async (caller: Caller) => (await caller.delete(`/api/approvals/${mine}`)).statusCode;
  expect(await takeBack(both)).toBe(404);
  expect(await listed(other)).toMatchObject([{ id: mine }]);
  expect(await takeBack(cashier)).toBe(204);
  expect(await takeBack(cashier)).toBe(404);
  expect(await listed(cashier)).toEqual([]);
  expect((await ask(cashier, 300)).statusCode).toBe(202);
});

test('there is no way around it: the paid sum of a fee, the fee itself, a session that is opened again, the settings', async () => {
  const { college, admin, turnOn, pay, fee, read, url } = await wanting('cancellation', 'marks');
  await admin.post(pay, aPayment({ amount: 5000 }));
  await turnOn();
  const cashier = await college.asStaff('cashier');
  const { label, amount, dueOn } = fee;
  const path = `${url}/fees/${fee.id}`;
  expect((await cashier.put(path, { label, amount, dueOn, paid: 1000, paidOn: null })).statusCode).toBe(202);
  const removed = await cashier.delete(path);
  expect(removed.statusCode).toBe(202);
  expect(await read()).toMatchObject({ paid: 5000 });
  expect(
    (await decide(await college.asStaff('principal'), [removed.json().approval], 'approved')).json(),
  ).toEqual({
    decided: 1,
    refused: [],
  });
  expect((await admin.get(`${url}?include=fees`)).json().fees).toEqual([]);

  const sheet = await withSheet(college);
  await sheet.go('locked');
  const opened = await sheet.go('open', 'Forgot one');
  expect(opened.statusCode).toBe(202);
  const office = await college.asStaff('office');
  expect((await office.put('/api/settings', { approvals: noApprovals })).statusCode).toBe(403);
  college.wait(11 * 60_000);
  expect((await admin.put('/api/settings', { approvals: noApprovals })).json().fields).toHaveProperty(
    'confirmation',
  );
});

test('a fee that becomes smaller, or goes, is a concession in effect, also by a file', async () => {
  const { college, admin, turnOn, fee, url } = await wanting('concession');
  await turnOn();
  const cashier = await college.asStaff('office', 'cashier');
  const path = `${url}/fees/${fee.id}`;
  const amountOf = async () => (await admin.get(`${url}?include=fees`)).json().fees[0]?.amount;
  const body = { label: fee.label, dueOn: fee.dueOn };
  const larger = fee.amount + 500;
  expect((await cashier.put(path, { ...body, amount: larger })).json()).toMatchObject({ amount: larger });
  const smaller = await cashier.put(path, { ...body, amount: fee.amount });
  expect((await cashier.delete(path)).statusCode).toBe(202);
  const { enrollmentNumber } = (await admin.get(url)).json();
  const file = `enrollmentNumber,label,amount,dueOn\n${enrollmentNumber},"${fee.label}",1,${fee.dueOn}`;
  const sent = await uploadFile(cashier, 'POST', '/api/imports?noun=fee', file);
  expect([sent.statusCode, sent.json().error]).toEqual([
    409,
    `A smaller ‘${fee.label}’ of ${enrollmentNumber}: this has to be asked for by itself.`,
  ]);
  expect(await amountOf()).toBe(larger);
  const principal = await college.asStaff('principal');
  expect(await listed(principal)).toMatchObject([{ what: /‘.*’ of .*: ₹ .* → ₹ / }, { what: /→ ₹ 0$/ }]);
  await decide(principal, [smaller.json().approval], 'approved');
  expect(await amountOf()).toBe(fee.amount);
});

test('fees turned to a smaller plan, and raises and imports of fees that are undone, wait too', async () => {
  const { college, admin, turnOn, fee, url } = await wanting('concession');
  const student = (await admin.get(url)).json();
  const head = { label: fee.label, dueOn: fee.dueOn };
  const plan = { academicYear: '2026-2027', year: student.year, quota: null };
  const heads = [
    { ...head, amount: fee.amount - 700 },
    { ...head, label: 'Library', amount: 900 },
  ];
  const { id } = (await admin.post('/api/fee-plans', { ...plan, heads })).json();
  const raise = (await admin.post(`/api/fee-plans/${id}/raises`, { fees: 1 })).json();
  const file = `enrollmentNumber,label,amount,dueOn\n${student.enrollmentNumber},Bus,400,2026-12-01`;
  const imported = (await uploadFile(admin, 'POST', '/api/imports?noun=fee', file)).json();
  await turnOn();
  const cashier = await college.asStaff('office', 'cashier');
  const sent = [
    await cashier.post(`/api/fee-plans/${id}/turns`, { studentIds: [student.id], difference: -700 }),
    await cashier.post(`/api/fee-raises/${raise.id}/undo`),
    await cashier.delete(`/api/imports/${imported.id}`),
  ];
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
  const amounts = async () =>
    (await admin.get(`${url}?include=fees`)).json().fees.map(({ amount }: { amount: number }) => amount);
  expect((await amounts()).toSorted()).toEqual([400, fee.amount, 900]);
  const principal = await college.asStaff('principal');
  const waiting = await listed(principal);
  expect(waiting.map(({ what }) => what)).toEqual([
    expect.stringMatching(/^₹ 700 less of .+, by the plan of First year, 2026-2027$/),
    'Undo the raise of First year, 2026-2027: ₹ 900 less in 1 fee',
    'Undo the import of fees ‘file.csv’',
  ]);
  const ids = waiting.map(({ id }) => id);
  expect((await decide(principal, ids, 'approved')).json()).toEqual({ decided: 3, refused: [] });
  expect(await amounts()).toEqual([fee.amount - 700]);
});

test('what is asked first is asked when it is sent, and not again when it is approved', async () => {
  const { college, turnOn, pay, fee, url, admin } = await wanting('concession');
  await admin.post(pay, aPayment({ amount: fee.amount }));
  await turnOn();
  const cashier = await college.asStaff('cashier');
  const body = { amount: 400, reason: 'Orphan' };
  const path = `${url}/fees/${fee.id}/concessions`;
  expect((await cashier.post(path, body)).json()).toMatchObject({ question: 'advance' });
  const { approval } = (await cashier.post(path, { ...body, confirmed: ['advance'] })).json();
  const principal = await college.asStaff('principal');
  expect((await decide(principal, [approval], 'approved')).json().decided).toBe(1);
  expect((await admin.get(`${url}/refunds`)).json().advance).toBe(400);
});
