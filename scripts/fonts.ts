// Splits the typeface: the letters of nearly every page in one small file, the rupee sign and
// accented letters in files of their own, which browsers load only for pages that contain them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const description = fileURLToPath(import.meta.resolve('@fontsource-variable/anek-latin/package.json'));
const source = dirname(description);
const folder = join(import.meta.dirname, '../.cache/fonts');
/** The weights that the site uses; the original file has 100 to 800. */
const weights = { min: 400, max: 700 };
/** Kerning, positions of accents, tabular figures. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum'];

const faces = [
  {
    name: 'anek',
    from: 'latin',
    characters:
      'U+0020-007E, U+00A0, U+00A9, U+00B0, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212',
  },
  { name: 'anek-rupee', from: 'latin-ext', characters: 'U+20B9' },
  {
    name: 'anek-more',
    from: 'latin',
    characters:
      'U+00A1-00A8, U+00AA-00AF, U+00B1-00B6, U+00B8-00D6, U+00D8-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+20AC, U+2122',
  },
] as const;

/** Writes the files and their style sheet where they do not exist yet. tokens.css imports the style sheet. */
export async function makeFonts(): Promise<void> {
  // The key contains the package's version, so that a new version of the typeface is split again.
  const recipe = JSON.stringify([readFileSync(description, 'utf8'), weights, keepFeatures, faces]);
  const stamp = join(folder, 'recipe.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === recipe) return;
  mkdirSync(folder, { recursive: true });
  for (const { name, from, characters } of faces) {
    const file = join(source, `files/anek-latin-${from}-wght-normal.woff2`);
    const part = await subsetFont(readFileSync(file), textOf(characters), {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures,
    });
    writeFileSync(join(folder, `${name}.woff2`), part);
  }
  writeFileSync(join(folder, 'faces.css'), faces.map(faceRule).join('\n'));
  writeFileSync(stamp, recipe);
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

function faceRule({ name, characters }: (typeof faces)[number]): string {
  return `@font-face {
  font-family: "Anek Latin";
  font-display: swap;
  font-weight: ${weights.min} ${weights.max};
  src: url("./${name}.woff2") format("woff2");
  unicode-range: ${characters};
}`;
}
