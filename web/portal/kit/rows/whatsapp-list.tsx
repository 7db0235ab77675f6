import type { ReactNode } from 'react';

interface WhatsAppRow {
  id: string;
  name: string;
  /** Beside or below the name. */
  more?: ReactNode;
  /** Who can be written to; empty: none of them has a phone. Left out: nothing is written by WhatsApp. */
  links?: readonly { text: string; name: string; href: string }[];
  onOpen?: () => void;
}

/** People, each with the chat in WhatsApp that opens with the text for them. */
export function WhatsAppList({ label, rows }: { label: string; rows: readonly WhatsAppRow[] }) {
  return (
    <ul className="mt-2 max-h-80 overflow-y-auto border-y border-line" tabIndex={0} aria-label={label}>
      {rows.map(({ id, name, more, links, onOpen }) => (
        <li
          key={id}
          className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 border-b border-line py-1 last:border-0"
        >
          <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
            {name}
            {more}
          </span>
          <span className="flex flex-none">
            {links?.map((link) => (
              <a
                key={link.text}
                href={link.href}
                target="_blank"
                rel="noopener"
                aria-label={link.name}
                onClick={onOpen}
                className="inline-flex min-h-11 items-center px-3 font-semibold text-teal hover:underline"
              >
                {link.text}
              </a>
            ))}
            {links?.length === 0 && <span className="px-3 text-ink-soft">no phone</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Follows the name of those whose chat was opened. */
export const OpenedMark = () => <strong className="font-semibold text-teal"> · opened</strong>;
