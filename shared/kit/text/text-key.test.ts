import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '#test/any-character.ts';
import { codeKey, plainCode, textKey } from './text-key.ts';

test.each([
  ["O'Brien", 'O’Brien', 'O‘BRIEN', 'Oʼbrien', 'O´Brien', 'O`Brien', 'O＇Brien', 'O′Brien', 'OBrien'],
  [
    'Tuition fee, first year',
    'tuition fee,  first year',
    'Tuition\u00a0fee, FIRST\u2003year ',
    'Tuition fe\u00ade, first year',
  ],
  ['S. V. Rao', 'S.V.Rao', 'S V Rao', 'SV Rao', 's.v. rao'],
  ['Bjørn', 'BJORN'],
  ['فاطمہ', 'فاطمه'],
  ['ज़मीर', 'जमीर'],
  ['B.Sc. No. 5', 'b sc no 5'],
  ['Rao-Kumar', 'Rao‑Kumar', 'Rao–Kumar', 'RAO−Kumar'],
  ['రామ్కుమార్', 'రామ్\u200cకుమార్', 'రామ్\u200dకుమార్', '\u200bరామ్కుమార్\ufeff'],
  ['కైలాస్', 'కైలాస్'.normalize('NFD')],
  ['Ápte', 'A\u0301pte', 'apte', 'APTE'],
  ['VCP26011', 'ＶＣＰ２６０１１', 'vcp\u206026011'],
])('textKey is the same for all spellings of %s', (...spellings) => {
  expect(new Set(spellings.map(textKey)).size).toBe(1);
});

test.each([
  ['Rao', 'Raj'],
  ['క', 'కి'],
  ['1.5', '15'],
  ['fee 1-2', 'fee 12'],
  ['Semester 1', 'Semester 11'],
  ['Sita K Rao', 'Sita Rao'],
])('textKey tells %s from %s', (a, b) => {
  expect(textKey(a)).not.toBe(textKey(b));
});

test('the key of a key is the key, and it is trimmed', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 30 }), (text) => {
      expect(textKey(text)).toBe(textKey(text).trim());
      expect(textKey(textKey(text))).toBe(textKey(text));
      expect(plainCode(plainCode(text))).toBe(plainCode(text));
    }),
  );
});

test('plainCode keeps what is seen of a code, in one spelling', () => {
  expect(plainCode(' VCP\u200b26\u3164011\u00ad ')).toBe('VCP26011');
  expect(plainCode('ＶＣＰ\u00a0２６-011')).toBe('VCP 26-011');
  expect(plainCode('VCP‑26–011−1')).toBe('VCP-26-011-1');
  expect(plainCode('Sita.D@vcp.example\u2063')).toBe('Sita.D@vcp.example');
  expect(codeKey('Sita.D@VCP.example')).toBe('sita.d@vcp.example');
});
