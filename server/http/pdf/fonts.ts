// Anek Telugu, the sister of the site's Anek Latin, in three files: Telugu, Latin, and the signs beyond Latin, ₹ among
// them. A line of text is put together from them, as a browser does it.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unpackWoff } from './woff.ts';

export type Weight = 'regular' | 'bold';

const files = join(
  dirname(fileURLToPath(import.meta.resolve('@fontsource/anek-telugu/package.json'))),
  'files',
);
const scripts = ['telugu', 'latin', 'latin-ext'] as const;
type Script = (typeof scripts)[number];

const weights = { regular: 400, bold: 700 } as const;
const fontName = (script: Script, weight: Weight) => `${script} ${weight}`;

let loaded: [name: string, bytes: Buffer][] | undefined;

/** Read once, when the first document is made. */
function fontFiles() {
  loaded ??= scripts.flatMap((script) =>
    (['regular', 'bold'] as const).map((weight): [string, Buffer] => {
      const file = `anek-telugu-${script}-${weights[weight]}-normal.woff`;
      return [fontName(script, weight), unpackWoff(readFileSync(join(files, file)))];
    }),
  );
  return loaded;
}

export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const [name, bytes] of fontFiles()) document.registerFont(name, bytes);
}

/** The Telugu block, its dandas, and the joiners that stand inside its words. */
const telugu = /\p{scx=Telugu}|\u200C|\u200D|\u25CC/u;
/** All that the third file has. */
const beyondLatin = /[₹ẞ]/;

function scriptOf(letter: string): Script {
  if (telugu.test(letter)) return 'telugu';
  return beyondLatin.test(letter) ? 'latin-ext' : 'latin';
}

export interface Run {
  font: string;
  text: string;
}

/** 'Fee ₹ లక్ష్మీ' → a run for each font, in order. */
export function toRuns(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  // NFC: a vowel sign typed by itself would be shaped apart from its letter.
  for (const letter of withoutForeignMarks(text.normalize('NFC'))) {
    const font = fontName(scriptOf(letter), weight);
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** Letters that no file has lose their marks: better 'Sampat' than a box. */
function withoutForeignMarks(text: string): string {
  return text.replace(/[\u0100-\u024F\u1E00-\u1E9D\u1EA0-\u1EFF]/g, (letter) =>
    letter.normalize('NFD').charAt(0),
  );
}
