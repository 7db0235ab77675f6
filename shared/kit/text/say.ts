// What a portal says, in the language of the account. The texts stay where they are used, in English:
//   say('{amount} in all', { amount })
// The English text finds the one of another language, which is beside the screen (…-telugu.ts) and loaded with that language only.
import type { Language } from '#shared/kit/languages.ts';

/** How a language writes dates and times; those of all languages: shared/kit/dates-in.ts. */
export interface DateWords {
  /** Twelve names, with spaces between. */
  months: string;
  /** @param clock '9:30', of twelve hours */
  time: (clock: string, hour: number) => string;
}

export interface Spoken {
  language: Language;
  dates: DateWords;
  texts: ReadonlyMap<string, string>;
  /** A sentence that has its values already, from the server or from shared/; undefined where it is not known. */
  hear: (sentence: string) => string | undefined;
}

let spoken: Spoken | undefined;

/** For browsers, once, before the first screen: the server answers everybody, and never does. */
export function speak(language: Spoken | undefined): void {
  spoken = language;
}

export const spokenDates = () => spoken?.dates;
export const spokenLanguage = (): Language => spoken?.language ?? 'en';

/** @param given what is no text, is given back */
export function say(text: string, values?: Readonly<Record<string, string | number>>): string;
export function say<T>(given: T): T;
export function say(text: unknown, values?: Readonly<Record<string, string | number>>): unknown {
  if (typeof text !== 'string') return text;
  const said = spoken?.texts.get(text) ?? spoken?.hear(text) ?? text;
  const full = values
    ? said.replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place))
    : said;
  // No line begins with the sign.
  return full.replaceAll(' %', '\u00a0%');
}
