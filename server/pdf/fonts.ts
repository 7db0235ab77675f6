// Anek, which matches the site’s Anek Latin, in a file for each script, one for Latin and one for further characters, ₹ among
// them; Noto Sans for Devanagari and Odia, where the library that shapes letters fails on some signs of Anek. A line of text
// takes each run from the font that has its letters, as in a browser.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type PrintedScript, printedScripts, withoutAccent } from '#shared/kit/text/printed-letters.ts';
import { unpackWoff } from './woff.ts';

export type Weight = 'regular' | 'bold';
type Part = PrintedScript | 'latin' | 'latin-ext';
export type FontName = `${Part} ${Weight}`;

/** The files of each part, without the weight. */
const files: Record<Part, string> = {
  telugu: '@fontsource/anek-telugu/files/anek-telugu-telugu',
  devanagari: '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari',
  tamil: '@fontsource/anek-tamil/files/anek-tamil-tamil',
  kannada: '@fontsource/anek-kannada/files/anek-kannada-kannada',
  odia: '@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya',
  latin: '@fontsource/anek-telugu/files/anek-telugu-latin',
  'latin-ext': '@fontsource/anek-telugu/files/anek-telugu-latin-ext',
};
/** For screen readers, which read Latin runs in the language of the document. */
const languages: Partial<Record<Part, string>> = {
  telugu: 'te-IN',
  devanagari: 'hi-IN',
  tamil: 'ta-IN',
  kannada: 'kn-IN',
  odia: 'or-IN',
};

const require = createRequire(import.meta.url);
const unpacked = new Map<FontName, Buffer>();

/** Read once, with the first document that needs it. */
export function readFont(name: FontName): Buffer {
  const [part, weight] = name.split(' ') as [Part, Weight]; // as the type says
  const file = `${files[part]}-${weight === 'bold' ? 700 : 400}-normal.woff`;
  const bytes = unpacked.get(name) ?? unpackWoff(readFileSync(require.resolve(file)));
  unpacked.set(name, bytes);
  return bytes;
}

/** Undefined for Latin letters. */
export function languageOf(name: FontName): string | undefined {
  return languages[name.split(' ')[0] as Part]; // as the type says
}

const scripts = Object.entries(printedScripts) as [PrintedScript, RegExp][];
/** Belong to the letter before them, of whatever script. */
const joiner = /\u200C|\u200D|\u25CC/;
/** The characters of the last file. */
const beyondLatin = /[₹ẞ]/;

function partOf(letter: string, last: Part | undefined): Part {
  const isOf = ([, script]: (typeof scripts)[number]) => script.test(letter) || joiner.test(letter);
  const same = scripts.find(([name]) => name === last);
  const found = same && isOf(same) ? same : scripts.find(isOf);
  if (found) return found[0];
  return beyondLatin.test(letter) ? 'latin-ext' : 'latin';
}

/** Characters that a browser does not show, such as a zero-width space; here each would be a box. Joiners shape letters. */
const invisible = /(?![\u200C\u200D])\p{Cf}/gu;
/** A symbol beside a text says nothing that the text does not say; no font of ours has it. */
const pictures =
  /(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0f\u20e3]\u200d?/gu;

export interface Run {
  font: FontName;
  text: string;
}

/** 'Fee ₹ లక్ష్మీ' → a run for each font, in order. */
export function toRuns(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  let last: Part | undefined;
  // NFC, because a separate vowel sign would not be shaped together with its letter.
  const shown = Array.from(text.normalize('NFC').replace(pictures, '').replace(invisible, ''), withoutAccent);
  for (const letter of shown) {
    last = partOf(letter, last);
    const font = `${last} ${weight}` as const;
    const run = runs.at(-1);
    if (run?.font === font) run.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}
