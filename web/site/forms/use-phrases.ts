import type { Phrase } from '#shared/kit/phones/whatsapp.ts';
import { useWords, type Words } from '#web/site/parts/page-context.ts';

/** @param phrases by the English ones, with # for a number */
export function phraseIn(phrases: Readonly<Record<string, string>>): Phrase {
  return (english) => {
    const [number = ''] = /\d+/.exec(english) ?? [];
    return phrases[english] ?? phrases[english.replace(number, '#')]?.replace('#', number) ?? english;
  };
}

/** What a form says in the language of the page: the messages of shared/website/forms are English. */
export function usePhrases(form: keyof Words['forms']['formPhrases']): Phrase {
  const { formPhrases } = useWords('forms');
  return phraseIn({ ...formPhrases.every, ...formPhrases[form] });
}
