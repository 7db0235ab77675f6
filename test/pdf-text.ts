// Reads the text on the pages of one of our PDFs back from its glyphs.
import { inflateSync } from 'node:zlib';

/** The letters of all lines, in the order in which they are drawn; '\uFFFD' for each letter that its font lacks. */
export function pdfText(pdf: Buffer): string {
  const objects = readObjects(pdf);
  const fonts = readFonts(objects);
  let text = '';
  for (const { stream } of objects.values()) {
    let letters: string[] = [];
    for (const [, font, glyphs = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
      if (font) letters = fonts.get(font) ?? [];
      text += lettersOf(glyphs, letters);
    }
  }
  return text;
}

/** @param glyphs the operand of a text operator @param letters of the font */
export function lettersOf(glyphs: string, letters: readonly string[]): string {
  // Glyph 0 is the box that a font shows for a missing letter.
  return [...glyphs.matchAll(/<([0-9a-f]+)>/g)]
    .flatMap(([, hex = '']) => fourDigits(hex))
    .map((code) => (code > 0 && letters[code]) || '\uFFFD')
    .join('');
}

const fourDigits = (hex: string) => (hex.match(/.{4}/g) ?? []).map((digits) => Number.parseInt(digits, 16));

export type PdfObjects = Map<string, { head: string; stream: string }>;

/** The objects by number. Heads and streams are Latin 1: one character per byte. */
export function readObjects(pdf: Buffer): PdfObjects {
  const objects: PdfObjects = new Map();
  // Latin 1: a character for each byte, so that places in the text are places in the file.
  for (const { index, 0: whole, 1: number = '' } of pdf
    .toString('latin1')
    .matchAll(/(\d+) 0 obj\n.*?endobj/gs)) {
    const [head = ''] = whole.split('\nstream\n');
    const from = index + head.length + '\nstream\n'.length;
    const [, length] = /\/Length (\d+)\n\/Filter \/FlateDecode/.exec(head) ?? [];
    const stream = length ? inflateSync(pdf.subarray(from, from + Number(length))).toString('latin1') : '';
    objects.set(number, { head, stream });
  }
  return objects;
}

/** The letters of each font's glyphs, by the font's name in the pages. */
export function readFonts(objects: PdfObjects): Map<string, string[]> {
  const fonts = new Map<string, string[]>();
  for (const { head } of objects.values()) {
    const [, names = ''] = /\/Font <<\n([^>]*)>>/.exec(head) ?? [];
    for (const [, name = '', font = ''] of names.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '') ?? [];
      fonts.set(name, readLetters(objects.get(map)?.stream ?? ''));
    }
  }
  return fonts;
}

/** The font's ToUnicode table: the letters of its glyphs. */
function readLetters(map: string): string[] {
  const letters: string[] = [];
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[(.*?)\]/g)) {
    const from = Number.parseInt(first, 16);
    for (const [offset, [, hex = '']] of [...list.matchAll(/<(.*?)>/g)].entries()) {
      letters[from + offset] = String.fromCharCode(...fourDigits(hex.replaceAll(' ', '')));
    }
  }
  return letters;
}
