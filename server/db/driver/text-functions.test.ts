import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sortKey } from '#shared/kit/text/sort-key.ts';
import { textKey } from '#shared/kit/text/text-key.ts';
import { shareApp } from '#test/app.ts';

const college = shareApp();

const letters = fc.constantFrom(
  ...Array.from("aAáÁzZ1 .-–O’'`´\u00a0\u200c\u200dß.İıØŁæÐÞŒẞŊ౦౯९०۲٢"),
  ...Array.from('కఁహళ్ిై\u0c46\u0c56ஜக்हक़ळೞفهكيآ'),
  '\u3164',
  '\ufe0f',
  'ﬁ',
  '²',
  '😀',
);

test('the database makes the same keys as the rules', async () => {
  const texts = fc.sample(fc.string({ unit: letters, maxLength: 12 }), { numRuns: 1000, seed: 40 });
  const rows = sql.join(texts.map((text) => sql`(${text})`));
  const { rows: keys } = await sql<{ text: string; plain: string; sort: string }>`
    select column1 as text, plain(column1) as plain, sort_key(column1) as sort from (values ${rows}) as given`.execute(
    college().db,
  );
  for (const { text, ...key } of keys) expect(key).toEqual({ plain: textKey(text), sort: sortKey(text) });
});
