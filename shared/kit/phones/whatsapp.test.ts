import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLongerThan } from '#shared/kit/text/characters.ts';
import { anyCharacter } from '#test/any-character.ts';
import { excerpt, line, whatsappLink } from './whatsapp.ts';

test.each([199, 200, 201, 5000])('excerpt of %i characters keeps at most 200', (length) => {
  expect(excerpt('a'.repeat(length))).toBe('a'.repeat(Math.min(length, 200)));
});

test.each(['👩‍👩‍👧', '👍🏽', '🇮🇳', 'స్త్రీ', 'క్ష్మి', 'é'])(
  'excerpt counts %s as one character and never cuts it',
  (character) => {
    expect(excerpt(character.repeat(199))).toBe(character.repeat(199));
    expect(excerpt(character.repeat(200))).toBe(character.repeat(200));
    expect(excerpt(character.repeat(201))).toBe(character.repeat(200));
    expect(excerpt(`${'a'.repeat(199)}${character}b`)).toBe(`${'a'.repeat(199)}${character}`);
    expect(excerpt(`${'a'.repeat(200)}${character}`)).toBe('a'.repeat(200));
  },
);

test('excerpt is a beginning of the text, well-formed, never over 200 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const part = excerpt(text);
      expect(text.startsWith(part)).toBe(true);
      expect(part.isWellFormed()).toBe(true);
      expect(isLongerThan(part, 200)).toBe(false);
    }),
  );
});

test('line says Not provided for a blank', () => {
  expect(line('NEET Rank', '45210')).toBe('NEET Rank: 45210');
  for (const blank of [undefined, '', '  \n'])
    expect(line('NEET Rank', blank)).toBe('NEET Rank: Not provided');
});

test('whatsappLink keeps the digits of the number and encodes the message', () => {
  expect(whatsappLink('+91 90000 00000', 'Name: A & B\nతెలుగు?')).toBe(
    `https://wa.me/919000000000?text=Name%3A%20A%20%26%20B%0A${encodeURIComponent('తెలుగు')}%3F`,
  );
});

test('whatsappLink carries every message unchanged and never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (message) => {
      const link = new URL(whatsappLink('919000000000', message));
      expect(link.host + link.pathname).toBe('wa.me/919000000000');
      expect(link.searchParams.get('text')).toBe(message.toWellFormed());
    }),
  );
});
