interface LinkRowsProps {
  links: readonly { url: string; label: string }[];
}

/** Links to related pages, one per line. */
export function LinkRows({ links }: LinkRowsProps) {
  return (
    <ul className="mt-3 border-t border-line">
      {links.map(({ label, url }) => (
        <li key={url} className="border-b border-line">
          <a href={url} className="flex min-h-11 items-center font-medium text-teal hover:underline">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
