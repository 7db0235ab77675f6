import { Download } from 'lucide-react';
import type { ExportFormat } from '#shared/kit/exports.ts';

interface ExportLinkProps {
  href: string;
  /** Default: 'Export'. */
  label?: string;
  /** The list has phone numbers. */
  hasPhones?: boolean;
}

/** Downloads all pages of the filtered list: as a workbook for people, as CSV for programs. */
export function ExportLink({ href, label = 'Export', hasPhones = false }: ExportLinkProps) {
  const linkOf = (format: ExportFormat, text: string) => (
    <a
      href={`${href}${href.includes('?') ? '&' : '?'}format=${format}`}
      download
      onClick={(event) => event.currentTarget.closest('details')?.removeAttribute('open')}
      className="flex min-h-11 items-center px-3 hover:bg-paper"
    >
      {text}
    </a>
  );
  return (
    <details className="relative ml-auto flex-none print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-3 font-semibold text-teal hover:bg-sea-pale">
        <Download className="size-5" aria-hidden="true" />
        {label}
      </summary>
      <div className="absolute right-0 z-10 mt-1 w-64 rounded-sm border border-line bg-white py-1 shadow-lift">
        {linkOf('xlsx', 'Excel workbook')}
        {linkOf('csv', 'CSV')}
        {hasPhones && linkOf('plain', 'CSV, plain phone numbers')}
      </div>
    </details>
  );
}
