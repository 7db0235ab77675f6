import { expect, test } from 'vitest';
import { textKey } from '#shared/kit/text/text-key.ts';
import { soundOf } from './telugu-sounds.ts';

const sound = (word: string) => soundOf(textKey(word));

test.each([
  ['ధృవీకరణ', 'ధ్రువీకరణ'],
  ['ఇంటర్మీడియట్', 'ఇంటర్మీడియెట్'],
  ['ప్రిన్సిపల్', 'ప్రిన్సిపాల్'],
  ['స్కాలర్‌షిప్', 'స్కాలర్షిప్'],
  ['రీయింబర్స్‌మెంట్', 'రీయింబర్స్మెంట్'],
])('%s and %s are one word', (a, b) => {
  expect(sound(a)).toBe(sound(b));
});

test.each([
  ['హాజరు', 'haajaru hajaru HAJARU'],
  ['ఫీజు', 'feeju fiju pheeju'],
  ['పరీక్షలు', 'pareekshalu parikshalu'],
  ['ఫలితాలు', 'phalithaalu falitalu'],
  ['కళాశాల', 'kalashala kalasala'],
  ['వసతి', 'vasathi vasati wasathi'],
  ['ఉపకార', 'upakara upakaara'],
  ['సీట్లు', 'seetlu sitlu'],
  ['సెలవు', 'selavu'],
  ['దరఖాస్తు', 'darakhastu darakhaasthu'],
  ['అర్హత', 'arhata arhatha'],
  ['గ్రంథాలయం', 'granthalayam granthaalayam'],
])('%s is found as %s', (telugu, typed) => {
  for (const one of typed.split(' ')) expect(sound(one)).toBe(sound(telugu));
});

test('other words sound otherwise', () => {
  expect(sound('ఫీజు')).not.toBe(sound('ఫోన్'));
  expect(sound('fees')).not.toBe(sound('ఫీజు'));
});
