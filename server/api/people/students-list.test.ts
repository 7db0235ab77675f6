import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { studentRows } from '#server/db/people/students.ts';
import { deleteRows } from '#server/db/rows.ts';
import { type Caller, shareApp, startApp } from '#test/app.ts';
import { aStudent } from '#test/factories.ts';

const college = shareApp();

interface Listed {
  id: string;
  firstName: string;
  lastName: string;
  enrollmentNumber: string;
  year: string;
  contactInfo: { email: string; phone: string };
}

/** Every column sorts the four in another order. */
const people = [
  {
    firstName: 'Anil',
    lastName: 'Varma',
    enrollmentNumber: 'L3',
    year: 'FOURTH',
    email: 'd@list.example',
    phone: '+919000000002',
  },
  {
    firstName: 'Divya',
    lastName: 'Babu',
    enrollmentNumber: 'L1',
    year: 'SECOND',
    email: 'a@list.example',
    phone: '+919000000004',
  },
  {
    firstName: 'Chaitanya',
    lastName: 'Rao',
    enrollmentNumber: 'L4',
    year: 'FIRST',
    email: 'b@list.example',
    phone: '+919000000001',
  },
  {
    firstName: 'Bhavani',
    lastName: 'Teja',
    enrollmentNumber: 'L2',
    year: 'THIRD',
    email: 'c@list.example',
    phone: '+919000000003',
  },
] as const;

const special = [
  aStudent({ firstName: 'వెంకట', lastName: 'సాయి', enrollmentNumber: 'S1', contactInfo: { phone: '' } }),
  aStudent({ firstName: '100%', lastName: 'Sure', enrollmentNumber: 'S2', contactInfo: { phone: '' } }),
  aStudent({ firstName: 'Under_Score', lastName: 'X', enrollmentNumber: 'S3', contactInfo: { phone: '' } }),
  aStudent({ firstName: 'Back\\Slash', lastName: 'X', enrollmentNumber: 'S4', contactInfo: { phone: '' } }),
  aStudent({
    firstName: 'UnderXScore',
    lastName: "O'Brien",
    enrollmentNumber: 'S5',
    contactInfo: { phone: '' },
  }),
];

let admin: Caller;

beforeAll(async () => {
  admin = await college().asAdmin();
  for (const { email, phone, ...person } of people) {
    await admin.post('/api/students', aStudent({ ...person, contactInfo: { email, phone } }));
  }
  for (const student of special) await admin.post('/api/students', student);
});

async function list(query: string): Promise<Listed[]> {
  const response = await admin.get(`/api/students?include=contactInfo&${query}`);
  expect(response.statusCode).toBe(200);
  return response.json();
}

async function numbers(query: string): Promise<string[]> {
  return (await list(query)).map(({ enrollmentNumber }) => enrollmentNumber);
}

const find = (words: string) => numbers(`q=${encodeURIComponent(words)}&sort=enrollmentNumber`);

test('GET /api/students without paging gives all students, by last name', async () => {
  const response = await admin.get('/api/students');
  const names: string[] = response.json().map(({ lastName }: Listed) => lastName);
  expect(names).toHaveLength(9);
  expect(names).toEqual(names.toSorted());
});

test('GET /api/students with paging gives that page and the total in X-Total-Count', async () => {
  const everyone = await numbers('sort=enrollmentNumber');
  const pages: string[] = [];
  for (const page of [1, 2, 3, 4]) {
    const response = await admin.get(`/api/students?page=${page}&pageSize=4&sort=enrollmentNumber`);
    expect(response.headers['x-total-count']).toBe('9');
    pages.push(...response.json().map((student: Listed) => student.enrollmentNumber));
    expect(response.json()).toHaveLength([4, 4, 1, 0][page - 1] ?? 0);
  }
  expect(pages).toEqual(everyone);
  const filtered = await admin.get('/api/students?page=1&pageSize=2&q=list.example');
  expect(filtered.headers['x-total-count']).toBe('4');
  expect(filtered.json()).toHaveLength(2);
});

test('the total follows creation, deletion, restoration, import and undo', async () => {
  const { asAdmin, db } = await startApp();
  const admin = await asAdmin();
  const total = async () => (await admin.get('/api/students?page=1&pageSize=1')).headers['x-total-count'];
  const first = (await admin.post('/api/students', aStudent())).json();
  await admin.post('/api/students', aStudent());
  expect(await total()).toBe('2');
  expect((await admin.post('/api/students', first)).statusCode).toBe(409);
  await admin.delete(`/api/students/${first.id}`);
  expect((await admin.get('/api/students?page=2&pageSize=1')).headers['x-total-count']).toBe('1');
  await admin.post(`/api/students/${first.id}/restoration`);
  expect(await total()).toBe('2');
  const three = [aStudent(), aStudent(), aStudent()].map((record) => ({ id: randomUUID(), record }));
  await db.transaction().execute((tx) => studentRows.insert(tx, three, new Date()));
  expect(await total()).toBe('5');
  const ids = three.map(({ id }) => id);
  await db.transaction().execute((tx) => deleteRows(tx, 'students', ids));
  expect(await total()).toBe('2');
});

