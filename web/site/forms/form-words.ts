import type { SomeWords, Words } from '#web/site/parts/page-context.ts';

/** The words of every form that goes out by WhatsApp, for its island. */
export const chatFormWords = ({ frame: { frame }, callBack: { sent }, whatsapp }: Words) =>
  ({
    frame: { frame: { close: frame.close, opensInNewTab: frame.opensInNewTab } },
    callBack: { sent },
    whatsapp: {
      whatsAppWords: { blocked: whatsapp.whatsAppWords.blocked, open: whatsapp.whatsAppWords.open },
    },
  }) satisfies SomeWords;

/** Of one that also keeps the enquiry where the visitor allows it. */
export const callBackFormWords = (words: Words) =>
  ({ ...chatFormWords(words), callBack: words.callBack }) satisfies SomeWords;
