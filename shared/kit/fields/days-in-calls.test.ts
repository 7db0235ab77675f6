// Every day that a call takes has limits that fit its meaning, and is a day of the calendar.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '#shared/contract.ts';
import type { Call } from '#shared/kit/call.ts';

type Json = z.core.JSONSchema.JSONSchema;

/** The paths of all properties that are named like a day. */
function daysIn({ anyOf = [], properties = {}, items }: Json, path: string[] = []): string[][] {
  const own = Object.entries(properties).flatMap(([key, value]) => {
    const isDay = /(?:On|[dD]ate|[dD]ay|dob|from|until|[sS]ince|yearOfJoining)$/.test(key);
    return [...(isDay ? [[...path, key]] : []), ...daysIn(value as Json, [...path, key])];
  });
  const inItems = items && !Array.isArray(items) ? daysIn(items as Json, [...path, '0']) : [];
  return [...anyOf.flatMap((one) => daysIn(one, path)), ...own, ...inItems];
}

/** {papers: [{date: value}]} for ['papers', '0', 'date'] */
const at = (path: readonly string[], value: unknown) =>
  path.toReversed().reduce((inner, key) => (key === '0' ? [inner] : { [key]: inner }), value);

// The kind of a fact says which values it has (facts.test.ts); to confirm the clock is to send its day.
const { updateFact: _, confirmClock: __, ...calls } = contract;
const bodies = Object.entries<Call>(calls).flatMap(([name, { body }]) =>
  body
    ? daysIn(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })).map(
        (path) => [name, path.join('.'), body] as const,
      )
    : [],
);

test('there are such days', () => expect(bodies.length).toBeGreaterThan(30));

test.each(bodies)('%s refuses impossible days in %s', (_name, path, body) => {
  for (const day of ['0026-12-31', '2206-01-01', '2026-02-30']) {
    const { error } = z.safeParse(body, at(path.split('.'), day));
    expect(error?.issues.map((issue) => issue.path.join('.'))).toContain(path);
  }
});
