import { Download } from 'lucide-react';

interface ExportLinkProps {
  href: string;
  /** Default: 'Export CSV'. */
  label?: string;
}

/** Downloads all pages of the filtered list as CSV. */
export function ExportLink({ href, label = 'Export CSV' }: ExportLinkProps) {
  return (
    <a
      href={href}
      download
      className="ml-auto inline-flex flex-none min-h-11 items-center gap-2 rounded-sm px-3 font-semibold text-teal hover:bg-sea-pale print:hidden"
    >
      <Download className="size-5" aria-hidden="true" />
      {label}
    </a>
  );
}
