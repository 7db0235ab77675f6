import type { ComponentProps } from 'react';
import type { Link } from '#shared/website/content.ts';
import { useLink, useWords } from '#web/site/parts/page-context.ts';

/** The look of a link beside the text. */
export const linkClass =
  'inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4';

interface TextLinkProps extends ComponentProps<'a'> {
  /** A link of the words, in place of an address and its text. */
  link?: Link;
  /** Also a page of this site. */
  opensTab?: boolean;
}

/** A link to a page in the language of this one. Links to other sites open in a new tab, and say so. */
export function TextLink({
  link,
  href = link?.url ?? '',
  children = link?.label,
  className = linkClass,
  opensTab = /^https?:/.test(href),
  ...attributes
}: TextLinkProps) {
  return (
    <a
      href={useLink(href)}
      {...attributes}
      className={className}
      {...(opensTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {opensTab && <NewTab />}
    </a>
  );
}

/** For screen readers, in a link that opens another tab. */
export function NewTab() {
  const { frame } = useWords('frame');
  return <span className="sr-only"> ({frame.opensInNewTab})</span>;
}
