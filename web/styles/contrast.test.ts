// The colours that stand on each other, as the class names and the rules of the style sheets have them, in the light and in the dark:
// what no browser shows at rest (under the hand, with an error, disabled, with the focus), and what axe does not look at.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast } from '#shared/website/college/college-colours.ts';

type Colours = Readonly<Record<string, string>>;

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** '#rrggbb' of oklch(). */
function hex(value: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = (value.match(/[\d.]+/g) ?? []).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${[
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
    .map((part) => {
      const light = Math.min(1, Math.max(0, part));
      const seen = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
      return Math.round(255 * seen)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;
}

function coloursIn(css: string): Colours {
  const named = css.matchAll(/--color-([a-z-]+): ([^;]+);/g);
  return Object.fromEntries(
    Array.from(named, ([, name = '', value = '']) => {
      const short = /^#(.)(.)(.)$/.exec(value);
      const long = short
        ? `#${short
            .slice(1)
            .map((digit) => digit + digit)
            .join('')}`
        : value;
      return [name, value.startsWith('oklch') ? hex(value) : long];
    }),
  );
}

const light = coloursIn(read('web/styles/tokens.css'));
const [, darkCss = '', frameCss = ''] = read('web/styles/dark.css').split(
  /\[data-theme="dark"\](?: \.portal-frame)? \{/,
);
const dark = { ...light, ...coloursIn(darkCss) };
const modes: Readonly<Record<string, Colours>> = {
  light,
  dark,
  'dark frame': { ...dark, ...coloursIn(frameCss) },
};

/** That colour at a share of its strength over another one. */
const over = (top: string, share: number, ground: string) =>
  `#${[1, 3, 5]
    .map((at) => [top, ground].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)))
    .map(([one = 0, other = 0]) =>
      Math.round(one * share + other * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

interface Pair {
  text: string;
  ground: string;
  where: string;
}

/** Of the class names in one string: what its text stands on, at rest and in each of its states. */
function pairsOf(classes: string, where: string): Pair[] {
  const found = { bg: new Map<string, string>(), text: new Map<string, string>() };
  for (const [, state = '', kind = '', name = ''] of classes.matchAll(
    /(?<![^\s'"`])((?:[\w[\]&=<>()-]+:)*)(bg|text)-([a-z]+(?:-[a-z]+)?)(?![^\s'"`])/g,
  ))
    if (name in light) found[kind as keyof typeof found].set(state, name);
  const states = new Set([...found.bg.keys(), ...found.text.keys()]);
  return [...states].flatMap((state) => {
    const text = found.text.get(state) ?? found.text.get('');
    const ground = found.bg.get(state) ?? found.bg.get('');
    return text && ground ? [{ text, ground, where: `${where} ${state}` }] : [];
  });
}

/** Of the rules of the style sheets. */
const rulePairs = (file: string) =>
  Array.from(read(file).matchAll(/([^{};]+)\{([^{}]*)\}/g), ([, rule = '', body = '']) => ({
    text: /(?<![\w-])color: var\(--color-([a-z-]+)\)/.exec(body)?.[1] ?? '',
    ground: /background: var\(--color-([a-z-]+)\)/.exec(body)?.[1] ?? '',
    where: `${file} ${rule.trim()}`,
  })).filter(({ text, ground }) => text && ground);

const pairsIn = (folders: string) =>
  globSync(`web/${folders}/**/*.{ts,tsx}`, { cwd: root }).flatMap((file) =>
    Array.from(read(file).matchAll(/'[^'\n]+'|"[^"\n]+"|`[^`]+`/g), ([classes]) =>
      pairsOf(classes, file),
    ).flat(),
  );
const portal = [...pairsIn('{portal,ui}'), ...globSync('web/styles/*.css', { cwd: root }).flatMap(rulePairs)];
const site = pairsIn('site');
const grounds = ['paper', 'white', 'sand'];

/** What is below that contrast, each pair once. */
function tooLow(pairs: readonly Pair[], names: readonly string[], least: number): string[] {
  return names.flatMap((mode) => {
    const of = modes[mode] ?? {};
    const low = pairs
      .map((pair) => ({ ...pair, is: contrast(of[pair.text] ?? '', of[pair.ground] ?? '') }))
      .filter(({ is }) => !(is >= least));
    return low.map(
      ({ text, ground, where, is }) => `${mode}: ${text} on ${ground} ${is.toFixed(2)} ${where}`,
    );
  });
}

test('every text has 4.5:1 on its ground, in every state', () => {
  expect(portal.length + site.length).toBeGreaterThan(50);
  expect(tooLow(portal, ['light'], 4.5)).toEqual([]);
  // Buttons in turmeric are the site's.
  const inDark = portal.filter(({ ground }) => ground !== 'turmeric');
  expect(tooLow(inDark, ['dark'], 4.5)).toEqual([]);
  expect(tooLow(site, ['light'], 4.5)).toEqual([]);
  const everywhere = ['ink', 'ink-soft', 'teal', 'teal-deep', 'madder'].flatMap((text) =>
    grounds.map((ground) => ({ text, ground, where: 'everywhere' })),
  );
  expect(tooLow(everywhere, ['light', 'dark'], 4.5)).toEqual([]);
});

test('every ground shows the ring of the focus and the edge of a field', () => {
  // The ring is around a control: it stands on what the control stands on.
  const pale = [...grounds, 'sea-pale', 'turmeric-pale', 'madder-pale'];
  for (const [mode, behind] of [
    ['light', [...pale, 'teal', 'teal-deep', 'ink']],
    ['dark', pale],
    ['dark frame', ['ink']],
  ] as const)
    for (const ground of behind) {
      const of = modes[mode] ?? {};
      const ring = ['turmeric', 'ink'].map((name) => contrast(of[name] ?? '', of[ground] ?? ''));
      expect.soft(Math.max(...ring), `${mode}: ring on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  const edges = grounds.map((ground) => ({ text: 'ink-soft', ground, where: 'edge' }));
  expect(tooLow(edges, ['light', 'dark'], 3)).toEqual([]);
});

test('a disabled button can still be read', () => {
  const source = read('web/ui/button-class.ts');
  const share = Number(/disabled:opacity-(\d+)/.exec(source)?.[1]) / 100;
  for (const mode of ['light', 'dark'])
    for (const { text, ground } of [
      ...pairsOf("'bg-teal text-white'", ''),
      ...pairsOf("'bg-white text-ink'", ''),
    ]) {
      const of = modes[mode] ?? {};
      const paper = of.paper ?? '';
      const [letters, below] = [text, ground].map((name) => over(of[name] ?? '', share, paper));
      expect
        .soft(contrast(letters ?? '', below ?? ''), `${mode}: ${text} on ${ground}`)
        .toBeGreaterThanOrEqual(3);
    }
});

test('the parts of a chart are seen beside each other and on their ground', () => {
  const chart = read('web/ui/bar-chart.tsx');
  const fills = Array.from(chart.matchAll(/'fill-([a-z-]+)'/g), ([, name = '']) => name);
  const ground = /<svg className="[^"]*bg-([a-z-]+)/.exec(chart)?.[1] ?? '';
  const edge = /light-dark\(var\(--color-([a-z-]+)\),var\(--color-([a-z-]+)\)\)/.exec(chart)?.slice(1) ?? [];
  for (const [at, mode] of ['light', 'dark'].entries()) {
    const of = modes[mode] ?? {};
    const seen = (...names: string[]) => {
      const [one = '', other = ''] = names.map((name) => of[name] ?? '');
      return contrast(one, other) >= 3;
    };
    const line = edge[at] ?? '';
    for (const [place, fill] of fills.entries()) {
      expect
        .soft(seen(fill, ground) || (seen(line, ground) && seen(line, fill)), `${mode}: ${fill} on ${ground}`)
        .toBe(true);
      const next = fills[place + 1];
      if (next)
        expect
          .soft(seen(fill, next) || (seen(fill, line) && seen(next, line)), `${mode}: ${fill} beside ${next}`)
          .toBe(true);
    }
  }
});
