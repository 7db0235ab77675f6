// Simple drawings of other companies' logos, which the icon library no longer has.
const paths = {
  facebook: 'M14 8.5h2.5V5H14c-2.5 0-4 1.6-4 4v2H7.5v3.5H10V21h3.5v-6.5h2.6l.5-3.5h-3.1V9.3c0-.5.2-.8.5-.8Z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3H8Zm4 2.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4Zm0 2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Zm4.6-3.4a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
  linkedin:
    'M4 9.5h3.4V20H4V9.5Zm1.7-5a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8ZM9.6 9.5h3.2V11c.5-.9 1.7-1.8 3.3-1.8 3 0 3.9 1.9 3.9 4.8v6h-3.4v-5.4c0-1.4-.3-2.5-1.7-2.5s-1.9 1-1.9 2.4V20H9.6V9.5Z',
  whatsapp:
    'M12 3a9 9 0 0 0-7.7 13.6L3 21l4.5-1.2A9 9 0 1 0 12 3Zm0 2a7 7 0 1 1-3.7 12.9l-.4-.2-2 .5.5-1.9-.3-.4A7 7 0 0 1 12 5ZM9.3 8.2c-.3 0-.9.3-.9 1.5 0 2 3 5 5.4 5.4 1.4.2 2-.7 2-1.2 0-.3-.1-.4-.4-.5l-1.5-.7c-.2-.1-.4 0-.5.2l-.5.6c-.1.1-.3.2-.5.1-1-.4-1.9-1.2-2.4-2.2-.1-.2 0-.3.1-.5l.4-.5c.1-.2.1-.3 0-.5l-.6-1.4c-.1-.2-.3-.3-.6-.3Z',
} as const;

export type BrandName = keyof typeof paths;

/** @param name selects the drawing; the link around it has the text */
export function BrandIcon({ name, className }: { name: BrandName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} fill="currentColor" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
