// Cuts the typeface to the characters of the pages: the letters of nearly every English page in one small file, those of a Telugu page,
// Latin ones among them, in another one. What few pages show is in files of their own, which browsers load only for these.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const folder = join(import.meta.dirname, '../../.cache/fonts');

/** All weights in one file. */
const variable = fileURLToPath(
  import.meta.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2'),
);
/**
 * All letters in one file, the Latin ones drawn as in the other. One weight, which browsers embolden: a second file would be another
 * 50 kB for phones that pay by the megabyte.
 */
const telugu = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/anek-telugu/500Medium/AnekTelugu_500Medium.ttf'),
);

/** The weights that the site uses; the original file has 100 to 800. */
const weights = { min: 400, max: 700 };
/** Without kerning, which is a third of the file: with what nearly every page has it comes in the first round trip (14.6 kB). */
const latinFeatures = ['liga', 'tnum'];
/** Positions of marks, tabular figures, the shapes of Telugu. */
const teluguFeatures =
  'kern mark mkmk ccmp locl liga tnum akhn blwf half pstf pref rphf nukt cjct vatu pres abvs blws psts haln abvm blwm dist calt rlig'.split(
    ' ',
  );

/** What nearly every page shows. */
const usual =
  'U+0020-0021, U+0025-0029, U+002B-003B, U+003F-005A, U+0061-007A, U+00A0, U+00A9, U+00B7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026';
/** What few pages show. */
const more =
  'U+0022-0024, U+002A, U+003C-003E, U+005B-0060, U+007B-007E, U+00A1-00FF, U+2022, U+2212, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+20AC, U+2122';
const rupee = 'U+20B9';
/** Without the letters and digits that are no longer written. */
const teluguLetters =
  'U+0C01-0C03, U+0C05-0C0B, U+0C0E-0C10, U+0C12-0C28, U+0C2A-0C33, U+0C35-0C39, U+0C3E-0C43, U+0C46-0C48, U+0C4A-0C4D, U+0C55-0C56, U+200C-200D';
/** 'తెలుగు' */
const teluguName = 'U+0C24, U+0C46, U+0C32, U+0C41, U+0C17';

const files: Readonly<Record<string, { font: string; characters: string }>> = {
  'anek-more': { font: variable, characters: more },
  anek: { font: variable, characters: usual },
  // What nearly every English page has besides: the name of the other language, for which some devices have no letters.
  'anek-signs': { font: telugu, characters: `${rupee}, ${teluguName}` },
  telugu: { font: telugu, characters: `${usual}, ${rupee}, ${teluguLetters}` },
};

/** Of two faces that have a character browsers take the later one, so that `anek-more` may name whole ranges. */
const faces = [
  faceRule('Anek Latin', 'anek-more', more),
  faceRule('Anek Latin', 'anek', usual),
  faceRule('Anek signs', 'anek-signs', rupee),
  faceRule('Telugu name', 'anek-signs', 'U+0C00-0C7F'),
  // Lines are as high as those of Anek Latin.
  faceRule('Anek Telugu', 'telugu', `${usual}, ${rupee}, U+0C00-0C7F, U+200C-200D`, 'descent-override: 20%;'),
];

/** Writes the files and their style sheet where they do not exist yet. tokens.css imports the style sheet. */
export async function makeFonts(): Promise<void> {
  // A new version of the typeface is cut again, and so are changed steps.
  const recipe = createHash('sha256');
  for (const input of [variable, telugu, import.meta.filename]) recipe.update(readFileSync(input));
  const key = recipe.digest('hex');
  const stamp = join(folder, 'inputs.sha256');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
  mkdirSync(folder, { recursive: true });
  for (const [name, { font, characters }] of Object.entries(files)) {
    const made = await subsetFont(readFileSync(font), textOf(characters), {
      targetFormat: 'woff2',
      keepFeatures: font === variable ? latinFeatures : teluguFeatures,
      ...(font === variable && { variationAxes: { wght: weights } }),
    });
    writeFileSync(join(folder, `${name}.woff2`), made);
  }
  writeFileSync(join(folder, 'faces.css'), faces.join('\n'));
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

function faceRule(family: string, name: string, characters: string, override = ''): string {
  const weight = files[name]?.font === variable ? `${weights.min} ${weights.max}` : '400';
  return `@font-face {
  font-family: "${family}";
  font-display: swap;
  font-weight: ${weight};
  src: url("./${name}.woff2") format("woff2");
  unicode-range: ${characters};
  ${override}
}`;
}
