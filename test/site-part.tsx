import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { college, contact, socialLinks } from '#content/facts.ts';
import { PageProvider } from '#web/site/parts/page-context.ts';
import { shownFacts } from '#web/site/parts/shown-facts.ts';
import { words } from './site-words.ts';
import { startContent, testFiles } from './website.ts';

/** The markup of a part of a page, with the content of a new college around it. */
export function markupOf(part: ReactNode): string {
  const shown = shownFacts(startContent);
  const { today, origin } = startContent;
  return renderToStaticMarkup(
    <PageProvider
      value={{
        language: 'en',
        hasKeys: false,
        words,
        college: { college, contact, socialLinks },
        ...shown,
        files: testFiles,
        today,
        origin,
      }}
    >
      {part}
    </PageProvider>,
  );
}
