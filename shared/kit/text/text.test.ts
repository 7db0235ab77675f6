import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '#test/any-character.ts';
import { isLongerThan } from './characters.ts';
import { anyCode, anyText, emailText, optionalText, personName, requiredCode, requiredText } from './text.ts';

const messages = (schema: { safeParse: (value: unknown) => Answer }, value: unknown) => {
  const answer = schema.safeParse(value);
  return answer.success ? [] : (answer.error?.issues.map((issue) => issue.message) ?? []);
};
type Answer = { success: boolean; error?: { issues: { message: string }[] } | undefined };

const name = requiredText('Name is required');
const unshowable = ['Please remove the characters that cannot be shown'];

test('requiredText trims what it accepts', () => {
  expect(name.parse('  Sita Devi ')).toBe('Sita Devi');
});

test.each([undefined, null, 7, '', '   ', '\n', '\u200b', ' \u200d\u2060 '])(
  'requiredText takes %j for missing',
  (value) => {
    expect(messages(name, value)).toEqual(['Name is required']);
  },
);

test.each(['\u3164', '\u2800', '\u034f', '\ufe0f', '\u0c4d', '\u{e0100}', '\u115f\u1160', ' \u0301 '])(
  'a name that shows nothing (%j) is missing',
  (value) => {
    expect(messages(personName('First name'), value)).toEqual(['First name is required']);
    expect(anyText().parse(value)).toBe('');
  },
);

test.each(['.', '--', '🙂', '_'])('a name without a letter (%s) is refused', (value) => {
  expect(messages(personName('Last name'), value)).toEqual(['Last name needs a letter']);
});

test('requiredText keeps joiners inside a Telugu word', () => {
  expect(name.parse('రామ్\u200cకుమార్')).toBe('రామ్\u200cకుమార్');
});

test.each(['a\u0000b', 'a\nb', 'a\tb', 'a\u0085b', 'a\u2028b', 'a\ufffeb', 'a\ud800b'])(
  'requiredText refuses %j on one line',
  (value) => {
    expect(messages(name, value)).toEqual(unshowable);
  },
);

test('characters that turn the direction of a text are taken out', () => {
  expect(name.parse('\u202ASita\u202C \u2067\u202EiveD\u2069')).toBe('Sita iveD');
  expect(messages(name, '\u202E')).toEqual(['Name is required']);
});

test('multi-line text keeps line breaks and tabs, and no other control character', () => {
  const story = requiredText('Story is required', 50, { multiLine: true });
  expect(story.parse('one\r\ntwo\rthree\tfour\n')).toBe('one\ntwo\nthree\tfour');
  expect(messages(story, 'one\u0007two')).toEqual(unshowable);
});

test('the length limit counts characters and names itself', () => {
  const short = requiredText('Needed', 3);
  expect(messages(short, 'abc')).toEqual([]);
  expect(messages(short, 'abcd')).toEqual(['Please keep this to 3 characters or fewer']);
  expect(messages(short, '👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧')).toEqual([]);
  expect(messages(short, 'స్త్రీక్షకి')).toEqual([]);
  expect(messages(short, 'స్త్రీక్షకిక')).toEqual(['Please keep this to 3 characters or fewer']);
});

test('the number of marks of one character is limited', () => {
  expect(messages(name, `a${'\u0301'.repeat(9)}`)).toEqual(unshowable);
  expect(messages(name, 'a\u0323\u0301 క్ష్మ్య్రీం')).toEqual([]);
});

test('a limit may bring its own message', () => {
  expect(messages(requiredText('Needed', 1, { tooLong: 'Too long' }), 'ab')).toEqual(['Too long']);
});

test('anyText and optionalText accept empty text, optionalText also a missing one', () => {
  expect(anyText().parse('  ')).toBe('');
  expect(messages(anyText(), undefined)).toHaveLength(1);
  expect(optionalText().parse(undefined)).toBeUndefined();
  expect(optionalText().parse(' x ')).toBe('x');
});

test('accepted text is always trimmed, well-formed and within the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 60 }), (value) => {
      const answer = requiredText('Needed', 20).safeParse(value);
      if (!answer.success) return;
      expect(answer.data).toBe(answer.data.trim());
      expect(answer.data.isWellFormed()).toBe(true);
      expect(isLongerThan(answer.data, 20)).toBe(false);
    }),
  );
});

const email = emailText('Email is required', 'Invalid email address');

test.each(['lakshmi@vcp.example', 'a.b+c@mail.vcp.example', 'x_1@vcp.co.in'])(
  'emailText accepts %s',
  (value) => {
    expect(messages(email, value)).toEqual([]);
  },
);

test.each([
  'lakshmi',
  'a@b',
  '@vcp.example',
  'a b@vcp.example',
  'a@vcp..example',
  `${'a'.repeat(260)}@vcp.example`,
])('emailText refuses %s', (value) => {
  expect(messages(email, value)).toEqual(['Invalid email address']);
});

test('emailText requires an address', () => {
  expect(messages(email, ' ')).toEqual(['Email is required']);
});

test('invisible characters and foreign widths are taken out of numbers, codes and log-in names', () => {
  expect(anyCode(30).parse(' VCP\u200b26\u3164011 ')).toBe('VCP26011');
  expect(requiredCode('Code is required', 20).parse('ＢＰＴ\u00a0１０１')).toBe('BPT 101');
  expect(email.parse('sita\u200b@vcp.example\u2060')).toBe('sita@vcp.example');
  expect(messages(requiredCode('Code is required', 20), '\u3164')).toEqual(['Code is required']);
});

test.each(['2.02301E+11', '2,02301e+11', '2.4E+02', '2.02301E11', '1E+15', '2.4E-05', '2.02301 E+11'])(
  'a number that a spreadsheet has shortened (%s) is refused',
  (value) => {
    expect(messages(anyCode(30), value)).toEqual([
      'A spreadsheet has shortened this number. Type all its digits.',
    ]);
  },
);

test('a letter of another alphabet that looks like a Latin one is refused in a code', () => {
  for (const code of ['VСP26011', 'ΒPT 101'])
    expect(messages(anyCode(30), code)).toEqual(['A letter of this is of another alphabet. Type it again.']);
});

test.each(['21E101', '12E034', 'VCP26E+', '2026.1', ''])('%s is a number as it stands', (value) => {
  expect(anyCode(30).parse(value)).toBe(value);
});
