import type { SomeWords, Words } from '#web/site/parts/page-context.ts';

type Form = keyof Words['forms']['formPhrases'];

/** What a form says besides the words of its page. */
export const phraseWords = ({ forms: { formPhrases } }: Words, form: Form) => ({
  forms: { formPhrases: { every: formPhrases.every, [form]: formPhrases[form] } },
});

/** The words of every form that goes out by WhatsApp, for its island. */
export const chatFormWords = (words: Words, form: Form) => {
  const { frame, callBack, whatsapp } = words;
  return {
    ...phraseWords(words, form),
    frame: { frame: { close: frame.frame.close, opensInNewTab: frame.frame.opensInNewTab } },
    callBack: { sent: callBack.sent },
    whatsapp: {
      whatsAppWords: { blocked: whatsapp.whatsAppWords.blocked, open: whatsapp.whatsAppWords.open },
    },
  } satisfies SomeWords;
};

/** Of one that also keeps the enquiry where the visitor allows it. */
export const callBackFormWords = (words: Words, form: Form) =>
  ({ ...chatFormWords(words, form), callBack: words.callBack }) satisfies SomeWords;
