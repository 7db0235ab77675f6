// The two colours of the college. A colour with which a text would be hard to read is refused with its contrast.

const least = 4.5;
const channel = (value: number) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of '#rrggbb', as WCAG has it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What stands on the main colour, and what the main colour stands on: the darkest ground of texts in it (web/styles/tokens.css). */
const onMain = [
  { colour: '#ffffff', says: 'white text on it' },
  { colour: '#d8efef', says: 'it as text on the pale ground' },
];
/** The ink, which buttons in the second colour carry. */
const onSecond = [{ colour: '#112b33', says: 'dark text on it' }];

/** @returns a sentence with the figure where a text would be below 4.5:1 */
export function contrastFault(colour: string, kind: 'main' | 'second'): string | undefined {
  const pairs = kind === 'main' ? onMain : onSecond;
  const [worst] = pairs
    .map(({ colour: other, says }) => ({ says, value: contrast(colour, other) }))
    .toSorted((a, b) => a.value - b.value);
  if (!worst || worst.value >= least) return undefined;
  // Rounded down: 4.49 is not 4.5.
  const figure = (Math.floor(worst.value * 10) / 10).toFixed(1);
  return `This colour is hard to read: ${worst.says} has ${figure}:1, and needs ${least}:1. Choose a ${kind === 'main' ? 'darker' : 'lighter'} one.`;
}

/** The rules that put the colours in the place of those of the start, which are '' (web/styles/tokens.css). */
export function colourRules(main: string, second: string): string {
  const rules = [
    ...(main ? [`--color-teal:${main}`, `--color-teal-deep:color-mix(in oklab,${main} 80%,#000)`] : []),
    ...(second ? [`--color-turmeric:${second}`] : []),
  ];
  // Weaker than the rules of the dark portals.
  return rules.length > 0 ? `:where(:root){${rules.join(';')}}` : '';
}
