// Anek, which matches the site’s Anek Latin, in a file for each script, one for Latin and one for further characters, ₹ among
// them; Noto Sans for Devanagari and Odia, where the library that shapes letters fails on some signs of Anek. A line of text
// takes each run from the font that has its letters, as in a browser.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { asPrinted, type PrintedScript, picture, printedScripts } from '#shared/kit/text/printed-letters.ts';
import { unpackWoff } from './woff.ts';

export type Weight = 'regular' | 'bold';
type Part = PrintedScript | 'latin' | 'latin-ext';
export type FontName = `${Part} ${Weight}`;

const require = createRequire(import.meta.url);
const files: Record<FontName, string> = {
  'telugu regular': require.resolve('@fontsource/anek-telugu/files/anek-telugu-telugu-400-normal.woff'),
  'telugu bold': require.resolve('@fontsource/anek-telugu/files/anek-telugu-telugu-700-normal.woff'),
  'devanagari regular': require.resolve(
    '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff',
  ),
  'devanagari bold': require.resolve(
    '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff',
  ),
  'tamil regular': require.resolve('@fontsource/anek-tamil/files/anek-tamil-tamil-400-normal.woff'),
  'tamil bold': require.resolve('@fontsource/anek-tamil/files/anek-tamil-tamil-700-normal.woff'),
  'kannada regular': require.resolve('@fontsource/anek-kannada/files/anek-kannada-kannada-400-normal.woff'),
  'kannada bold': require.resolve('@fontsource/anek-kannada/files/anek-kannada-kannada-700-normal.woff'),
  'odia regular': require.resolve('@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-400-normal.woff'),
  'odia bold': require.resolve('@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-700-normal.woff'),
  'latin regular': require.resolve('@fontsource/anek-telugu/files/anek-telugu-latin-400-normal.woff'),
  'latin bold': require.resolve('@fontsource/anek-telugu/files/anek-telugu-latin-700-normal.woff'),
  'latin-ext regular': require.resolve('@fontsource/anek-telugu/files/anek-telugu-latin-ext-400-normal.woff'),
  'latin-ext bold': require.resolve('@fontsource/anek-telugu/files/anek-telugu-latin-ext-700-normal.woff'),
};
/** For screen readers, which read Latin runs in the language of the document. */
const languages: Partial<Record<Part, string>> = {
  telugu: 'te-IN',
  devanagari: 'hi-IN',
  tamil: 'ta-IN',
  kannada: 'kn-IN',
  odia: 'or-IN',
};

const unpacked = new Map<FontName, Buffer>();

/** Read once, with the first document that needs it. */
export function readFont(name: FontName): Buffer {
  const bytes = unpacked.get(name) ?? unpackWoff(readFileSync(files[name]));
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

export interface Run {
  font: FontName;
  text: string;
}

/** 'Fee ₹ లక్ష్మీ' → a run for each font, in order. */
export function toRuns(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  let last: Part | undefined;
  // NFC, because a separate vowel sign would not be shaped together with its letter.
  const shown = Array.from(text.normalize('NFC').replace(picture, '').replace(invisible, ''), asPrinted);
  for (const letter of shown) {
    if (letter === '') continue;
    last = partOf(letter, last);
    const font = `${last} ${weight}` as const;
    const run = runs.at(-1);
    if (run?.font === font) run.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}
