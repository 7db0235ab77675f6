import { withoutBreaks } from '#shared/kit/format.ts';
import { phonePieces } from '#shared/kit/phones/phones-in-text.ts';

/** A text of the office: its phone numbers are called with one tap and, like its amounts, stay on one line. */
export function CallableText({ text }: { text: string }) {
  return phonePieces(text).map(({ at, text: words, link }) =>
    link ? (
      <a key={at} href={link} className="whitespace-nowrap text-teal underline underline-offset-4">
        {words}
      </a>
    ) : (
      withoutBreaks(words)
    ),
  );
}
