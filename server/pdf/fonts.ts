// Anek Telugu, which matches the site’s Anek Latin, in three files: Telugu, Latin, and further characters, ₹ among
// them. A line of text takes each run from the font that has its letters, as in a browser.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './woff.ts';

export type Weight = 'regular' | 'bold';

const require = createRequire(import.meta.url);
const files = {
  'telugu regular': require.resolve('@fontsource/anek-telugu/files/anek-telugu-telugu-400-normal.woff'),
  'telugu bold': require.resolve('@fontsource/anek-telugu/files/anek-telugu-telugu-700-normal.woff'),
  'latin regular': require.resolve('@fontsource/anek-telugu/files/anek-telugu-latin-400-normal.woff'),
  'latin bold': require.resolve('@fontsource/anek-telugu/files/anek-telugu-latin-700-normal.woff'),
  'latin-ext regular': require.resolve('@fontsource/anek-telugu/files/anek-telugu-latin-ext-400-normal.woff'),
  'latin-ext bold': require.resolve('@fontsource/anek-telugu/files/anek-telugu-latin-ext-700-normal.woff'),
} as const;

/** Read once: this file is loaded with the first document. */
const fonts = Object.entries(files).map(([name, file]) => ({ name, bytes: unpackWoff(readFileSync(file)) }));

export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const { name, bytes } of fonts) document.registerFont(name, bytes);
}

/** The Telugu block, its dandas, and the joiners inside its words. */
const telugu = /\p{Script=Telugu}|\u0964|\u0965|\u200C|\u200D|\u25CC/u;
/** The characters of the third file. */
const beyondLatin = /[₹ẞ]/;

function scriptOf(letter: string) {
  if (telugu.test(letter)) return 'telugu';
  return beyondLatin.test(letter) ? 'latin-ext' : 'latin';
}

/** Characters that a browser does not show, such as a zero-width space; here each would be a box. Joiners shape Telugu. */
const invisible = /(?![\u200C\u200D])\p{Cf}/gu;

export interface Run {
  font: keyof typeof files;
  text: string;
}

/** 'Fee ₹ లక్ష్మీ' → a run for each font, in order. */
export function toRuns(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  // NFC, because a separate vowel sign would not be shaped together with its letter.
  for (const letter of withoutForeignMarks(text.normalize('NFC').replace(invisible, ''))) {
    const font = `${scriptOf(letter)} ${weight}` as const;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** Letters that no font has lose their diacritics: 'Sampat' is more readable than a box. */
function withoutForeignMarks(text: string): string {
  return text.replace(/[\u0100-\u024F\u1E00-\u1E9D\u1EA0-\u1EFF]/g, (letter) =>
    letter.normalize('NFD').charAt(0),
  );
}
