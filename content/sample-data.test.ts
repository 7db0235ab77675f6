import { expect, test } from 'vitest';
import { isSample, sampleData } from './sample-data.ts';

test('the notice stands while anything is a sample, and goes with the last one', () => {
  expect(sampleData).toBe(true);
  const own = { phone: '+91 89422 12345', email: 'office@college.ac.in', street: 'Temple Street' };
  expect(isSample(own)).toBe(false);
  for (const left of [
    { street: 'Sample Street, Near the Sample Bus Stand' },
    { phone: '+91 90000 00000' },
    { email: 'office@vcp.example' },
    { website: 'https://allied-health-council.example/' },
  ])
    expect(isSample({ own, left })).toBe(true);
});
