import { Fragment } from 'react';
import { noticeParagraphs } from '#shared/website/notices/notice-text.ts';
import { isMarked, withoutMarks } from '#web/site/in-language.ts';
import { TextLink } from '#web/site/parts/links/text-link.tsx';

const link = 'font-medium text-teal underline underline-offset-4';

/** The paragraphs of a notice; a text of the office is never markup. */
export function NoticeText({ text }: { text: string }) {
  return noticeParagraphs(withoutMarks(text)).map(({ at, pieces }) => (
    <p
      key={at}
      lang={isMarked(text) ? 'en' : undefined}
      className="mt-3 max-w-text whitespace-pre-line wrap-anywhere"
    >
      {pieces.map(({ at: place, text: words, url }) =>
        url ? (
          <TextLink key={place} href={url} className={link}>
            {words}
          </TextLink>
        ) : (
          <Fragment key={place}>{words}</Fragment>
        ),
      )}
    </p>
  ));
}
