// The letters that papers of the college can print: those of English and of the states around, for which server/pdf has fonts.

export const printedScripts = {
  telugu: /\p{Script_Extensions=Telugu}/u,
  devanagari: /\p{Script_Extensions=Devanagari}/u,
  tamil: /\p{Script_Extensions=Tamil}/u,
  kannada: /\p{Script_Extensions=Kannada}/u,
  odia: /\p{Script_Extensions=Oriya}/u,
} as const;
export type PrintedScript = keyof typeof printedScripts;

const scripts = Object.values(printedScripts);
const latin = /[ -\u00ff\u0131\u0152\u0153ẞ₹€–—‘’‚“”„•…‹›⁄−∕]/;
/** A symbol beside a text says nothing that the text does not say; no font of ours has it. */
export const picture =
  /(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0f\u20e3]\u200d?/gu;
const like: readonly (readonly [RegExp, string])[] = [
  [/\p{Dash}/u, '-'],
  [/\p{Quotation_Mark}|[′ʹʻʼ]/u, '’'],
  [/″/, '”'],
  [/\p{Zs}/u, ' '],
  [/™/, '(TM)'],
  [/[\u0300-\u036f]/, ''],
];

/** What a paper shows for a character that no font has: 'Sampat' without its accent is more readable than a box. */
export function asPrinted(letter: string): string {
  if (latin.test(letter)) return letter;
  const plain = letter.normalize('NFD').replace(/(?<=\p{Script=Latin})\p{M}+/gu, '');
  return like.find(([sign]) => sign.test(plain))?.[1] ?? plain;
}

/** The letters, signs and figures of a text that no paper can print, each once. */
export function unprintedLetters(text: string): string[] {
  const shown = text.normalize('NFC').replace(picture, '');
  const isPrinted = (letter: string) =>
    latin.test(asPrinted(letter) || ' ') ||
    /\p{Script=Inherited}/u.test(letter) ||
    scripts.some((script) => script.test(letter));
  return [...new Set(shown.match(/[\p{L}\p{M}\p{N}\p{P}\p{S}]/gu))].filter((letter) => !isPrinted(letter));
}
