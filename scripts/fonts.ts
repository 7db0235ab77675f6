// Splits the typeface: the letters of nearly every page and the rupee sign in one small file, accented letters in a file of
// their own, which browsers load only for pages that contain them.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { readGlyph, readTables, replaceGlyph, type Tables, writeTables } from './font-tables.ts';

const description = fileURLToPath(import.meta.resolve('@fontsource-variable/anek-latin/package.json'));
const source = dirname(description);
const folder = join(import.meta.dirname, '../.cache/fonts');
/** The weights that the site uses; the original file has 100 to 800. */
const weights = { min: 400, max: 700 };
/** Kerning, positions of accents, tabular figures. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum'];

/** The kerning of all weights, which hardly differs between them: kerning for each weight is 3.6 kB more. */
const kerningWeight = 550;

const rupee = '₹';
/** The typeface has the rupee sign in another file than the letters. In ours it takes the place of this sign, which is in `anek-more`. */
const besideLetters = '€';

/** Of two faces that have a character browsers take the later one, so that `anek-more` may name whole ranges. */
const faces = [
  {
    name: 'anek-more',
    characters: 'U+00A1-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+20AC, U+2122',
  },
  {
    name: 'anek',
    characters:
      'U+0020-007E, U+00A0, U+00A9, U+00B0, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20B9, U+2212',
  },
] as const;

/** Texts of the office may be Telugu: browsers load these files, as packed, only where a text has such letters. */
const teluguFaces = [
  { name: 'telugu', weight: 400, weights: '400 549' },
  { name: 'telugu-bold', weight: 700, weights: '550 700' },
] as const;
const teluguCharacters = 'U+0C00-0C7F, U+200C-200D';

/** Writes the files and their style sheet where they do not exist yet. tokens.css imports the style sheet. */
export async function makeFonts(): Promise<void> {
  // The key contains the package's version, so that a new version of the typeface is split again, and the steps below.
  const inputs = [description, import.meta.filename, join(import.meta.dirname, 'font-tables.ts')];
  const recipe = createHash('sha256');
  for (const input of inputs) recipe.update(readFileSync(input));
  const key = recipe.digest('hex');
  const stamp = join(folder, 'inputs.sha256');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
  mkdirSync(folder, { recursive: true });
  const [letters, signs] = [sourceFont('latin'), sourceFont('latin-ext')];
  for (const { name, characters } of faces) {
    const text = textOf(characters);
    const inLetters = text.replace(rupee, besideLetters);
    const tables = await subset(letters, inLetters, weights);
    for (const [tag, table] of await subset(letters, inLetters, kerningWeight))
      if (tag === 'GPOS' || tag === 'GDEF') tables.set(tag, table);
    if (inLetters !== text)
      replaceGlyph(tables, besideLetters, rupee, readGlyph(await subset(signs, rupee, weights), 1));
    const file = await subsetFont(writeTables(tables), text, { targetFormat: 'woff2', keepFeatures });
    writeFileSync(join(folder, `${name}.woff2`), file);
  }
  for (const { name, weight } of teluguFaces) {
    const packed = import.meta.resolve(
      `@fontsource/anek-telugu/files/anek-telugu-telugu-${weight}-normal.woff2`,
    );
    copyFileSync(fileURLToPath(packed), join(folder, `${name}.woff2`));
  }
  writeFileSync(join(folder, 'faces.css'), faceRules().join('\n'));
  writeFileSync(stamp, key);
}

function sourceFont(part: string): Buffer {
  return readFileSync(join(source, `files/anek-latin-${part}-wght-normal.woff2`));
}

async function subset(font: Buffer, text: string, weight: number | typeof weights): Promise<Tables> {
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight }, keepFeatures } as const;
  return readTables(await subsetFont(font, text, options));
}

/** 'U+0041-0043, U+20B9' → 'ABC₹' */
function textOf(ranges: string): string {
  return ranges
    .split(', ')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step));
    })
    .join('');
}

const faceRules = () => [
  ...faces.map(({ name, characters }) =>
    faceRule('Anek Latin', name, `${weights.min} ${weights.max}`, characters),
  ),
  ...teluguFaces.map((face) => faceRule('Anek Telugu', face.name, face.weights, teluguCharacters)),
];

function faceRule(family: string, name: string, weight: string, characters: string): string {
  return `@font-face {
  font-family: "${family}";
  font-display: swap;
  font-weight: ${weight};
  src: url("./${name}.woff2") format("woff2");
  unicode-range: ${characters};
}`;
}
