// The document around every public page: head, header, footer, pop-ups.
import type { ReactNode } from 'react';
import type { ScriptFile } from '#shared/website/website-content.ts';
import { callBackFormWords } from './forms/form-words.ts';
import { CursorDots } from './frame/cursor-dots.tsx';
import { EnquiryDialog } from './frame/enquiry-dialog.tsx';
import { PageHead } from './frame/page-head.tsx';
import { PhoneBar } from './frame/phone-bar.tsx';
import { SideButton } from './frame/side-button.tsx';
import { SiteFooter } from './frame/site-footer.tsx';
import { SiteHeader } from './frame/site-header.tsx';
import type { StructuredData } from './frame/structured-data.ts';
import { Style } from './frame/style.tsx';
import { WhatsAppHelp } from './frame/whatsapp-help.tsx';
import { Island } from './islands/island.tsx';
import { usePage } from './parts/page-context.ts';
import { SearchDialog } from './search/search-dialog.tsx';
import { searchDialogWords } from './search/search-words.ts';

interface DocumentProps {
  /** Of the page, for the head and the menu. */
  path: string;
  /** Where it is found. */
  address: string;
  structuredData: readonly StructuredData[];
  isHidden: boolean;
  hasHelp: boolean;
  script: string | undefined;
  top: ReactNode;
  children: ReactNode;
}

export function Document({
  path,
  address,
  structuredData,
  isHidden,
  hasHelp,
  script,
  top,
  children,
}: DocumentProps) {
  const { words, files, language, hasKeys, college, colours } = usePage();
  const font = language === 'te' ? files.teluguFont : files.font;
  return (
    <html lang={`${language}-IN`}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {font && <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />}
        <PageHead path={path} address={address} structuredData={structuredData} isHidden={isHidden} />
        <Style style={files.style} />
        {colours && <Style style={{ text: colours }} />}
        {!hasKeys && <Scripts modules={['frame/frame-script.ts', script]} />}
      </head>
      <body>
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-paper focus:px-4 focus:py-2"
        >
          {words.frame.frame.skipToContent}
        </a>
        {top}
        <SiteHeader path={path} address={address} />
        <main id="main">{children}</main>
        <SiteFooter />
        <SideButton />
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
        <CursorDots />
      </body>
    </html>
  );
}

/** The text, the typeface and the first picture of a page come before its scripts; what these import is asked for with them. */
function Scripts({ modules }: { modules: readonly (string | undefined)[] }) {
  const { files } = usePage();
  const scripts = modules.flatMap((name): ScriptFile[] => (name ? [fileOf(files.scripts, name)] : []));
  const preloads = new Set(scripts.flatMap((script) => script.preloads));
  return (
    <>
      {scripts.map(({ src }) => (
        <script key={src} type="module" fetchPriority="low" src={src} />
      ))}
      {[...preloads].map((href) => (
        <link key={href} rel="modulepreload" fetchPriority="low" href={href} />
      ))}
    </>
  );
}

function fileOf(scripts: Readonly<Record<string, ScriptFile>>, name: string): ScriptFile {
  const script = scripts[name];
  if (script) return script;
  throw new Error(`The build has no file of web/site/${name}`);
}
