import { createSecretKey, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './sealed-text.ts';

const [key, otherKey] = [createSecretKey(randomBytes(32)), createSecretKey(randomBytes(32))];

test('a sealed text is opened with its key, in its row, unchanged; each sealing differs', () => {
  const stored = seal('JBSWY3DP', key, 'row');
  expect(stored).toMatch(/^v1\./);
  expect(unseal('JBSWY3DP', key, 'row')).toBeUndefined();
  expect(stored).not.toContain('JBSWY3DP');
  expect(seal('JBSWY3DP', key, 'row')).not.toBe(stored);
  expect(unseal(stored, key, 'row')).toBe('JBSWY3DP');
  expect(unseal(stored, otherKey, 'row')).toBeUndefined();
  expect(unseal(stored, key, 'other row')).toBeUndefined();
  const changed = stored.slice(0, -2) + (stored.endsWith('AA') ? 'BB' : 'AA');
  expect(unseal(changed, key, 'row')).toBeUndefined();
  expect(unseal('v1.', key, 'row')).toBeUndefined();
});
