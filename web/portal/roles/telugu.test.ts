// The Telugu texts of the portals fit the English ones of the code: a changed English text names the Telugu one to be read again.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { confirmationSchema, passwordChangeSchema, secondFactorCodeSchema } from '#shared/account/auth.ts';
import { attendanceReason, feesReason, withoutAmount } from '#shared/exams/hall-tickets.ts';
import { formatDate } from '#shared/kit/format.ts';
import { say, speak } from '#shared/kit/text/say.ts';
import { paymentClaimInputSchema } from '#shared/money/bank/payment-claims.ts';
import { certificateRequestInputSchema } from '#shared/office/papers/certificate-requests.ts';
import { advice } from '#shared/teaching/attendance-advice.ts';
import { tables, telugu } from './telugu.ts';

const texts = tables.flatMap((table) => Object.entries(table));
const placesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();

const sources = execFileSync('git', ['ls-files', 'web/portal', 'web/ui', 'web/api', 'shared', 'server'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|json)$/.test(file) && !/\.test\.|-telugu\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8'));
/** As JSX writes them: over several lines, with `{' '}` and entities. */
const code = sources
  .join('\n')
  .replaceAll('\\u00a0', '\u00a0')
  .replace(/\\'/g, "'")
  .replace(/[ \n]+/g, ' ');

/** Put together from parts. */
const composed =
  /^(Student|Parent) portal$|^Too many attempts|^(Copy|Clear|Search|Pages of|Amount) |^Nothing matches |^Attendance, |^Paid by the gov|^No entries|^Mon-Fri |^Paid on (must|cannot) |^\{year\} Year, |to be eligible|may miss|can be condoned/;

afterEach(() => speak(undefined));

test('every English text is said once, and by the code', () => {
  const keys = texts.map(([english]) => english);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  const gone = keys.filter(
    (key) => !composed.test(key) && key.split(/\{\w+\}/).some((piece) => !code.includes(piece.trim())),
  );
  expect(gone).toEqual([]);
});

test('a Telugu text has the places of its English one, and Latin letters in names only', () => {
  for (const [english, text] of texts) expect(placesOf(text), english).toEqual(placesOf(english));
  const names =
    /PDF|JPEG|PNG|WebP|UPI|QR|UTR|MB|Android|iPhone|Chrome|Safari|Google|Microsoft|Apple|Outlook|Authenticator|Aegis|‘.*’/g;
  expect(
    texts.filter(([, text]) => /[a-z]{2}/i.test(text.replace(/\{\w+\}/g, '').replace(names, ''))),
  ).toEqual([]);
});

/** The texts of `say('…')` and `say(isSo ? '…' : '…')`. */
const saidIn = (source: string): string[] =>
  [
    ...source.matchAll(
      /\bsay\(\s*((?:[^'"`(){}]*\?\s*)?)(?:'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)")(?:\s*:\s*'([^'\n]+)')?/g,
    ),
  ].flatMap(([, , single, double, other]) =>
    [single?.replaceAll("\\'", "'"), double, other].filter((text) => text !== undefined),
  );

test('what the code says is there in Telugu', () => {
  const said = sources.flatMap(saidIn);
  expect(said.length).toBeGreaterThan(150);
  expect(said.filter((text) => !telugu.texts.has(text))).toEqual([]);
});

test('sentences of the server and of shared/ are said with their values', () => {
  const fees = feesReason(72_000, '2026-10-19');
  const subject = { id: 's', code: 'A', name: 'Anatomy', year: 'FIRST' } as const;
  const late = attendanceReason({ subject, kind: 'practical', percent: 62.5, state: 'short' }, 75);
  const eligible = {
    state: 'eligible',
    held: 8,
    attended: 8,
    percent: 100,
    mayMiss: 2,
    mustAttend: 0,
  } as const;
  speak(telugu);
  expect(say(fees)).toBe('19 అక్టోబర్ 2026 నుంచి ₹ 72,000 ఫీజు బకాయి.');
  expect(say(withoutAmount(fees))).toBe('ఫీజు బకాయి ఉంది.');
  expect(say(late)).toBe('Anatomy (ప్రాక్టికల్): హాజరు 62.5\u00a0%, 75\u00a0% కంటే తక్కువ.');
  expect(say(advice(eligible))).toBe('ఇంకా 2 క్లాసులు మానినా ఫరవాలేదు.');
  expect(formatDate('2026-01-05')).toBe('5 జనవరి 2026');
  // Words without a translation stay as they are, and so does what is no text.
  expect([say('Something else.'), say('constructor'), say(undefined)]).toEqual([
    'Something else.',
    'constructor',
    undefined,
  ]);
  // A value that looks like a place is none.
  speak(undefined);
  expect([say('{a} {b}', { a: '{b}', b: 1 }), formatDate('2026-01-05')]).toEqual(['{b} 1', '5 Jan 2026']);
});

test('every refusal of what a student or a guardian types is in Telugu', () => {
  const long = 'క'.repeat(3000);
  const wrong = [
    undefined,
    null,
    '',
    'x',
    '1',
    'password',
    '2008-02-31',
    '1990-01-01',
    '2999-01-01',
    long,
    '\ufffe',
    -1,
    0,
    1.5,
    1e9,
  ];
  const schemas: Readonly<Record<string, z.ZodMiniObject>> = {
    passwordChangeSchema,
    confirmationSchema,
    secondFactorCodeSchema,
    certificateRequestInputSchema,
    paymentClaimInputSchema,
  };
  speak(telugu);
  const refusals = Object.values(schemas).flatMap((schema) =>
    wrong.flatMap((value) => {
      const typed = Object.fromEntries(Object.keys(schema.shape).map((field) => [field, value]));
      return schema.safeParse(typed).error?.issues.map(({ message }) => message) ?? [];
    }),
  );
  expect(refusals.length).toBeGreaterThan(40);
  expect([...new Set(refusals)].filter((one) => /[a-z]{2}/.test(say(one)))).toEqual([]);
});