test('a page has 25 students by default', async () => {
  await Promise.all(Array.from({ length: 26 }, () => college().asStudent({ firstName: 'Paged' })));
  expect(await list('page=1&q=paged')).toHaveLength(25);
  expect(await list('page=2&q=paged')).toHaveLength(1);
});

const expectedOrders: [string, string[]][] = [
  ['lastName', ['Babu', 'Rao', 'Teja', 'Varma']],
  ['firstName', ['Varma', 'Teja', 'Rao', 'Babu']],
  ['email', ['Babu', 'Rao', 'Teja', 'Varma']],
  ['phone', ['Rao', 'Varma', 'Teja', 'Babu']],
  ['year', ['Rao', 'Babu', 'Teja', 'Varma']],
  ['enrollmentNumber', ['Babu', 'Teja', 'Varma', 'Rao']],
];

test.each(expectedOrders)('GET /api/students sorts by %s in both directions', async (key, order) => {
  const names = async (sort: string) =>
    (await list(`q=list.example&sort=${sort}`)).map(({ lastName }) => lastName);
  const known: string[] = order;
  const paged = (await list(`sort=${key}&page=1&pageSize=100`)).map(({ lastName }) => lastName);
  expect(paged.filter((name) => known.includes(name))).toEqual(order);
  expect(await names(key)).toEqual(order);
  expect(await names(`-${key}`)).toEqual(order.toReversed());
});

test('equal sort keys keep one order over all pages', async () => {
  await Promise.all(
    Array.from({ length: 12 }, () =>
      college().asStudent({
        firstName: 'Twin',
        lastName: 'Twin',
        year: 'SECOND',
        contactInfo: { phone: '7' },
      }),
    ),
  );
  for (const sort of ['phone', '-phone', 'year', '-year', 'lastName', '-lastName']) {
    const pages: string[] = [];
    for (const page of [1, 2, 3, 4]) {
      const students = await list(`q=twin&sort=${sort}&page=${page}&pageSize=3`);
      pages.push(...students.map(({ id }) => id));
    }
    const ids = [...new Set(pages)].sort();
    expect(ids).toHaveLength(12);
    expect(pages).toEqual(sort.startsWith('-') ? ids.toReversed() : ids);
  }
});

test('GET /api/students filters by year, also together with a search', async () => {
  const third = await list('year=THIRD');
  expect(third.map(({ year }) => year)).toEqual(['THIRD']);
  expect(await numbers('year=FOURTH&q=list.example')).toEqual(['L3']);
  expect(await numbers('year=FOURTH&q=divya')).toEqual([]);
  expect(await numbers('year=THIRD&sort=-email&page=1')).toEqual(['L2']);
});

test('a search finds students with all its words, in any order and case', async () => {
  expect(await find('RAO chai')).toEqual(['L4']);
  expect(await find('rao divya')).toEqual([]);
  expect(await find('  a@list.example  L1 ')).toEqual(['L1']);
  expect(await find('')).toHaveLength((await numbers('')).length);
});

test('a search finds Telugu names', async () => {
  expect(await find('వెంకట')).toEqual(['S1']);
  expect(await find('సాయి వెం')).toEqual(['S1']);
});

test('a search finds composed and decomposed letters alike', async () => {
  await college().asStudent({ firstName: 'Zoe\u0308', enrollmentNumber: 'N1' });
  expect(await find('zo\u00eb')).toEqual(['N1']);
  expect(await find('ZOE\u0308')).toEqual(['N1']);
});

test('a search takes % _ \\ and quotes literally', async () => {
  expect(await find('%')).toEqual(['S2']);
  expect(await find('0%')).toEqual(['S2']);
  expect(await find('_')).toEqual(['S3']);
  expect(await find('under_score')).toEqual(['S3']);
  expect(await find('\\')).toEqual(['S4']);
  expect(await find('\\%')).toEqual([]);
  expect(await find("o'brien")).toEqual(['S5']);
});

test.each([
  ['page=0', 'page', 'page starts at 1'],
  ['page=x', 'page', 'page must be a number'],
  ['page=1.5', 'page', 'page must be a whole number'],
  ['page=1&pageSize=101', 'pageSize', 'pageSize is at most 100'],
  ['page=1&pageSize=', 'pageSize', 'pageSize starts at 1'],
  ['year=FIFTH', 'year', 'year must be FIRST, SECOND, THIRD or FOURTH'],
  [`q=${'x'.repeat(101)}`, 'q', 'Search for at most 100 characters'],
  ['sort=password_hash', 'sort', expect.stringContaining('sort must be one of lastName')],
  ['sort=--year', 'sort', expect.stringContaining('sort must be one of lastName')],
  ['include=sessions', 'include.0', expect.stringContaining('include takes')],
])('GET /api/students?%s is refused and names the field', async (query, field, message) => {
  for (const path of ['/api/students', '/api/students.csv']) {
    const response = await admin.get(`${path}?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ [field]: message });
  }
});

test('a repeated or nested query parameter is refused or taken once, never an error', async () => {
  for (const query of ['q=a&q=b', 'page=1&page=2', 'sort[]=year', 'q[$ne]=x', 'include=fees&include=fees']) {
    const response = await admin.get(`/api/students?${query}`);
    expect([200, 400]).toContain(response.statusCode);
  }
});
