// Anek, which matches the site’s Anek Latin, in a file for each script, the Latin letters in that of Telugu; Noto Sans for Devanagari
// and Odia, where the library that shapes letters fails on some signs of Anek. A line of text takes each run from the font that has
// its letters, as in a browser.
import { readFileSync } from 'node:fs';
import { asPrinted, type PrintedScript, picture, printedScripts } from '#shared/kit/text/printed-letters.ts';

export type Weight = 'regular' | 'bold';
type Part = PrintedScript | 'latin';
export type FontName = `${Part} ${Weight}`;

type Cut = '400Regular' | '700Bold';
const anekTelugu = (cut: Cut) =>
  import.meta.resolve(`@expo-google-fonts/anek-telugu/${cut}/AnekTelugu_${cut}.ttf`);
const files: Record<Part, (cut: Cut) => string> = {
  latin: anekTelugu,
  telugu: anekTelugu,
  devanagari: (cut) =>
    import.meta.resolve(`@expo-google-fonts/noto-sans-devanagari/${cut}/NotoSansDevanagari_${cut}.ttf`),
  tamil: (cut) => import.meta.resolve(`@expo-google-fonts/anek-tamil/${cut}/AnekTamil_${cut}.ttf`),
  kannada: (cut) => import.meta.resolve(`@expo-google-fonts/anek-kannada/${cut}/AnekKannada_${cut}.ttf`),
  odia: (cut) => import.meta.resolve(`@expo-google-fonts/noto-sans-oriya/${cut}/NotoSansOriya_${cut}.ttf`),
};
/** For screen readers, which read Latin runs in the language of the document. */
const languages: Partial<Record<Part, string>> = {
  telugu: 'te-IN',
  devanagari: 'hi-IN',
  tamil: 'ta-IN',
  kannada: 'kn-IN',
  odia: 'or-IN',
};

const fonts = new Map<FontName, Buffer>();

/** Read once, with the first document that needs it. */
export function readFont(name: FontName): Buffer {
  const [part, weight] = name.split(' ') as [Part, Weight]; // as the type says
  const file = files[part](weight === 'bold' ? '700Bold' : '400Regular');
  const bytes = fonts.get(name) ?? readFileSync(new URL(file));
  fonts.set(name, bytes);
  return bytes;
}

/** Undefined for Latin letters. */
export function languageOf(name: FontName): string | undefined {
  return languages[name.split(' ')[0] as Part]; // as the type says
}

const scripts = Object.entries(printedScripts) as [PrintedScript, RegExp][];
/** Belong to the letter before them, of whatever script. */
const joiner = /\u200C|\u200D|\u25CC/;

function partOf(letter: string, last: Part | undefined): Part {
  const isOf = ([, script]: (typeof scripts)[number]) => script.test(letter) || joiner.test(letter);
  const same = scripts.find(([name]) => name === last);
  const found = same && isOf(same) ? same : scripts.find(isOf);
  return found ? found[0] : 'latin';
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
