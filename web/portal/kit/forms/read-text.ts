import * as z from 'zod/mini';

/** A text of many lines, for a schema. @param read returns what the text says, or the sentence that says what is wrong in it */
export const textReadBy = <T extends object>(read: (text: string) => T | string) =>
  z.pipe(
    z.string(),
    z.transform((text, context) => {
      const found = read(text);
      if (typeof found !== 'string') return found;
      context.issues.push({ code: 'custom', message: found, input: text });
      return z.NEVER;
    }),
  );
