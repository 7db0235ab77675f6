import type { Phrase } from '#shared/kit/whatsapp.ts';
import { useWords, type Words } from '#web/site/parts/page-context.ts';

/** What the messages of a form are in the language of the page: those of shared/website/forms are English. */
export function usePhrases(form: keyof Words['forms']['formPhrases']): Phrase {
  const { formPhrases } = useWords('forms');
  const phrases: Readonly<Record<string, string>> = { ...formPhrases.every, ...formPhrases[form] };
  return (english) => {
    const [number = ''] = /\d+/.exec(english) ?? [];
    return phrases[english] ?? phrases[english.replace(number, '#')]?.replace('#', number) ?? english;
  };
}
