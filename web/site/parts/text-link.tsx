import type { ReactNode } from 'react';
import { frame } from '#content/en/frame.ts';
import { externalProps, isExternal } from './button-link.tsx';

/** A link in running text or a list. Links to other sites open in a new tab, and say so. */
export function TextLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a href={href} className={className} {...externalProps(href)}>
      {children}
      {isExternal(href) && <span className="sr-only"> ({frame.opensInNewTab})</span>}
    </a>
  );
}
