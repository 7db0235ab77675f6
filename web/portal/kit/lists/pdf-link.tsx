import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '#shared/kit/text/say.ts';

/** Downloads a PDF document that the server makes. */
export function PdfLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      download
      className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-ink-soft bg-white px-3 font-semibold transition-colors hover:bg-sand sm:px-4 print:hidden"
    >
      <Download className="size-5 flex-none" aria-hidden="true" />
      {say(children)}
    </a>
  );
}
