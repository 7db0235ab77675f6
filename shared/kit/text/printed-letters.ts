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
const latin = /[ -\u00ff\u0131\u0152\u0153ẞ]/;

/** A letter that no font has loses its accent: 'Sampat' is more readable than a box. */
export function withoutAccent(letter: string): string {
  return latin.test(letter) ? letter : letter.normalize('NFD').replace(/(?<=\p{Script=Latin})\p{M}+/gu, '');
}

/** The letters, signs and figures of a text that no paper can print, each once. */
export function unprintedLetters(text: string): string[] {
  const letters = text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]/gu) ?? [];
  const isPrinted = (letter: string) =>
    latin.test(withoutAccent(letter)) ||
    /\p{Script=Inherited}/u.test(letter) ||
    scripts.some((script) => script.test(letter));
  return [...new Set(letters)].filter((letter) => !isPrinted(letter));
}
