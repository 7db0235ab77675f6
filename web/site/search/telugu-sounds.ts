// How a word sounds, roughly: the same for the spellings of a Telugu word, and for what people type of it with Latin letters
// (హాజరు: 'haajaru', 'hajaru'). Long and short vowels, aspirated and plain, dental and retroflex consonants are one sound.

const consonants: Readonly<Record<string, string>> = {
  ...from('కఖ', 'k'),
  ...from('గఘ', 'g'),
  ...from('చఛ', 'c'),
  ...from('జఝ', 'j'),
  ...from('టఠతథ', 't'),
  ...from('డఢదధ', 'd'),
  ...from('ఙఞణన', 'n'),
  ...from('పఫ', 'p'),
  ...from('బభ', 'b'),
  ...from('శషస', 's'),
  ...from('రఱ', 'r'),
  ...from('లళ', 'l'),
  మ: 'm',
  య: 'y',
  వ: 'v',
  హ: 'h',
};
const vowels: Readonly<Record<string, string>> = {
  ...from('అఆా', 'a'),
  ...from('ఇఈిీ', 'i'),
  ...from('ఉఊుూ', 'u'),
  ...from('ఋృ', 'ru'),
  ...from('ఎఏెే', 'e'),
  ...from('ఐై', 'ai'),
  ...from('ఒఓొో', 'o'),
  ...from('ఔౌ', 'au'),
  '్': '',
};

function from(letters: string, sound: string): Record<string, string> {
  return Object.fromEntries(Array.from(letters, (letter) => [letter, sound]));
}

export const isTelugu = (word: string) => /\p{Script=Telugu}/u.test(word);

function latinOf(word: string): string {
  const letters = Array.from(word);
  return letters
    .map((letter, index) => {
      if (letter === 'ం') return 'n';
      const consonant = consonants[letter];
      if (consonant === undefined) return vowels[letter] ?? letter;
      // A consonant has an 'a' unless another sign follows it.
      return vowels[letters[index + 1] ?? ''] === undefined || /[అ-ఔ]/.test(letters[index + 1] ?? '')
        ? `${consonant}a`
        : consonant;
    })
    .join('');
}

/** In this order: what people type, and its sound. */
const typed: readonly (readonly [RegExp, string])[] = [
  [/ph|f/g, 'p'],
  [/sh/g, 's'],
  [/ch/g, 'c'],
  [/([kgjtdb])h/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/aa/g, 'a'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/m(?=[pbtdkgcjs]|$)/g, 'n'],
  // ఇంటర్మీడియట్, ఇంటర్మీడియెట్
  [/y[ae]/g, 'ye'],
  [/iy?e/g, 'iye'],
  // A double consonant sounds like one.
  [/([a-z])\1/g, '$1'],
];

/** @param word folded as `textKey` folds it */
export function soundOf(word: string): string {
  const latin = isTelugu(word) ? latinOf(word) : word;
  return typed.reduce((sound, [spelling, plain]) => sound.replace(spelling, plain), latin);
}
