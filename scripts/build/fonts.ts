// Splits the typeface: the letters of nearly every page in one small file, accented letters and the rupee sign in files of their
// own, which browsers load only for pages that contain them.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const description = fileURLToPath(import.meta.resolve('@fontsource-variable/anek-latin/package.json'));
const source = dirname(description);
const folder = join(import.meta.dirname, '../../.cache/fonts');
/** The weights that the site uses; the original file has 100 to 800. */
const weights = { min: 400, max: 700 };
/** Kerning, positions of accents, tabular figures. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum'];

const letters = 'latin';
/** The typeface has the rupee sign in another file than the letters. */
const signs = 'latin-ext';

/** Of two faces that have a character browsers take the later one, so that `anek-more` may name whole ranges. */
const faces = [
  {
    name: 'anek-more',
    from: letters,
    characters: 'U+00A1-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+20AC, U+2122',
  },
  {
    name: 'anek',
    from: letters,
    characters:
      'U+0020-007E, U+00A0, U+00A9, U+00B0, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212',
  },
  { name: 'anek-rupee', from: signs, characters: 'U+20B9' },
] as const;

/**
 * One weight, which browsers embolden: a second file would be another 50 kB for phones that pay by the megabyte. Browsers load it only
 * where a text has such letters.
 */
const teluguWeight = 500;
const teluguCharacters = 'U+0C00-0C7F, U+200C-200D';
/** The one Telugu word of every English page: some devices have no letters for it. */
const teluguName = 'తెలుగు';
/** Without the letters and digits that are no longer written, and with the features that shape the others. */
const teluguLetters =
  'U+0C01-0C03, U+0C05-0C0B, U+0C0E-0C10, U+0C12-0C28, U+0C2A-0C33, U+0C35-0C39, U+0C3E-0C43, U+0C46-0C48, U+0C4A-0C4D, U+0C55-0C56, U+200C-200D';
const teluguFeatures =
  'akhn blwf half pstf pref rphf nukt cjct vatu pres abvs blws psts haln abvm blwm dist calt rlig'
    .split(' ')
    .concat(keepFeatures);

/** Writes the files and their style sheet where they do not exist yet. tokens.css imports the style sheet. */
export async function makeFonts(): Promise<void> {
  // The key contains the package's version, so that a new version of the typeface is split again, and the steps below.
  const recipe = createHash('sha256');
  for (const input of [description, import.meta.filename]) recipe.update(readFileSync(input));
  const key = recipe.digest('hex');
  const stamp = join(folder, 'inputs.sha256');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
  mkdirSync(folder, { recursive: true });
  for (const { name, from, characters } of faces) {
    const font = readFileSync(join(source, `files/anek-latin-${from}-wght-normal.woff2`));
    const options = { targetFormat: 'woff2', variationAxes: { wght: weights }, keepFeatures } as const;
    writeFileSync(join(folder, `${name}.woff2`), await subsetFont(font, textOf(characters), options));
  }
  const packed = import.meta.resolve(
    `@fontsource/anek-telugu/files/anek-telugu-telugu-${teluguWeight}-normal.woff2`,
  );
  const telugu = await subsetFont(readFileSync(fileURLToPath(packed)), textOf(teluguLetters), {
    targetFormat: 'woff2',
    keepFeatures: teluguFeatures,
  });
  writeFileSync(join(folder, 'telugu.woff2'), telugu);
  const name = await subsetFont(readFileSync(fileURLToPath(packed)), teluguName, {
    targetFormat: 'woff2',
    keepFeatures: teluguFeatures,
  });
  writeFileSync(join(folder, 'telugu-name.woff2'), name);
  writeFileSync(join(folder, 'faces.css'), faceRules().join('\n'));
  writeFileSync(stamp, key);
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
  faceRule('Anek Telugu', 'telugu', '400', teluguCharacters),
  faceRule('Telugu name', 'telugu-name', '400', teluguCharacters),
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
