// The document around every public page: head, header, footer, pop-ups.
import type { ReactNode } from 'react';
import { callBackFormWords } from './forms/form-words.ts';
import { EnquiryDialog } from './frame/enquiry-dialog.tsx';
import { Script, Style } from './frame/in-page.tsx';
import { PageHead } from './frame/page-head.tsx';
import { PhoneBar } from './frame/phone-bar.tsx';
import { SiteFooter } from './frame/site-footer.tsx';
import { SiteHeader } from './frame/site-header.tsx';
import type { StructuredData } from './frame/structured-data.ts';
import { WhatsAppHelp } from './frame/whatsapp-help.tsx';
import { Island } from './islands/island.tsx';
import { cursorTrailDots } from './parts/motion.ts';
import { usePage } from './parts/page-context.ts';
import { SearchDialog } from './search/search-dialog.tsx';
import { searchDialogWords } from './search/search-words.ts';

interface DocumentProps {
  structuredData: readonly StructuredData[];
  isHidden: boolean;
  hasHelp: boolean;
  script: string | undefined;
  top: ReactNode;
  children: ReactNode;
}

export function Document({ structuredData, isHidden, hasHelp, script, top, children }: DocumentProps) {
  const { words, files, language, hasScripts, college, colours } = usePage();
  const font = language === 'te' ? files.teluguFont : files.font;
  return (
    <html lang={`${language}-IN`}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {font && <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />}
        <PageHead structuredData={structuredData} isHidden={isHidden} />
        <Style style={files.style} />
        {colours && <Style style={{ text: colours }} />}
      </head>
      <body>
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-paper focus:px-4 focus:py-2"
        >
          {words.frame.frame.skipToContent}
        </a>
        {top}
        <SiteHeader />
        <main id="main">{children}</main>
        <SiteFooter />
        <button
          type="button"
          command="show-modal"
          commandfor="enquiry"
          className="no-print fixed top-1/2 right-0 z-20 hidden origin-bottom-right -translate-y-full -rotate-90 rounded-t-sm bg-teal px-4 py-2 font-semibold text-white hover:bg-ink md:block"
        >
          {words.enquiry.enquiry.openButton}
        </button>
        <PhoneBar />
        <Island
          name="enquiry"
          of={EnquiryDialog}
          props={{ number: college.whatsApp }}
          words={(all) => ({ ...callBackFormWords(all, 'enquiry'), enquiry: all.enquiry })}
        />
        <Island
          name="search"
          of={SearchDialog}
          props={{ number: college.whatsApp }}
          words={searchDialogWords}
          loadsWords
        />
        {hasHelp && <WhatsAppHelp />}
        {/* The dots that follow the pointer, added to the page by cursor-trail on devices with a mouse. */}
        <template id="cursor-dots">
          <div className="cursor-trail no-print" aria-hidden="true">
            {Array.from({ length: cursorTrailDots }, (_, number) => (
              <i key={number} hidden />
            ))}
          </div>
        </template>
        {hasScripts && <Script module="site-script.ts" />}
        {hasScripts && script && <Script module={script} />}
      </body>
    </html>
  );
}
