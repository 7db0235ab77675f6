import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { requiredText } from '#shared/kit/text/text.ts';
import { excusing, tickFor } from './excused-values.ts';

const name = requiredText('Name is required');
const digits = z.string().check(z.regex(/^\d+$/, 'Digits only'));
const schema = z
  .object({
    name,
    last: requiredText('Last is required'),
    hasOne: tickFor('last', z.optional(z.boolean())),
    contact: z._default(z.object({ phone: digits, email: name }), { phone: '', email: '' }),
  })
  .check(z.refine(({ name: first, last }) => first !== last, { path: ['last'], error: 'Twice the same' }));
const good = { name: 'Sita', last: 'Devi', contact: { phone: '1', email: 'e' } };

function parsed(given: object, stored?: object, kept?: object) {
  const { data, error } = z.safeParse(excusing(schema, given, stored, kept), given);
  return error ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) : data;
}

test('an unchanged value is excused, a changed one and those beside it are not', () => {
  const stored = { ...good, contact: { phone: 'after 6 pm', email: '' } };
  const given = { ...good, name: 'Gita', contact: { phone: 'after 6 pm', email: 'e' } };
  expect(parsed(given, stored)).toEqual(given);
  expect(parsed({ ...given, contact: { phone: 'after 7 pm', email: '' } }, stored)).toEqual([
    'contact.phone: Digits only',
  ]);
  expect(parsed({ ...given, name: ' ' }, stored)).toEqual(['name: Name is required']);
  expect(parsed({ ...stored, last: undefined }, { ...stored, last: undefined })).toEqual([
    'last: Last is required',
  ]);
});

test('the rules about several fields stay', () => {
  const given = { ...good, last: 'Sita', contact: { phone: 'x', email: 'e' } };
  expect(parsed(given, given)).toEqual(['last: Twice the same']);
});

test('what a form shows in another way is kept as it is stored', () => {
  const shown = { ...good, contact: { phone: '5 pm', email: 'e' } };
  expect(parsed(shown, shown, { contact: { phone: 'T17' } })).toEqual({
    ...good,
    contact: { phone: 'T17', email: 'e' },
  });
});

test('a tick lets its field be empty, beside the mistakes of others', () => {
  const { last: _, ...without } = good;
  expect(parsed({ ...without, hasOne: true })).toEqual({ ...good, last: '', hasOne: true });
  expect(parsed({ ...good, last: ' \u3164', hasOne: true })).toMatchObject({ last: '' });
  expect(parsed({ ...good, hasOne: true })).toMatchObject({ last: 'Devi' });
  expect(parsed({ ...without, name: '', hasOne: true })).toEqual(['name: Name is required']);
  expect(parsed({ ...without, name: '', hasOne: false })).toEqual([
    'name: Name is required',
    'last: Last is required',
  ]);
});

test('what is no object is left to the schema', () => {
  for (const given of [undefined, null, 'x', []]) expect(excusing(schema, given)).toBe(schema);
  expect(excusing(schema, good, good)).toBe(schema);
});
