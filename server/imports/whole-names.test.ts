import { expect, test } from 'vitest';
import { splitName } from './whole-names.ts';

test.each([
  ['Kolli Lakshmi Devi', 'Kolli Lakshmi', 'Devi'],
  ['  Kolli \u00a0 Devi ', 'Kolli', 'Devi'],
  ['K. Lakshmi', 'K.', 'Lakshmi'],
  ['S.V.Rao', 'S.V.', 'Rao'],
  ['LAKSHMI DEVI K', 'LAKSHMI DEVI', 'K'],
  ['కొల్లి లక్ష్మి', 'కొల్లి', 'లక్ష్మి'],
  ['Lakshmi', 'Lakshmi', ''],
  ['', '', ''],
])('%s is split as it is printed', (name, first, last) => {
  expect(splitName(name, false)).toEqual([first, last]);
});

test('the last name may stand first', () => {
  expect(splitName('Kolli Lakshmi Devi', true)).toEqual(['Lakshmi Devi', 'Kolli']);
});
