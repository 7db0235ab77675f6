// The words of a portal in both languages. A noun has one table, each text in English and Telugu beside each other:
//   export const feeWords = inBoth({ due: { en: 'Due', te: 'బకాయి' }, until: { en: 'until {day}', te: '{day} లోపు' } });
// A component takes the texts of the reader's language from it, and fills their places:
//   const words = useWords(feeWords);   <p>{filled(words.until, { day })}</p>
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Language } from '#shared/routes.ts';
import { sessionQuery } from '#web/api/session.ts';

type Table = Readonly<Record<string, Readonly<Record<Language, string>>>>;
export type Words<T extends Table> = { readonly [Key in keyof T]: string };

/** Both languages of a table, each as one object: it is made once, when the table is loaded. */
export interface InBoth<T extends Table> {
  readonly en: Words<T>;
  readonly te: Words<T>;
}

export function inBoth<const T extends Table>(table: T): InBoth<T> {
  const inOne = (language: Language) =>
    Object.fromEntries(Object.entries(table).map(([key, text]) => [key, text[language]])) as Words<T>; // the same keys
  return { en: inOne('en'), te: inOne('te') };
}

/** The language of the signed-in account; English until it is known. */
export function useLanguage(): Language {
  return useQuery(sessionQuery).data?.language ?? 'en';
}

export function useWords<T extends Table>(words: InBoth<T>): Words<T> {
  return words[useLanguage()];
}

/** A portal whose screens are in both languages says so to browsers and screen readers. */
export function useDocumentLanguage(): void {
  const language = useLanguage();
  useEffect(() => {
    document.documentElement.lang = `${language}-IN`;
  }, [language]);
}

/** 'until {day}' → 'until 5 Jan 2026' */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place));
}
