import { Download } from 'lucide-react';
import type { ExportFormat } from '#shared/kit/exports.ts';
import { say } from '#shared/kit/text/say.ts';

interface ExportLinkProps {
  href: string;
  /** Default: 'Export'. */
  label?: string;
  /** The list has phone numbers. */
  hasPhones?: boolean;
  /** The same as a paper. */
  pdfHref?: string;
}

/** Downloads all pages of the filtered list with one click: as a workbook for people, as CSV for programs. */
export function ExportLink({ href, label = 'Export', hasPhones = false, pdfHref }: ExportLinkProps) {
  const addressOf = (format: ExportFormat) => `${href}${href.includes('?') ? '&' : '?'}format=${format}`;
  const linkOf = (address: string, text: string) => (
    <a
      href={address}
      download
      aria-label={`${say(label)} ${text}`}
      className="inline-flex min-h-11 items-center rounded-sm px-2 font-semibold text-teal hover:bg-sea-pale"
    >
      {say(text)}
    </a>
  );
  return (
    <div className="ml-auto flex flex-wrap items-center print:hidden">
      <span className="mr-1 inline-flex items-center gap-2 text-ink-soft" aria-hidden="true">
        <Download className="size-5" />
        {say(label)}
      </span>
      {linkOf(addressOf('xlsx'), 'Excel')}
      {linkOf(addressOf('csv'), 'CSV')}
      {hasPhones && linkOf(addressOf('plain'), 'CSV, plain phones')}
      {pdfHref && linkOf(pdfHref, 'PDF')}
    </div>
  );
}
