import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { startCollege } from '#content/start-college.ts';
import { collegeFacts } from '#shared/website/college/college-facts.ts';
import { PageProvider } from '#web/site/parts/page-context.ts';
import { shownFacts } from '#web/site/parts/shown-facts.ts';
import { heads, words } from './site-words.ts';
import { startContent, testFiles } from './website.ts';

/** The markup of a part of a page, with the content of a new college around it. */
export function markupOf(part: ReactNode): string {
  const college = collegeFacts(startCollege, 'en');
  const shown = shownFacts(startContent, college);
  const { today, origin } = startContent;
  return renderToStaticMarkup(
    <PageProvider
      value={{
        path: '/',
        address: '/',
        language: 'en',
        hasScripts: true,
        colours: '',
        isSample: true,
        logo: null,
        words,
        heads,
        college,
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
