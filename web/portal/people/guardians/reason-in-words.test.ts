import { expect, test } from 'vitest';
import { attendanceReason, feesReason, withoutAmount } from '#shared/exams/hall-tickets.ts';
import { reasonInTelugu } from './reason-in-words.ts';

const subject = { id: 's', code: 'A', name: 'Anatomy', year: 'FIRST' } as const;

test('each reason of the API is said in Telugu, with its figures', () => {
  const fees = feesReason(72_000, '2026-10-19');
  expect(reasonInTelugu(fees)).toBe('19 అక్టోబర్ 2026 నుంచి ₹ 72,000 ఫీజు బకాయి.');
  expect(reasonInTelugu(withoutAmount(fees))).toBe('ఫీజు బకాయి ఉంది.');
  for (const state of ['condonable', 'short'] as const)
    expect(reasonInTelugu(attendanceReason({ subject, kind: 'practical', percent: 62.5, state }, 75))).toBe(
      'Anatomy (practical): హాజరు 62.5 %, 75 % కంటే తక్కువ.',
    );
  expect(reasonInTelugu('Something else.')).toBeUndefined();
});
